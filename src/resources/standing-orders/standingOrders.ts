// Scaffolded by Frontage from the type `StandingOrder`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
import type { Resource } from '../../address/resource.ts';

export const standingOrders: Resource = {
  slug: 'standing-orders',
  label: 'Standing order',
  pluralLabel: 'Standing orders',
  description: 'What a customer gets again and again without asking.',
};

// Scaffolded by Frontage from the type `Employee`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import type { Resource } from '../../address/resource.ts';

export const employees: Resource = {
  slug: 'employees',
  label: 'Employee',
  pluralLabel: 'Employees',
  description: 'People who work at the roastery.',
};

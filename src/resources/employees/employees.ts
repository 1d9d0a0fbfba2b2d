// Scaffolded by Frontage from the type `Employee`. `frontage pull` keeps your edits.
import type { Resource } from '../../address/resource.ts';

export const employees: Resource = {
  slug: 'employees',
  label: 'Employee',
  pluralLabel: 'Employees',
  description: 'People who work at the roastery.',
};

// Scaffolded by Frontage from `Query.currentEmployee`. `frontage pull` keeps your edits.
import type { Tool } from 'frontage/address/tool';

export const currentEmployee: Tool = {
  slug: 'current-employee',
  label: 'Current employee',
  description: 'The employee who is signed in.',
  root: 'currentEmployee',
};

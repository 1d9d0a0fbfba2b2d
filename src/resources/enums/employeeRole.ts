// Scaffolded by Frontage from the enum `EmployeeRole`. `frontage pull` keeps your edits.
import type { Choices } from 'frontage/lists/choices';

export const employeeRole = {
  SALES: { label: 'Sales', tone: 'neutral' },
  WAREHOUSE: { label: 'Warehouse', tone: 'neutral' },
  ACCOUNTING: { label: 'Accounting', tone: 'neutral' },
  ADMIN: { label: 'Admin', tone: 'neutral' },
} satisfies Choices;

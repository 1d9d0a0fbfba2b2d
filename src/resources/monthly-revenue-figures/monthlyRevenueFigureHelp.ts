// Scaffolded by Frontage from the descriptions of `MonthlyRevenueFigure`. `frontage pull` keeps
// your edits.
/** What the fields of one monthly revenue figure mean. */
export const monthlyRevenueFigureHelp = {
  revenue: 'Sum of the invoices, without tax.',
  month: 'First day of the month.',
  invoiceCount: 'Number of invoices.',
  averageAmount: 'Average of the invoices, without tax.',
};

// Scaffolded by Frontage from the descriptions of `OverdueInvoice`. `frontage pull` keeps your
// edits.
/** What the fields of one overdue invoice mean. */
export const overdueInvoiceHelp = {
  amount: 'To be paid, tax included.',
  daysOverdue: 'Days since the due date.',
  balanceDue: 'What is still to be paid.',
  customer: 'Who has to pay.',
  accountManager: 'The person in sales to ask.',
  invoice: 'The invoice itself.',
};

// Scaffolded by Frontage from the descriptions of `OverdueInvoice`. `frontage pull` keeps your
// edits.
/** What the fields of one overdue invoice mean. */
export const overdueInvoiceHelp = {
  daysOverdue: 'Days since the due date.',
  amount: 'To be paid, tax included.',
  balanceDue: 'What is still to be paid.',
  invoice: 'The invoice itself.',
  customer: 'Who has to pay.',
  accountManager: 'The person in sales to ask.',
};

// Scaffolded by Frontage from the descriptions of `Invoice`. `frontage pull` keeps your edits.
/** What the fields of one invoice mean. */
export const invoiceHelp = {
  amount: 'To be paid, tax included.',
  taxAmount: 'Value added tax within the amount.',
  paidAmount: 'Received so far.',
  refundedAmount: 'Paid back so far.',
  paidOn: 'Date of the last payment.',
  sentTo: 'E-mail address that the invoice went to.',
  pdfUrl: 'The invoice as the customer got it.',
  balanceDue: 'What is still to be paid.',
  isOverdue: 'Whether it should have been paid by now.',
  customer: 'Who has to pay.',
  order: 'The order that is charged.',
  createdAt: 'When the record was made.',
  updatedAt: 'Last change.',
};

// Scaffolded by Frontage from the descriptions of `Customer`. `frontage pull` keeps your edits.
/** What the fields of one customer mean. */
export const customerHelp = {
  creditLimit: 'Most they may owe us at a time, in their currency.',
  customerSince: 'Date of the first order.',
  kind: 'What kind of business they are.',
  email: 'Where order confirmations and invoices go.',
  vatNumber: 'VAT registration number, as it appears on invoices.',
  discountPercent: 'Taken off the list price of everything they buy.',
  paymentTermsDays: 'Days between the invoice and its due date.',
  deliveryDays: 'Days on which someone can take a delivery.',
  newsletter: 'Whether they get the monthly coffee letter.',
  fullAddress: 'Billing address on one line.',
  openAmount: 'What they owe us now, in their currency.',
  preferences: 'Machines, taste and packaging, as told to sales.',
  notes: 'For colleagues only; never shown to the customer.',
  accountManager: 'The person in sales who looks after them.',
  mergedInto: 'The customer that took over when two records turned out to be the same business.',
  createdAt: 'When the record was made.',
  updatedAt: 'Last change.',
};

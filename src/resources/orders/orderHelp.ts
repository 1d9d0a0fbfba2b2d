// Scaffolded by Frontage from the descriptions of `Order`. `frontage pull` keeps your edits.
/** What the fields of one order mean. */
export const orderHelp = {
  total: 'What the customer pays.',
  paymentStatus: 'Whether it is paid; follows the invoice once there is one.',
  requestedOn: 'Day on which the customer would like it.',
  subtotal: 'Sum of the lines.',
  taxAmount: 'Value added tax.',
  purchaseOrderNumber: "The customer's own reference.",
  isRush: 'Goes out with the next van.',
  weightKg: 'Weight of the goods in kilograms.',
  lineCount: 'Number of lines.',
  cancellationReason: 'Why it was cancelled.',
  internalNotes: 'For colleagues only; never shown to the customer.',
  metadata: 'What the web shop told us about the order.',
  customer: 'Who ordered.',
  salesRep: 'Who took the order.',
  deliveryAddress: 'Where it goes.',
  shippedAt: 'When it left the house.',
  createdAt: 'When the record was made.',
  updatedAt: 'Last change.',
};

// Scaffolded by Frontage from the descriptions of `Payment`. `frontage pull` keeps your edits.
/** What the fields of one payment mean. */
export const paymentHelp = {
  invoice: 'The invoice that was paid.',
  createdAt: 'When the record was made.',
};

// Scaffolded by Frontage from the descriptions of `DeliveryAddress`. `frontage pull` keeps your
// edits.
/** What the fields of one delivery address mean. */
export const deliveryAddressHelp = {
  isDefault: 'Used unless an order says otherwise.',
  instructions: 'What the driver has to know.',
  openingHours: 'Opening hours for each weekday.',
  customer: 'Whose address it is.',
  createdAt: 'When the record was made.',
  updatedAt: 'Last change.',
};

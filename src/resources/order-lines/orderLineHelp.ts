// Scaffolded by Frontage from the descriptions of `OrderLine`. `frontage pull` keeps your edits.
/** What the fields of one order line mean. */
export const orderLineHelp = {
  total: 'Quantity times price, less the discount.',
  position: 'Place on the order, from 1.',
  unitPrice: 'Price of one piece when the order was placed.',
  variant: 'What was ordered.',
};

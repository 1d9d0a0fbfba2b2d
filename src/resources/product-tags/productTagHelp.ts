// Scaffolded by Frontage from the descriptions of `ProductTag`. `frontage pull` keeps your edits.
/** What the fields of one product tag mean. */
export const productTagHelp = {
  position: 'Place of the tag on the product, from 1.',
  addedBy: 'Who put the tag on.',
  product: 'The product that carries the tag.',
  tag: 'The tag it carries.',
};

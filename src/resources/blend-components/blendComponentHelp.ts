// Scaffolded by Frontage from the descriptions of `BlendComponent`. `frontage pull` keeps your
// edits.
/** What the fields of one blend component mean. */
export const blendComponentHelp = {
  percent: 'Share of the lot in the product.',
  greenLot: 'The green coffee that goes in.',
  product: 'The product it is a part of.',
};

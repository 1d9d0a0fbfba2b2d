// Scaffolded by Frontage from the descriptions of `Product`. `frontage pull` keeps your edits.
/** What the fields of one product mean. */
export const productHelp = {
  code: 'Short code, printed on the bag.',
  slug: 'Last part of its address on the website.',
  image: 'Picture for the catalogue.',
  description: 'Text for the catalogue.',
  brewGuide: 'Recipes for filter and espresso.',
  createdAt: 'When the record was made.',
  updatedAt: 'Last change.',
};

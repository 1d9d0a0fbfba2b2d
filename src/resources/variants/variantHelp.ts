// Scaffolded by Frontage from the descriptions of `Variant`. `frontage pull` keeps your edits.
/** What the fields of one variant mean. */
export const variantHelp = {
  priceCents: 'List price.',
  sku: 'Stock keeping unit.',
  costCents: 'What it costs us.',
  barcode: 'EAN-13.',
  stock: 'Pieces on the shelf.',
  reorderLevel: 'Roast or order more when the stock falls below this.',
  needsReorder: 'Whether the stock is below the reorder level.',
  product: 'The product it is a size of.',
  createdAt: 'When the record was made.',
  updatedAt: 'Last change.',
};

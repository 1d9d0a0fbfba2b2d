// Scaffolded by Frontage from the descriptions of `RoastBatch`. `frontage pull` keeps your edits.
/** What the fields of one roast batch mean. */
export const roastBatchHelp = {
  chargeWeightKg: 'Green coffee that went in.',
  yieldWeightKg: 'Roasted coffee that came out.',
  passed: 'What quality control said; empty until they have tasted it.',
  lossPercent: 'Weight lost in the roaster.',
  profile: 'Temperatures along the roast.',
  notes: 'What the roaster noticed, in Markdown.',
  product: 'What was roasted.',
  greenLot: 'The green coffee it was roasted from.',
  roaster: 'Who stood at the roaster.',
  createdAt: 'When the record was made.',
  updatedAt: 'Last change.',
};

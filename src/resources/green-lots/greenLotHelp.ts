// Scaffolded by Frontage from the descriptions of `GreenLot`. `frontage pull` keeps your edits.
/** What the fields of one green lot mean. */
export const greenLotHelp = {
  pricePerKg: 'Price of one kilogram, free on board.',
  process: 'How the cherries became beans.',
  cupScore: 'Cupping score, out of 100.',
  weightKg: 'Weight of all bags in kilograms.',
  analysis: 'What the laboratory measured.',
  supplier: 'Who we bought it from.',
  createdAt: 'When the record was made.',
  updatedAt: 'Last change.',
};

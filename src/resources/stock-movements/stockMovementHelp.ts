// Scaffolded by Frontage from the descriptions of `StockMovement`. `frontage pull` keeps your
// edits.
/** What the fields of one stock movement mean. */
export const stockMovementHelp = {
  quantity: 'Pieces; below zero when they left the shelf.',
  batch: 'The batch it came from.',
  employee: 'Who moved or counted it.',
  variant: 'What was moved.',
};

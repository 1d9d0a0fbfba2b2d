// Scaffolded by Frontage from the descriptions of `OrderEvent`. `frontage pull` keeps your edits.
/** What the fields of one order event mean. */
export const orderEventHelp = {
  kind: 'What happened.',
  oldValue: 'What it was before.',
  newValue: 'What it is since.',
  order: 'The order that it happened to.',
  employee: 'Who did it; empty where nobody was signed in.',
};

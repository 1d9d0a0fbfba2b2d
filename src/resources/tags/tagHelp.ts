// Scaffolded by Frontage from the descriptions of `Tag`. `frontage pull` keeps your edits.
/** What the fields of one tag mean. */
export const tagHelp = {
  createdAt: 'When the record was made.',
};

// Scaffolded by Frontage from the descriptions of `Contact`. `frontage pull` keeps your edits.
/** What the fields of one contact mean. */
export const contactHelp = {
  role: 'What they do there: owner, head barista, bookkeeper.',
  language: 'Language to write to them in, as an ISO 639 code.',
  isPrimary: 'The one to call first.',
  customer: 'Where they work.',
  createdAt: 'When the record was made.',
  updatedAt: 'Last change.',
};

// Scaffolded by Frontage from the descriptions of `Ticket`. `frontage pull` keeps your edits.
/** What the fields of one ticket mean. */
export const ticketHelp = {
  satisfaction: 'How the customer rated our answer, from 1 to 5.',
  body: 'What the customer wrote.',
  assignee: 'Who is looking after it.',
  contact: 'The person who wrote.',
  customer: 'Who asks.',
  order: 'The order it is about.',
  updatedAt: 'Last change.',
};

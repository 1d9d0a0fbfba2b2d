// Scaffolded by Frontage from the descriptions of `StandingOrder`. `frontage pull` keeps your
// edits.
/** What the fields of one standing order mean. */
export const standingOrderHelp = {
  nextOn: 'Date of the next delivery.',
  pausedUntil: 'No delivery before this date.',
  variant: 'What they get.',
  createdAt: 'When the record was made.',
  updatedAt: 'Last change.',
};

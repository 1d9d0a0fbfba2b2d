// Scaffolded by Frontage from the descriptions of `Employee`. `frontage pull` keeps your edits.
/** What the fields of one employee mean. */
export const employeeHelp = {
  hiredOn: 'First day at work.',
  department: 'Where in the company they work.',
  photo: 'Picture shown beside the name.',
  languages: 'Languages they can speak with customers, as ISO 639 codes.',
  role: 'What they may see and do when they sign in; empty: they cannot sign in.',
  leftOn: 'Last day at work; empty while they are with us.',
  isActive: 'Whether they work here now.',
  manager: 'Who they report to.',
  createdAt: 'When the record was made.',
  updatedAt: 'Last change.',
};

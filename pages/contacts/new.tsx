// Scaffolded by Frontage from `Mutation.createContact`. `frontage pull` keeps your edits.
export { ContactCreate as default } from '../../src/resources/contacts/ContactCreate.tsx';

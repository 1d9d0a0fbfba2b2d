// Scaffolded by Frontage from `Query.contact`. `frontage pull` keeps your edits.
export { ContactRecord as default } from '../../src/resources/contacts/ContactRecord.tsx';

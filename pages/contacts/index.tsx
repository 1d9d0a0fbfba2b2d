// Scaffolded by Frontage from `Query.contacts`. `frontage pull` keeps your edits.
export { ContactList as default } from '../../src/resources/contacts/ContactList.tsx';

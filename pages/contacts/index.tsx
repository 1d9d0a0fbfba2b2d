// Scaffolded by Frontage from `Query.contacts`. Edit it and it is yours: `npx frontage pull` merges
// later changes of the schema into what you wrote.
export { ContactList as default } from '../../src/resources/contacts/ContactList.tsx';

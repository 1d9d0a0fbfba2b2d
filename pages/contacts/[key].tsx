// Scaffolded by Frontage from `Query.contact`. Edit it and it is yours: `npx frontage pull` merges
// later changes of the schema into what you wrote.
export { ContactRecord as default } from '../../src/resources/contacts/ContactRecord.tsx';

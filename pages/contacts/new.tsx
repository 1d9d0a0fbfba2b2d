// Scaffolded by Frontage from `Mutation.createContact`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
export { ContactCreate as default } from '../../src/resources/contacts/ContactCreate.tsx';

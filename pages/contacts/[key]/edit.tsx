// Scaffolded by Frontage from `Mutation.updateContact`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
export { ContactEdit as default } from '../../../src/resources/contacts/ContactEdit.tsx';

// Scaffolded by Frontage from `Mutation.updateContact`. `frontage pull` keeps your edits.
export { ContactEdit as default } from '../../../src/resources/contacts/ContactEdit.tsx';

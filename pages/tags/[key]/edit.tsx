// Scaffolded by Frontage from `Mutation.updateTag`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
export { TagEdit as default } from '../../../src/resources/tags/TagEdit.tsx';

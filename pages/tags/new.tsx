// Scaffolded by Frontage from `Mutation.createTag`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
export { TagCreate as default } from '../../src/resources/tags/TagCreate.tsx';

// Scaffolded by Frontage from `Mutation.createTag`. `frontage pull` keeps your edits.
export { TagCreate as default } from '../../src/resources/tags/TagCreate.tsx';

// Scaffolded by Frontage from `Mutation.updateTag`. `frontage pull` keeps your edits.
export { TagEdit as default } from '../../../src/resources/tags/TagEdit.tsx';

// Scaffolded by Frontage from `Query.tag`. `frontage pull` keeps your edits.
export { TagRecord as default } from '../../src/resources/tags/TagRecord.tsx';

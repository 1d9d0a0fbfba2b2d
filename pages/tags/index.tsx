// Scaffolded by Frontage from `Query.tags`. `frontage pull` keeps your edits.
export { TagList as default } from '../../src/resources/tags/TagList.tsx';

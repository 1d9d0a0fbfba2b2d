// Scaffolded by Frontage from `Query.tags`. Edit it and it is yours: `npx frontage pull` merges
// later changes of the schema into what you wrote.
export { TagList as default } from '../../src/resources/tags/TagList.tsx';

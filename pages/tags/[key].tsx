// Scaffolded by Frontage from `Query.tag`. Edit it and it is yours: `npx frontage pull` merges
// later changes of the schema into what you wrote.
export { TagRecord as default } from '../../src/resources/tags/TagRecord.tsx';

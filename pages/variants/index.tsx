// Scaffolded by Frontage from `Query.variants`. Edit it and it is yours: `npx frontage pull` merges
// later changes of the schema into what you wrote.
export { VariantList as default } from '../../src/resources/variants/VariantList.tsx';

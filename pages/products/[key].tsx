// Scaffolded by Frontage from `Query.product`. Edit it and it is yours: `npx frontage pull` merges
// later changes of the schema into what you wrote.
export { ProductRecord as default } from '../../src/resources/products/ProductRecord.tsx';

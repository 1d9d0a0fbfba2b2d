// Scaffolded by Frontage from `Query.productTag`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
export { ProductTagRecord as default } from '../../src/resources/product-tags/ProductTagRecord.tsx';

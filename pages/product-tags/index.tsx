// Scaffolded by Frontage from `Query.productTags`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
export { ProductTagList as default } from '../../src/resources/product-tags/ProductTagList.tsx';

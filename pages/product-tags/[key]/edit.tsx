// Scaffolded by Frontage from `Mutation.updateProductTag`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
export { ProductTagEdit as default } from '../../../src/resources/product-tags/ProductTagEdit.tsx';

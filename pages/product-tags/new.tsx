// Scaffolded by Frontage from `Mutation.createProductTag`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
export { ProductTagCreate as default } from '../../src/resources/product-tags/ProductTagCreate.tsx';

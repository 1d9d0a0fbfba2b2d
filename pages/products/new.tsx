// Scaffolded by Frontage from `Mutation.createProduct`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
export { ProductCreate as default } from '../../src/resources/products/ProductCreate.tsx';

// Scaffolded by Frontage from `Mutation.updateProduct`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
export { ProductEdit as default } from '../../../src/resources/products/ProductEdit.tsx';

// Scaffolded by Frontage from `Mutation.createProduct`. `frontage pull` keeps your edits.
export { ProductCreate as default } from '../../src/resources/products/ProductCreate.tsx';

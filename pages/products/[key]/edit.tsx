// Scaffolded by Frontage from `Mutation.updateProduct`. `frontage pull` keeps your edits.
export { ProductEdit as default } from '../../../src/resources/products/ProductEdit.tsx';

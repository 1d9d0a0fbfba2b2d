// Scaffolded by Frontage from `Mutation.updateProductTag`. `frontage pull` keeps your edits.
export { ProductTagEdit as default } from '../../../src/resources/product-tags/ProductTagEdit.tsx';

// Scaffolded by Frontage from `Mutation.createProductTag`. `frontage pull` keeps your edits.
export { ProductTagCreate as default } from '../../src/resources/product-tags/ProductTagCreate.tsx';

// Scaffolded by Frontage from `Query.productTag`. `frontage pull` keeps your edits.
export { ProductTagRecord as default } from '../../src/resources/product-tags/ProductTagRecord.tsx';

// Scaffolded by Frontage from `Query.product`. `frontage pull` keeps your edits.
export { ProductRecord as default } from '../../src/resources/products/ProductRecord.tsx';

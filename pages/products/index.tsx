// Scaffolded by Frontage from `Query.products`. `frontage pull` keeps your edits.
export { ProductList as default } from '../../src/resources/products/ProductList.tsx';

// Scaffolded by Frontage from `Query.products`. Edit it and it is yours: `npx frontage pull` merges
// later changes of the schema into what you wrote.
export { ProductList as default } from '../../src/resources/products/ProductList.tsx';

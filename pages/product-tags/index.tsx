// Scaffolded by Frontage from `Query.productTags`. `frontage pull` keeps your edits.
export { ProductTagList as default } from '../../src/resources/product-tags/ProductTagList.tsx';

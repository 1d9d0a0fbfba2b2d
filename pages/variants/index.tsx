// Scaffolded by Frontage from `Query.variants`. `frontage pull` keeps your edits.
export { VariantList as default } from '../../src/resources/variants/VariantList.tsx';

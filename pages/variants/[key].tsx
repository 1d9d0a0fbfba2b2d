// Scaffolded by Frontage from `Query.variant`. `frontage pull` keeps your edits.
export { VariantRecord as default } from '../../src/resources/variants/VariantRecord.tsx';

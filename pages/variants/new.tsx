// Scaffolded by Frontage from `Mutation.createVariant`. `frontage pull` keeps your edits.
export { VariantCreate as default } from '../../src/resources/variants/VariantCreate.tsx';

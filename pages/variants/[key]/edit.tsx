// Scaffolded by Frontage from `Mutation.updateVariant`. `frontage pull` keeps your edits.
export { VariantEdit as default } from '../../../src/resources/variants/VariantEdit.tsx';

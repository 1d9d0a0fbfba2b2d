// Scaffolded by Frontage from `Mutation.updateVariant`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
export { VariantEdit as default } from '../../../src/resources/variants/VariantEdit.tsx';

// Scaffolded by Frontage from `Mutation.createVariant`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
export { VariantCreate as default } from '../../src/resources/variants/VariantCreate.tsx';

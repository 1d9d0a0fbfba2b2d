// Scaffolded by Frontage from `Query.variant`. Edit it and it is yours: `npx frontage pull` merges
// later changes of the schema into what you wrote.
export { VariantRecord as default } from '../../src/resources/variants/VariantRecord.tsx';

// Scaffolded by Frontage from `Mutation.createRoastBatch`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
export { RoastBatchCreate as default } from '../../src/resources/roast-batches/RoastBatchCreate.tsx';

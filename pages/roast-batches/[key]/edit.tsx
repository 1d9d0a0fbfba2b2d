// Scaffolded by Frontage from `Mutation.updateRoastBatch`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
export { RoastBatchEdit as default } from '../../../src/resources/roast-batches/RoastBatchEdit.tsx';

// Scaffolded by Frontage from `Mutation.createRoastBatch`. `frontage pull` keeps your edits.
export { RoastBatchCreate as default } from '../../src/resources/roast-batches/RoastBatchCreate.tsx';

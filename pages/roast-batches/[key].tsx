// Scaffolded by Frontage from `Query.roastBatch`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
export { RoastBatchRecord as default } from '../../src/resources/roast-batches/RoastBatchRecord.tsx';

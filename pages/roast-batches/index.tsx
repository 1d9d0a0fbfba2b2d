// Scaffolded by Frontage from `Query.roastBatches`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
export { RoastBatchList as default } from '../../src/resources/roast-batches/RoastBatchList.tsx';

// Scaffolded by Frontage from `Query.roastBatches`. `frontage pull` keeps your edits.
export { RoastBatchList as default } from '../../src/resources/roast-batches/RoastBatchList.tsx';

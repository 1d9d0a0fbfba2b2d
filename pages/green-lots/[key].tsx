// Scaffolded by Frontage from `Query.greenLot`. Edit it and it is yours: `npx frontage pull` merges
// later changes of the schema into what you wrote.
export { GreenLotRecord as default } from '../../src/resources/green-lots/GreenLotRecord.tsx';

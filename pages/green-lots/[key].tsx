// Scaffolded by Frontage from `Query.greenLot`. `frontage pull` keeps your edits.
export { GreenLotRecord as default } from '../../src/resources/green-lots/GreenLotRecord.tsx';

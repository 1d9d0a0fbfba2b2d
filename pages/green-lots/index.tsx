// Scaffolded by Frontage from `Query.greenLots`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
export { GreenLotList as default } from '../../src/resources/green-lots/GreenLotList.tsx';

// Scaffolded by Frontage from `Query.greenLots`. `frontage pull` keeps your edits.
export { GreenLotList as default } from '../../src/resources/green-lots/GreenLotList.tsx';

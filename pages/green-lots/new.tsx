// Scaffolded by Frontage from `Mutation.createGreenLot`. `frontage pull` keeps your edits.
export { GreenLotCreate as default } from '../../src/resources/green-lots/GreenLotCreate.tsx';

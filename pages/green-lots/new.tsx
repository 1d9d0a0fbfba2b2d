// Scaffolded by Frontage from `Mutation.createGreenLot`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
export { GreenLotCreate as default } from '../../src/resources/green-lots/GreenLotCreate.tsx';

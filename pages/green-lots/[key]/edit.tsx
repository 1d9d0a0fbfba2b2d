// Scaffolded by Frontage from `Mutation.updateGreenLot`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
export { GreenLotEdit as default } from '../../../src/resources/green-lots/GreenLotEdit.tsx';

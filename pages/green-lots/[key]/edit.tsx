// Scaffolded by Frontage from `Mutation.updateGreenLot`. `frontage pull` keeps your edits.
export { GreenLotEdit as default } from '../../../src/resources/green-lots/GreenLotEdit.tsx';

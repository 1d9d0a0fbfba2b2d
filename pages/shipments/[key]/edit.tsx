// Scaffolded by Frontage from `Mutation.updateShipment`. `frontage pull` keeps your edits.
export { ShipmentEdit as default } from '../../../src/resources/shipments/ShipmentEdit.tsx';

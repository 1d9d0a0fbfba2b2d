// Scaffolded by Frontage from `Mutation.updateShipment`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
export { ShipmentEdit as default } from '../../../src/resources/shipments/ShipmentEdit.tsx';

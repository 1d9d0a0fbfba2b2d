// Scaffolded by Frontage from `Mutation.createShipment`. `frontage pull` keeps your edits.
export { ShipmentCreate as default } from '../../src/resources/shipments/ShipmentCreate.tsx';

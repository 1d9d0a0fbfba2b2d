// Scaffolded by Frontage from `Mutation.createShipment`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
export { ShipmentCreate as default } from '../../src/resources/shipments/ShipmentCreate.tsx';

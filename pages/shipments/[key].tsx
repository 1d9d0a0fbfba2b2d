// Scaffolded by Frontage from `Query.shipment`. Edit it and it is yours: `npx frontage pull` merges
// later changes of the schema into what you wrote.
export { ShipmentRecord as default } from '../../src/resources/shipments/ShipmentRecord.tsx';

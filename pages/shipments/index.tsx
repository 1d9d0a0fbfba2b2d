// Scaffolded by Frontage from `Query.shipments`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
export { ShipmentList as default } from '../../src/resources/shipments/ShipmentList.tsx';

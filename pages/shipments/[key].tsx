// Scaffolded by Frontage from `Query.shipment`. `frontage pull` keeps your edits.
export { ShipmentRecord as default } from '../../src/resources/shipments/ShipmentRecord.tsx';

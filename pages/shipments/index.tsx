// Scaffolded by Frontage from `Query.shipments`. `frontage pull` keeps your edits.
export { ShipmentList as default } from '../../src/resources/shipments/ShipmentList.tsx';

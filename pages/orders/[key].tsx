// Scaffolded by Frontage from `Query.order`. `frontage pull` keeps your edits.
export { OrderRecord as default } from '../../src/resources/orders/OrderRecord.tsx';

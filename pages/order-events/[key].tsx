// Scaffolded by Frontage from `Query.orderEvent`. `frontage pull` keeps your edits.
export { OrderEventRecord as default } from '../../src/resources/order-events/OrderEventRecord.tsx';

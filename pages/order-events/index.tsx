// Scaffolded by Frontage from `Query.orderEvents`. `frontage pull` keeps your edits.
export { OrderEventList as default } from '../../src/resources/order-events/OrderEventList.tsx';

// Scaffolded by Frontage from `Query.orderLine`. `frontage pull` keeps your edits.
export { OrderLineRecord as default } from '../../src/resources/order-lines/OrderLineRecord.tsx';

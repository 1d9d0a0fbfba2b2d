// Scaffolded by Frontage from `Query.orderLines`. `frontage pull` keeps your edits.
export { OrderLineList as default } from '../../src/resources/order-lines/OrderLineList.tsx';

// Scaffolded by Frontage from `Query.orders`. `frontage pull` keeps your edits.
export { OrderList as default } from '../../src/resources/orders/OrderList.tsx';

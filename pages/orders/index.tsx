// Scaffolded by Frontage from `Query.orders`. Edit it and it is yours: `npx frontage pull` merges
// later changes of the schema into what you wrote.
export { OrderList as default } from '../../src/resources/orders/OrderList.tsx';

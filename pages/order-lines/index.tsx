// Scaffolded by Frontage from `Query.orderLines`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
export { OrderLineList as default } from '../../src/resources/order-lines/OrderLineList.tsx';

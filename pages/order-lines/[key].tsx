// Scaffolded by Frontage from `Query.orderLine`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
export { OrderLineRecord as default } from '../../src/resources/order-lines/OrderLineRecord.tsx';

// Scaffolded by Frontage from `Query.orderEvents`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
export { OrderEventList as default } from '../../src/resources/order-events/OrderEventList.tsx';

// Scaffolded by Frontage from `Query.orderEvent`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
export { OrderEventRecord as default } from '../../src/resources/order-events/OrderEventRecord.tsx';

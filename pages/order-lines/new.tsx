// Scaffolded by Frontage from `Mutation.createOrderLine`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
export { OrderLineCreate as default } from '../../src/resources/order-lines/OrderLineCreate.tsx';

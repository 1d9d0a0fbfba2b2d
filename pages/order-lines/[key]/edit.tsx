// Scaffolded by Frontage from `Mutation.updateOrderLine`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
export { OrderLineEdit as default } from '../../../src/resources/order-lines/OrderLineEdit.tsx';

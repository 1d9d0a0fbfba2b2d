// Scaffolded by Frontage from `Mutation.createOrderLine`. `frontage pull` keeps your edits.
export { OrderLineCreate as default } from '../../src/resources/order-lines/OrderLineCreate.tsx';

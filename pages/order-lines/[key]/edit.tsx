// Scaffolded by Frontage from `Mutation.updateOrderLine`. `frontage pull` keeps your edits.
export { OrderLineEdit as default } from '../../../src/resources/order-lines/OrderLineEdit.tsx';

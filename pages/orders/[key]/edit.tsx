// Scaffolded by Frontage from `Mutation.updateOrder`. `frontage pull` keeps your edits.
export { OrderEdit as default } from '../../../src/resources/orders/OrderEdit.tsx';

// Scaffolded by Frontage from `Mutation.updateOrder`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
export { OrderEdit as default } from '../../../src/resources/orders/OrderEdit.tsx';

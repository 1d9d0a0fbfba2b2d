// Scaffolded by Frontage from `Mutation.createOrder`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
export { OrderCreate as default } from '../../src/resources/orders/OrderCreate.tsx';

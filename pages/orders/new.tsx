// Scaffolded by Frontage from `Mutation.createOrder`. `frontage pull` keeps your edits.
export { OrderCreate as default } from '../../src/resources/orders/OrderCreate.tsx';

// Scaffolded by Frontage from `Mutation.createPayment`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
export { PaymentCreate as default } from '../../src/resources/payments/PaymentCreate.tsx';

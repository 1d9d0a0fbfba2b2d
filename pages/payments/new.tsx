// Scaffolded by Frontage from `Mutation.createPayment`. `frontage pull` keeps your edits.
export { PaymentCreate as default } from '../../src/resources/payments/PaymentCreate.tsx';

// Scaffolded by Frontage from `Query.payments`. Edit it and it is yours: `npx frontage pull` merges
// later changes of the schema into what you wrote.
export { PaymentList as default } from '../../src/resources/payments/PaymentList.tsx';

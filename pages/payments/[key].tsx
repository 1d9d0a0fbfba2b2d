// Scaffolded by Frontage from `Query.payment`. Edit it and it is yours: `npx frontage pull` merges
// later changes of the schema into what you wrote.
export { PaymentRecord as default } from '../../src/resources/payments/PaymentRecord.tsx';

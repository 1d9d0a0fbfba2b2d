// Scaffolded by Frontage from `Query.payment`. `frontage pull` keeps your edits.
export { PaymentRecord as default } from '../../src/resources/payments/PaymentRecord.tsx';

// Scaffolded by Frontage from `Query.payments`. `frontage pull` keeps your edits.
export { PaymentList as default } from '../../src/resources/payments/PaymentList.tsx';

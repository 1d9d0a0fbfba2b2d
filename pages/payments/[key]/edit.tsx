// Scaffolded by Frontage from `Mutation.updatePayment`. `frontage pull` keeps your edits.
export { PaymentEdit as default } from '../../../src/resources/payments/PaymentEdit.tsx';

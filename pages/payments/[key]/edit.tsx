// Scaffolded by Frontage from `Mutation.updatePayment`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
export { PaymentEdit as default } from '../../../src/resources/payments/PaymentEdit.tsx';

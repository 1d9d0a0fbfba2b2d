// Scaffolded by Frontage from `Mutation.updateDeliveryAddress`. Edit it and it is yours: `npx
// frontage pull` merges later changes of the schema into what you wrote.
export { DeliveryAddressEdit as default } from '../../../src/resources/delivery-addresses/DeliveryAddressEdit.tsx';

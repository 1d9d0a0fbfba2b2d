// Scaffolded by Frontage from `Mutation.updateDeliveryAddress`. `frontage pull` keeps your edits.
export { DeliveryAddressEdit as default } from '../../../src/resources/delivery-addresses/DeliveryAddressEdit.tsx';

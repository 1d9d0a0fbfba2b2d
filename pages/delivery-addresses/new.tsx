// Scaffolded by Frontage from `Mutation.createDeliveryAddress`. `frontage pull` keeps your edits.
export { DeliveryAddressCreate as default } from '../../src/resources/delivery-addresses/DeliveryAddressCreate.tsx';

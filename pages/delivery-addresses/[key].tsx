// Scaffolded by Frontage from `Query.deliveryAddress`. `frontage pull` keeps your edits.
export { DeliveryAddressRecord as default } from '../../src/resources/delivery-addresses/DeliveryAddressRecord.tsx';

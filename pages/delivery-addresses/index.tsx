// Scaffolded by Frontage from `Query.deliveryAddresses`. `frontage pull` keeps your edits.
export { DeliveryAddressList as default } from '../../src/resources/delivery-addresses/DeliveryAddressList.tsx';

// Scaffolded by Frontage from `Query.deliveryAddresses`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
export { DeliveryAddressList as default } from '../../src/resources/delivery-addresses/DeliveryAddressList.tsx';

// Scaffolded by Frontage from `Query.deliveryAddress`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
export { DeliveryAddressRecord as default } from '../../src/resources/delivery-addresses/DeliveryAddressRecord.tsx';

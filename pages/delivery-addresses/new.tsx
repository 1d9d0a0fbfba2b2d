// Scaffolded by Frontage from `Mutation.createDeliveryAddress`. Edit it and it is yours: `npx
// frontage pull` merges later changes of the schema into what you wrote.
export { DeliveryAddressCreate as default } from '../../src/resources/delivery-addresses/DeliveryAddressCreate.tsx';

// Scaffolded by Frontage from `Query.order`. Edit it and it is yours: `npx frontage pull` merges
// later changes of the schema into what you wrote.
export { OrderRecord as default } from '../../src/resources/orders/OrderRecord.tsx';

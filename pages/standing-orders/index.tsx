// Scaffolded by Frontage from `Query.standingOrders`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
export { StandingOrderList as default } from '../../src/resources/standing-orders/StandingOrderList.tsx';

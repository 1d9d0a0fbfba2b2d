// Scaffolded by Frontage from `Query.standingOrders`. `frontage pull` keeps your edits.
export { StandingOrderList as default } from '../../src/resources/standing-orders/StandingOrderList.tsx';

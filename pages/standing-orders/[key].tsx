// Scaffolded by Frontage from `Query.standingOrder`. `frontage pull` keeps your edits.
export { StandingOrderRecord as default } from '../../src/resources/standing-orders/StandingOrderRecord.tsx';

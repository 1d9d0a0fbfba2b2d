// Scaffolded by Frontage from `Query.standingOrder`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
export { StandingOrderRecord as default } from '../../src/resources/standing-orders/StandingOrderRecord.tsx';

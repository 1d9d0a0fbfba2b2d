// Scaffolded by Frontage from `Mutation.createStandingOrder`. Edit it and it is yours: `npx
// frontage pull` merges later changes of the schema into what you wrote.
export { StandingOrderCreate as default } from '../../src/resources/standing-orders/StandingOrderCreate.tsx';

// Scaffolded by Frontage from `Mutation.createStandingOrder`. `frontage pull` keeps your edits.
export { StandingOrderCreate as default } from '../../src/resources/standing-orders/StandingOrderCreate.tsx';

// Scaffolded by Frontage from `Mutation.updateStandingOrder`. Edit it and it is yours: `npx
// frontage pull` merges later changes of the schema into what you wrote.
export { StandingOrderEdit as default } from '../../../src/resources/standing-orders/StandingOrderEdit.tsx';

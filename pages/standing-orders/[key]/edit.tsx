// Scaffolded by Frontage from `Mutation.updateStandingOrder`. `frontage pull` keeps your edits.
export { StandingOrderEdit as default } from '../../../src/resources/standing-orders/StandingOrderEdit.tsx';

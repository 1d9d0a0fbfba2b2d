// Scaffolded by Frontage from `Mutation.createStockMovement`. Edit it and it is yours: `npx
// frontage pull` merges later changes of the schema into what you wrote.
export { StockMovementCreate as default } from '../../src/resources/stock-movements/StockMovementCreate.tsx';

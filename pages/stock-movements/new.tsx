// Scaffolded by Frontage from `Mutation.createStockMovement`. `frontage pull` keeps your edits.
export { StockMovementCreate as default } from '../../src/resources/stock-movements/StockMovementCreate.tsx';

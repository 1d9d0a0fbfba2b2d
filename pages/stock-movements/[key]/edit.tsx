// Scaffolded by Frontage from `Mutation.updateStockMovement`. `frontage pull` keeps your edits.
export { StockMovementEdit as default } from '../../../src/resources/stock-movements/StockMovementEdit.tsx';

// Scaffolded by Frontage from `Query.stockMovement`. `frontage pull` keeps your edits.
export { StockMovementRecord as default } from '../../src/resources/stock-movements/StockMovementRecord.tsx';

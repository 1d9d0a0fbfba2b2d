// Scaffolded by Frontage from `Query.stockMovement`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
export { StockMovementRecord as default } from '../../src/resources/stock-movements/StockMovementRecord.tsx';

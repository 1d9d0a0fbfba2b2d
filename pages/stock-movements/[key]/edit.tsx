// Scaffolded by Frontage from `Mutation.updateStockMovement`. Edit it and it is yours: `npx
// frontage pull` merges later changes of the schema into what you wrote.
export { StockMovementEdit as default } from '../../../src/resources/stock-movements/StockMovementEdit.tsx';

// Scaffolded by Frontage from `Query.stockMovements`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
export { StockMovementList as default } from '../../src/resources/stock-movements/StockMovementList.tsx';

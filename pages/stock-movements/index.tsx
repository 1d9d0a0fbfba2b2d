// Scaffolded by Frontage from `Query.stockMovements`. `frontage pull` keeps your edits.
export { StockMovementList as default } from '../../src/resources/stock-movements/StockMovementList.tsx';

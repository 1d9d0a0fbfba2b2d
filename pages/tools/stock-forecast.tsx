// Scaffolded by Frontage from `Query.stockForecast`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
export { StockForecastTool as default } from '../../src/resources/tools/StockForecastTool.tsx';

// Scaffolded by Frontage from `Query.stockForecast`. `frontage pull` keeps your edits.
export { StockForecastTool as default } from '../../src/resources/tools/StockForecastTool.tsx';

// Scaffolded by Frontage from `Query.monthlyRevenueFigures`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
export { MonthlyRevenueFigureList as default } from '../../src/resources/monthly-revenue-figures/MonthlyRevenueFigureList.tsx';

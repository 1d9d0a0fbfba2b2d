// Scaffolded by Frontage from `Query.monthlyRevenueFigure`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
export { MonthlyRevenueFigureRecord as default } from '../../src/resources/monthly-revenue-figures/MonthlyRevenueFigureRecord.tsx';

// Scaffolded by Frontage from `Query.monthlyRevenueFigures`. `frontage pull` keeps your edits.
export { MonthlyRevenueFigureList as default } from '../../src/resources/monthly-revenue-figures/MonthlyRevenueFigureList.tsx';

// Scaffolded by Frontage from `Query.monthlyRevenueFigure`. `frontage pull` keeps your edits.
export { MonthlyRevenueFigureRecord as default } from '../../src/resources/monthly-revenue-figures/MonthlyRevenueFigureRecord.tsx';

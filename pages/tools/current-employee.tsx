// Scaffolded by Frontage from `Query.currentEmployee`. `frontage pull` keeps your edits.
export { CurrentEmployeeTool as default } from '../../src/resources/tools/CurrentEmployeeTool.tsx';

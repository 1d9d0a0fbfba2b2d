import { lowered } from '../../model/wording/sentence.ts';
import {
  array,
  block,
  call,
  callHugging,
  constant,
  lines,
  longProperty,
  object,
  property,
  textProperty,
  type Doc,
} from '../code/docs.ts';
import {
  attribute,
  element,
  elementWith,
  functionAttribute,
  jsxAttribute,
  returnJsx,
} from '../code/jsx.ts';
import { loaderAttribute } from '../code/lazy.ts';
import { queryStatement } from '../code/relay.ts';
import { rootCoordinate, SourceFile } from '../code/sourceFile.ts';
import { rowFields } from '../fields/columns.ts';
import { query } from '../graphql/nodes.ts';
import { answer } from '../graphql/answer.ts';
import {
  codeOf,
  definitions,
  endsDoc,
  listField,
  rowSelections,
  rowsDoc,
} from '../lists/listCode.ts';
import { edgesOf, type EdgesCode } from '../lists/edges.ts';
import { planFilters } from '../lists/filters.ts';
import { layoutsProperty } from '../lists/layouts.ts';
import { filtersFile } from '../lists/filterCode.ts';
import { planTotal, type TotalPlan } from '../lists/total.ts';
import type { List } from '../../model/model.ts';
import type { Plan } from '../plan.ts';
import type { ResourcePlan, TablePlan } from '../resourcePlan.ts';
import { columnNames, optionalColumns } from './table.ts';

const ROWS = 25;

/** The screen of a resource's list: what it can be asked, its query, and the component. */
export function listFiles(
  plan: Plan,
  owner: ResourcePlan,
  list: List,
  table: TablePlan,
): Array<readonly [path: string, text: string]> {
  const module = owner.list;
  if (!module) throw new Error(`${owner.resource.type} has no list.`);
  const file = new SourceFile(module.path, rootCoordinate('Query', list.path));
  const type = file.artifact(`${module.name}Query`);
  const optional = optionalColumns(plan, table);
  const shown = optional.filter(({ waits }) => !waits).map(({ name }) => name);
  const layouts = layoutsProperty(
    shown,
    rowFields(plan, table),
    planFilters(plan, owner.resource, list),
  );
  const code = codeOf(file, plan, {
    resource: owner.resource,
    list,
    fields: rowFields(plan, table),
    columns: columnNames(plan, table),
    size: ROWS,
    isBelow: false,
    more: [...columnSettings(owner, optional), ...(layouts ? [layouts] : [])],
  });
  const root = plan.queryType;
  const total = planTotal(root, `${module.name}TotalQuery`, list, code);
  const isAskedFirst = code.filters.some(({ required }) => required);
  const settingsType = file.type('ListSettings', 'src/ui/list/listSettings.ts');
  const flags = optional.map(({ variable, waits }) => [variable, !waits] as const);
  const names = optional.map(({ variable }) => variable);
  const edges = edgesOf(file, plan, module, list, table);
  const operation = query(type, definitions(code.variables, flags), [
    listField(
      list,
      code.variables.keys(),
      rowSelections(list, `${table.name}_rows`, names, edges?.selections),
    ),
  ]);
  const component = isAskedFirst ? `${owner.base}Rows` : module.name;
  const parts = [
    constant('settings', settingsType, `${type}['variables']`, code.settings),
    ...(edges ? [edges.columns] : []),
    queryStatement(file, 'query', operation),
    ...(total ? [queryStatement(file, 'totalQuery', total.query)] : []),
    ...(isAskedFirst ? [askFirst(file, plan, owner, component)] : []),
    screen({ file, plan, owner, list, table, edges, component, total, isExported: !isAskedFirst }),
    queries({ file, name: module.name, type, total, isAskedFirst }),
    failed(file, plan, owner, module.name),
  ];
  const filters = code.hasFiltersFile ? plan.module(owner, `${owner.base}Filters`, 'ts') : null;
  if (filters) file.value('filters', filters.path);
  const source = file.print(...(parts as Doc[]));
  if (!filters) return [[module.path, source]];
  const place = { path: filters.path, queryType: type };
  return [
    [module.path, source],
    [filters.path, filtersFile(plan, owner, code.filters, place)],
  ];
}

/** What people can choose of a list's columns. */
function columnSettings(
  { resource }: ResourcePlan,
  optional: ReturnType<typeof optionalColumns>,
): Doc[] {
  if (optional.length === 0) return [];
  const variables = optional.map(({ name, variable }) => textProperty(name, variable));
  return [
    textProperty('name', resource.slug),
    property('columns', object(variables, { expanded: true })),
  ];
}

/** What stands in place of the list when the backend turns down what was asked. */
function failed(file: SourceFile, plan: Plan, owner: ResourcePlan, name: string): Doc {
  const failedList = file.value('failedList', 'src/ui/list/failedList.tsx');
  return [`${name}.Failed = `, call(failedList, [plan.describe(file, owner), 'settings']), ';'];
}

interface ScreenParts {
  readonly file: SourceFile;
  readonly plan: Plan;
  readonly owner: ResourcePlan;
  readonly list: List;
  readonly table: TablePlan;
  readonly edges: EdgesCode | null;
  readonly component: string;
  readonly total: TotalPlan | null;
  readonly isExported: boolean;
}

function screen({
  file,
  plan,
  owner,
  list,
  table,
  edges,
  component,
  total,
  isExported,
}: ScreenParts): Doc {
  const data = answer(file, plan, plan.queryType, list.path, `${owner.list?.name}Query`);
  const attributes = [
    attribute('resource', plan.describe(file, owner)),
    attribute('settings', 'settings'),
    attribute('ends', endsDoc(list, data.value)),
    ...(total ? [jsxAttribute('total', totalElement(file, owner, total))] : []),
    ...(owner.record ? [loaderAttribute('loadRecord', file, owner.record)] : []),
    ...(owner.subscriptions ? [loaderAttribute('subscriptions', file, owner.subscriptions)] : []),
    ...(owner.list?.bulk ? [loaderAttribute('bulk', file, owner.list.bulk)] : []),
    ...toolsAttribute(file, plan, owner),
    ...(owner.list?.imported ? [loaderAttribute('imported', file, owner.list.imported)] : []),
  ];
  const rows = file.value(table.name, table.path);
  const body = [
    ...data.statements,
    ...(edges?.statements(data.value) ?? [`const rows = ${rowsDoc(file, list, data.value)};`]),
    returnJsx(
      elementWith(file.value('ListScreen', 'src/ui/list/ListScreen.tsx'), attributes, [
        element(rows, [attribute('rows', 'rows'), ...(edges ? [edges.attribute] : [])]),
      ]),
    ),
  ];
  const plural = lowered(owner.resource.pluralLabel);
  return isExported
    ? lines(`/** The list of ${plural}. */`, [`export function ${component}() `, block(body)])
    : [`function ${component}() `, block(body)];
}

/** What can be done to the records of a resource as a whole: tools that change something and answer with them. */
function toolsAttribute(file: SourceFile, plan: Plan, { resource }: ResourcePlan): Doc[] {
  const own = plan.tools.filter(
    ({ tool: { operation, result } }) =>
      operation === 'mutation' &&
      [result.record, result.rows?.record].some((type) => type === resource.type),
  );
  const names = own.map(({ descriptor }) => file.value(descriptor.name, descriptor.path));
  return names.length > 0 ? [attribute('tools', array(names))] : [];
}

/** The screen of a list that the backend gives only when it is told which. */
function askFirst(file: SourceFile, plan: Plan, owner: ResourcePlan, component: string): Doc {
  const attributes = [
    attribute('resource', plan.describe(file, owner)),
    attribute('settings', 'settings'),
  ];
  const body = [
    returnJsx(
      elementWith(file.value('AskFirst', 'src/ui/list/AskFirst.tsx'), attributes, [
        element(component, []),
      ]),
    ),
  ];
  return lines(
    `/** The list of ${lowered(owner.resource.pluralLabel)}, once it is said of what. */`,
    [`export function ${owner.list?.name}() `, block(body)],
  );
}

function totalElement(file: SourceFile, { list }: ResourcePlan, total: TotalPlan): Doc {
  const name = file.value('ListTotal', 'src/ui/list/ListTotal.tsx');
  return element(`${name}<${file.artifact(`${list?.name}TotalQuery`)}>`, [
    attribute('query', 'totalQuery'),
    functionAttribute('read', 'data', total.read),
  ]);
}

interface QueryParts {
  readonly file: SourceFile;
  readonly name: string;
  readonly type: string;
  readonly total: TotalPlan | null;
  readonly isAskedFirst: boolean;
}

function queries({ file, name, type, total, isAskedFirst }: QueryParts): Doc {
  const pageQuery = file.value('pageQuery', 'src/relay/pageQueries.ts');
  const address = file.type('Address', 'src/relay/pageQueries.ts');
  const visitor = file.type('Visitor', 'src/relay/visitor.ts');
  const listVariables = file.value('listVariables', LIST_VARIABLES);
  const variables = `${listVariables}(settings, address, visitor)`;
  const entries = [
    longProperty('list', call(`${pageQuery}<${type}>`, ['query', variables])),
    ...(total ? [longProperty('total', totalCall(file, name, total))] : []),
  ];
  const all = object(entries, { expanded: true });
  const start = `${name}.queries = (address: ${address}, visitor: ${visitor})`;
  if (!isAskedFirst) return [`${start} => (`, all, ');'];
  const isComplete = file.value('isComplete', LIST_ADDRESS);
  const body = [`if (!${isComplete}(settings, address)) return {};`, ['return ', all, ';']];
  const pageQueries = file.type('PageQueries', 'src/relay/pageQueries.ts');
  return [`${start}: ${pageQueries} => `, block(body), ';'];
}

function totalCall(file: SourceFile, name: string, total: TotalPlan): Doc {
  const late = object([property('need', "'late'")]);
  if (!total.hasVariables) return call(`pageQuery<${name}TotalQuery>`, ['totalQuery', '{}', late]);
  const totalVariables = file.value('totalVariables', LIST_VARIABLES);
  return callHugging(`pageQuery<${name}TotalQuery>`, [
    'totalQuery',
    `${totalVariables}(settings, address, visitor)`,
    late,
  ]);
}

const LIST_ADDRESS = 'src/ui/list/listAddress.ts';
const LIST_VARIABLES = 'src/ui/list/listVariables.ts';

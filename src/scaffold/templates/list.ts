import type { OperationDefinitionNode } from 'graphql';
import type { List } from '../../model/types/relations.ts';
import {
  block,
  call,
  callHugging,
  constant,
  longProperty,
  object,
  property,
  textProperty,
  type Doc,
} from '../code/docs.ts';
import { textEntry } from '../code/entries.ts';
import { queryStatement } from '../code/relay.ts';
import { rootCoordinate, SourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import { rowFields } from '../fields/columns.ts';
import { query } from '../graphql/nodes.ts';
import { edgesOf, type EdgesCode } from '../lists/edges.ts';
import { filtersFile } from '../lists/filterCode.ts';
import { planFilters } from '../lists/filters.ts';
import { layoutsProperty } from '../lists/layouts.ts';
import { codeOf, definitions, listField, rowSelections, type ListCode } from '../lists/listCode.ts';
import { planTotal, type TotalPlan } from '../lists/total.ts';
import type { Plan } from '../plan.ts';
import type { ResourcePlan, TablePlan } from '../resourcePlan.ts';
import { askFirst, screen } from './listScreen.ts';
import { columnNames, optionalColumns } from './table.ts';

const ROWS = 25;

/** The screen of a resource's list: what it can be asked, its query, and the component. */
export function listFiles(
  plan: Plan,
  owner: ResourcePlan,
  list: List,
  table: TablePlan,
): GeneratedFile[] {
  const module = owner.list;
  if (!module) throw new Error(`${owner.resource.type} has no list.`);
  const file = new SourceFile(module.path, rootCoordinate('Query', list.path));
  const type = file.artifact(`${module.name}Query`);
  const optional = optionalColumns(plan, table);
  const code = listCode(file, plan, owner, list, table, optional);
  const total = planTotal(plan.queryType, `${module.name}TotalQuery`, list, code);
  const isAskedFirst = code.filters.some(({ required }) => required);
  const settingsType = file.type('ListSettings', 'src/ui/list/listSettings.ts');
  const edges = edgesOf(file, plan, module, list, table);
  const component = isAskedFirst ? `${owner.base}Rows` : module.name;
  const parts = [
    constant('settings', settingsType, `${type}['variables']`, code.settings),
    ...(edges ? [edges.columns] : []),
    queryStatement(file, 'query', rowsQuery(type, list, table, code, optional, edges)),
    ...(total ? [queryStatement(file, 'totalQuery', total.query)] : []),
    ...(isAskedFirst ? [askFirst(file, plan, owner, component)] : []),
    screen({ file, plan, owner, list, table, edges, component, total, isExported: !isAskedFirst }),
    queries({ file, name: module.name, type, total, isAskedFirst }),
    failed(file, plan, owner, module.name),
  ];
  const source = file.print(...(parts as Doc[]));
  const { filtersPath } = code;
  if (filtersPath === null) return [source];
  const place = { path: filtersPath, queryType: type };
  return [source, filtersFile(plan, owner, code.filters, place)];
}

type OptionalColumns = ReturnType<typeof optionalColumns>;

function listCode(
  file: SourceFile,
  plan: Plan,
  owner: ResourcePlan,
  list: List,
  table: TablePlan,
  optional: OptionalColumns,
): ListCode {
  const { resource } = owner;
  const fields = rowFields(plan, table);
  const shown = optional.filter(({ hidden: hidden }) => !hidden).map(({ name }) => name);
  const layouts = layoutsProperty(shown, fields, planFilters(plan, resource, list));
  return codeOf(file, plan, {
    resource,
    list,
    fields,
    columns: columnNames(plan, table),
    size: ROWS,
    isBelow: false,
    more: [...columnSettings(owner, optional), ...(layouts ? [layouts] : [])],
  });
}

/** The query for the rows, of which each column that need not be shown is asked for by a variable. */
function rowsQuery(
  type: string,
  list: List,
  table: TablePlan,
  { variables }: ListCode,
  optional: OptionalColumns,
  edges: EdgesCode | null,
): OperationDefinitionNode {
  const flags = optional.map(({ variable, hidden: hidden }) => [variable, !hidden] as const);
  const names = optional.map(({ variable }) => variable);
  const rows = rowSelections(list, `${table.name}_rows`, names, edges?.selections);
  return query(type, definitions(variables, flags), [listField(list, variables.keys(), rows)]);
}

/** What people can choose of a list's columns. */
function columnSettings({ resource }: ResourcePlan, optional: OptionalColumns): Doc[] {
  if (optional.length === 0) return [];
  const variables = optional.map(({ name, variable }) => textEntry(name, variable));
  return [
    textProperty('name', resource.slug),
    property('columns', object(variables, { expanded: true })),
  ];
}

/** What stands in place of the list when the backend turns down what was asked. */
function failed(file: SourceFile, plan: Plan, owner: ResourcePlan, name: string): Doc {
  const failedList = file.value('failedList', 'src/ui/list/failedList.tsx');
  return [`${name}.Failed = `, call(failedList, [plan.describe(owner), 'settings']), ';'];
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
  const address = file.type('Address', 'src/address/address.ts');
  const visitor = file.type('Visitor', 'src/visitor/visitor.ts');
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
  const late = object([property('need', "'deferred'")]);
  const pageQuery = file.value('pageQuery', 'src/relay/pageQueries.ts');
  const typed = `${pageQuery}<${file.artifact(`${name}TotalQuery`)}>`;
  if (!total.hasVariables) return call(typed, ['totalQuery', '{}', late]);
  const totalVariables = file.value('totalVariables', LIST_VARIABLES);
  return callHugging(typed, ['totalQuery', `${totalVariables}(settings, address, visitor)`, late]);
}

const LIST_ADDRESS = 'src/ui/list/listAddress.ts';
const LIST_VARIABLES = 'src/ui/list/listVariables.ts';

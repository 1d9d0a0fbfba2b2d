import type { OperationDefinitionNode } from 'graphql';
import { lowerFirst } from '../../model/wording/sentence.ts';
import { lazily } from '../code/lazy.ts';
import { tagged } from '../code/relay.ts';
import type { List } from '../../model/types/relations.ts';
import { code, commas } from '../code/code.ts';
import { property, textProperty } from '../code/docs.ts';
import * as framework from '../code/framework.ts';
import { artifactType, imported, importedModule, pathTo } from '../code/scope.ts';
import { sourceFile, rootCoordinate, type GeneratedFile } from '../code/sourceFile.ts';
import { columnName } from '../fields/columnCode.ts';
import { rowFields } from '../fields/columns.ts';
import { fieldOfPicture } from '../fields/picture.ts';
import { responseParameter } from '../graphql/responseParameter.ts';
import { query, spread, spreadWith } from '../graphql/nodes.ts';
import { edgesOf, type EdgesCode } from '../lists/edges.ts';
import { filtersFile } from '../lists/filterCode.ts';
import { planFilters } from '../lists/filters.ts';
import { layoutsProperty } from '../lists/layouts.ts';
import { codeOf, definitions, listField, type ListCode } from '../lists/listCode.ts';
import { listOrderCode } from '../lists/listOrder.ts';
import { pageReader, rowsWith } from '../lists/pageCode.ts';
import { figuresCode } from '../lists/figuresCode.ts';
import type { RowOrderCode } from '../lists/rowOrder.ts';
import { planValueCounts } from '../lists/valueCounts.ts';
import { planTotal, type TotalPlan } from '../lists/total.ts';
import type { Plan } from '../plan.ts';
import type { ListPlan } from '../resourcePlan.ts';
import type { Module, Subject } from '../subject.ts';
import type { TablePlan } from '../fields/tablePlan.ts';
import { relatedColumnsFile } from './relatedColumns.ts';
import { valueCountsFile } from './valueCounts.ts';
import { columnNames, optionalFields, type OptionalFields } from './table.ts';

const ROWS = 25;

/** The screen of a resource's list: what it is, and the component that shows it. */
export function listFiles(
  plan: Plan,
  owner: Subject,
  list: List,
  module: ListPlan,
): GeneratedFile[] {
  const { table, filters, related, values } = module;
  const type = artifactType(`${module.name}Query`);
  const settings = listCode(plan, owner, list, module);
  const total = planTotal(plan.queryType, `${module.name}TotalQuery`, list, settings);
  const counts = values && planValueCounts(plan.queryType, `${values.name}Query`, list, settings);
  const edges = edgesOf(plan, module, list, table);
  const order = listOrderCode(plan, module, owner, list);
  const around = { edges, order };
  const rows = rowsQuery(type, list, table, settings, optionalFields(plan, table), around);
  const source = sourceFile(module.path, rootCoordinate('Query', list.path), [
    ...(edges ? [edges.definition()] : []),
    ...(order ? [order.definition()] : []),
    definition({
      plan,
      owner,
      list,
      table,
      settings,
      edges,
      order,
      total,
      values: counts && values,
      filters,
      query: rows,
    }),
    screen(plan, owner, module.name),
    code`
      ${module.name}.queries = ${framework.listQueries}(list);
      ${module.name}.Failed = ${framework.failedList}(list);
    `,
  ]);
  const filtered = { resource: owner.resource, query: `${module.name}Query` };
  return [
    source,
    ...(related ? [relatedColumnsFile(plan, { list, table, settings, ...around, related })] : []),
    ...(filters
      ? [
          filtersFile(
            plan,
            filtered,
            settings.filters,
            settings.related,
            filters.path,
            counts && values,
          ),
        ]
      : []),
    ...(counts && values ? [valueCountsFile(owner, list, values, counts)] : []),
  ];
}

function listCode(
  plan: Plan,
  owner: Subject,
  list: List,
  { name, table, filters, related }: ListPlan,
): ListCode {
  const { resource } = owner;
  const fields = rowFields(plan, table);
  const [, ...shown] = table.columns.shown.map((column) => columnName(column, table));
  const columns = columnNames(table);
  const { inputs = [] } = plan.formsOf(owner)?.edit ?? {};
  const settable = new Set(inputs.map((input) => input.relation?.field ?? input.name));
  const filtered = planFilters(plan, resource, list);
  const pictures = table.picture ? [fieldOfPicture(table.picture)] : [];
  const placing = [...shown, ...pictures.filter((name) => columns.includes(name))];
  const layouts = layoutsProperty(placing, fields, filtered, settable);
  return codeOf(plan, {
    resource,
    list,
    fields,
    columns,
    size: ROWS,
    isBelow: false,
    query: `${name}Query`,
    filtersPath: filters?.path,
    more: [
      ...(related ? [property('relatedColumns', `() => import('${pathTo(related.path)}')`)] : []),
      ...(columns.length > 1 ? [textProperty('name', resource.slug)] : []),
      ...(layouts ? [layouts] : []),
    ],
  });
}

/** The query for the rows: what they need not be asked for is asked for by variables. */
function rowsQuery(
  type: string,
  list: List,
  table: TablePlan,
  { variables }: ListCode,
  optional: readonly OptionalFields[],
  { edges, order }: Pick<DefinitionParts, 'edges' | 'order'>,
): OperationDefinitionNode {
  const flags = optional.map(({ variable, byDefault }) => [variable, byDefault] as const);
  const names = optional.map(({ variable }) => variable);
  const ofRow = [
    spreadWith(`${table.name}_rows`, names),
    ...(order ? [spread(order.fragment)] : []),
  ];
  const rows = rowsWith(list, ofRow, edges?.selections);
  return query(type, definitions(variables, flags), [listField(list, variables.keys(), rows)]);
}

/** What a list is described with. */
interface DefinitionParts {
  readonly plan: Plan;
  readonly owner: Subject;
  readonly list: List;
  readonly table: TablePlan;
  readonly settings: ListCode;
  readonly edges: EdgesCode | null;
  readonly order: RowOrderCode | null;
  readonly total: TotalPlan | null;
  /** The file of the values that its texts have. */
  readonly values: Module | null;
  /** The file of its filters. */
  readonly filters: Module | null;
  readonly query: OperationDefinitionNode;
}

/** What the list is: where its rows come from, what shows them, what it can be asked. */
function definition(parts: DefinitionParts): string {
  const { plan, owner, list, table, settings, edges, order, total, values } = parts;
  const name = `${owner.list?.name}`;
  const tableName = importedModule(table);
  const { parameter, value } = responseParameter(plan, plan.queryType, list.path);
  return code`
    const list: ${framework.ListDefinition}<
      ${artifactType(`${name}Query`)},
      typeof ${tableName},
      ${total && artifactType(`${name}TotalQuery`)}
    > = {
      ${property('resource', plan.describe(owner))},
      ${property('table', tableName)},
      ${edges && 'edges,'}
      ${order && 'rowOrder,'}
      query: ${tagged(parts.query)},
      read: ${pageReader(parameter, list, value, edges)},
      ${total && totalProperty(total, owner)}
      ${values && `${property('valueCounts', valuesCode(values, parts.filters))},`}
      ${commas(settings.properties)}
    };
  `;
}

/** What loads the values that texts have, where lists that are filtered through a relation find it, too. */
function valuesCode(values: Module, filters: Module | null): string {
  return filters ? imported('valueCounts', filters.path) : `() => import('${pathTo(values.path)}')`;
}

function totalProperty(total: TotalPlan, { resource, list }: Subject): string {
  const responseType = `${artifactType(`${list?.name}TotalQuery`)}['response']`;
  const sums = figuresCode(total.figures, resource, responseType);
  return code`
    total: {
      query: ${tagged(total.query)},
      read: (data) => ${total.read},
      ${sums && `${property('sums', sums)},`}
    },
  `;
}

/** The component that shows the list, with what can be done with it. */
function screen(plan: Plan, owner: Subject, name: string): string {
  const { record, subscriptions, resource } = owner;
  const operations = plan.formsOf(owner)?.operations;
  const tools = toolsOf(plan, owner).map(({ descriptor }) => importedModule(descriptor));
  return code`
    /** The list of ${lowerFirst(resource.pluralLabel)}. */
    export function ${name}() {
      return (
        <${framework.ListScreen}
          list={list}
          ${record && `loadRecord={${lazily(record)}}`}
          ${subscriptions && `subscriptions={${lazily(subscriptions)}}`}
          ${operations && `operations={${importedModule(operations)}}`}
          ${tools.length > 0 && `tools={[${tools.join(', ')}]}`}
        />
      );
    }
  `;
}

/** What can be done to the records of a resource as a whole: tools that change something and answer with them. */
function toolsOf({ tools }: Plan, { resource }: Subject): Plan['tools'] {
  return tools.filter(
    ({ tool: { operation, result } }) =>
      operation === 'mutation' &&
      [result.record, result.rows?.record].some((type) => type === resource.type),
  );
}

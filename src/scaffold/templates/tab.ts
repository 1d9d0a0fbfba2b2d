import { lowerFirst } from '../../model/wording/sentence.ts';
import { block, call, constant, lines, property, object, statement } from '../code/docs.ts';
import { attribute, element, elementWith, textAttribute } from '../code/jsx.ts';
import { loaderAttribute } from '../code/lazy.ts';
import { queryStatement } from '../code/relay.ts';
import { SourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import { rowFields } from '../fields/columns.ts';
import { selectLocalKey } from '../fields/relations.ts';
import type { SelectionNode } from 'graphql';
import { query, spreadFlagged } from '../graphql/nodes.ts';
import { follow, type Value } from '../graphql/reading.ts';
import { Selection } from '../graphql/selection.ts';
import {
  codeOf,
  definitions,
  pageInfoDoc,
  listField,
  rowsDoc,
  rowsWith,
  type ListCode,
} from '../lists/listCode.ts';
import { flagOf, relationBackTo } from '../lists/backRelations.ts';
import { filterBy, planFilters } from '../lists/filters.ts';
import type { Lookup } from '../../model/types/resource.ts';
import { edgesOf, type EdgesCode } from '../lists/edges.ts';
import type { Plan } from '../plan.ts';
import { LookupCode } from '../records/lookup.ts';
import type { Subject } from '../subject.ts';
import type { TabPlan } from '../resourcePlan.ts';
import { columnBackTo, columnNames, optionalFields } from './table.ts';

export const ROWS_OF_TABS = 10;

interface TabParts extends TabSource {
  readonly tab: TabPlan;
  readonly edges: EdgesCode | null;
}

/** A relation to many, as a tab of its record's page. */
export function tabFile(plan: Plan, owner: Subject, tab: TabPlan, lookup: Lookup): GeneratedFile {
  const { relation, table, target } = tab;
  const file = new SourceFile(tab.path, `\`${owner.resource.type}.${relation.field}\``);
  const list = codeOf(file, plan, {
    resource: target.resource,
    list: tab.list,
    fields: rowFields(plan, table),
    columns: columnNames(table),
    size: ROWS_OF_TABS,
    isBelow: true,
    ...newestFirst(tab),
  });
  const code = new LookupCode(plan, owner.resource, lookup, new Set(list.variables.keys()));
  const edges = edgesOf(file, plan, tab, tab.list, table);
  const { name } = tab;
  const { field } = relation;
  const parts: TabParts = { file, plan, owner, name, field, tab, list, edges, lookup: code };
  const type = file.artifact(`${tab.name}Query`);
  const settingsType = file.type('ListSettings', 'src/lists/listSettings.ts');
  return file.print(
    constant('settings', settingsType, `${type}['variables']`, list.settings),
    ...(edges ? [edges.columns()] : []),
    tabQuery(parts, type, rowsOf(parts)),
    panel(parts, type),
    tabQueries(parts, type),
  );
}

/** What happened last stands first, where the schema can put it there. */
function newestFirst({ timeline, target, list }: TabPlan): { sortColumn?: string } {
  const moment = timeline && target.resource.history?.moment;
  const isSortable = list.sort?.fields.some(
    ({ field, descending }) => field === moment && descending,
  );
  return moment && isSortable ? { sortColumn: `-${moment}` } : {};
}

/** What every tab of a record's page is written with. */
export interface TabSource {
  readonly file: SourceFile;
  readonly plan: Plan;
  readonly owner: Subject;
  /** The tab's component, and the field that it is about. */
  readonly name: string;
  readonly field: string;
  readonly list: ListCode;
  readonly lookup: LookupCode;
}

/** The rows, without the relation back to the record that they lie below. */
function rowsOf({ plan, owner, tab, list, edges }: TabParts): SelectionNode {
  const back = backOf(plan, owner, tab);
  const rows = spreadFlagged(
    `${(tab.timeline ?? tab.table).name}_rows`,
    back.flags.map((flag) => [flag, false]),
  );
  return listField(tab.list, list.variables.keys(), rowsWith(tab.list, [rows], edges?.selections));
}

/** The column back to the record, and the arguments that leave out what leads there. */
function backOf(
  plan: Plan,
  { resource: { type } }: Subject,
  { timeline, table, target }: TabPlan,
): { readonly column: string | null; readonly flags: string[] } {
  if (timeline) {
    const back = relationBackTo(target, type);
    return { column: null, flags: back === null ? [] : [flagOf(back)] };
  }
  const column = columnBackTo(table, type);
  const asked = optionalFields(plan, table).filter(
    ({ columns, byDefault }) => byDefault && column !== null && columns.includes(column),
  );
  return { column, flags: asked.map(({ variable }) => variable) };
}

/** The query of a tab. @param rows what it asks for of the record */
export function tabQuery(
  { file, plan, owner, list, lookup }: TabSource,
  type: string,
  rows: SelectionNode,
): string {
  // Relay has to know whose records these are, to put them with what else it knows of that record.
  const key = new Selection();
  selectLocalKey(key, plan, owner);
  const node = lookup.select(() => lookup.asType([...key.toNodes(), rows]), { caught: false });
  const variables = new Map([...lookup.variables, ...list.variables]);
  return queryStatement(file, 'query', query(type, definitions(variables), [node]));
}

function panel({ file, plan, owner, tab, edges, lookup }: TabParts, type: string): string {
  const { relation, target, table } = tab;
  const record = lookup.readBare(file);
  const found = follow(
    { ...record, type: plan.type(owner.resource.type) as Value['type'] },
    tab.list.path,
  );
  const isPlain = tab.list.rows.length === 0;
  const variable = isPlain ? 'list' : 'page';
  const page: Value = { ...found, expression: variable };
  const { column } = backOf(plan, owner, tab);
  const shown = tab.timeline ?? table;
  const viewAllFilter =
    target.list &&
    target.resource.list &&
    filterBy(
      planFilters(plan, target.resource, target.resource.list),
      owner.resource.type,
      owner.key,
    );
  const attributes = [
    attribute('parent', plan.describe(owner)),
    textAttribute('name', relation.field),
    attribute('resource', plan.describe(target)),
    attribute('settings', 'settings'),
    attribute('pageInfo', pageInfoDoc(tab.list, page)),
    ...(viewAllFilter ? [textAttribute('viewAllFilter', viewAllFilter.name)] : []),
    ...(tab.links ? [loaderAttribute('links', file, tab.links)] : []),
  ];
  const rows = element(file.value(shown.name, shown.path), [
    attribute('rows', 'rows'),
    ...(column ? [attribute('hiddenColumns', `['${column}']`)] : []),
    ...(edges ? [edges.attribute] : []),
  ]);
  const usePageQuery = file.value('usePageQuery', 'src/relay/pageContext.tsx');
  const body = [
    statement(`const { ${lookup.pattern.code} }`, `${usePageQuery}<${type}>(query)`),
    statement(`const ${variable}`, found.expression),
    ...(edges?.statements(page) ?? [`const rows = ${rowsDoc(file, tab.list, page)};`]),
    `return ${elementWith(file.value('TabPanel', 'src/ui/record/TabPanel.tsx'), attributes, [rows])};`,
  ];
  return lines(
    `/** The ${lowerFirst(relation.label)} of one ${lowerFirst(owner.resource.label)}. */`,
    `export function ${tab.name}() ${block(body)}`,
  );
}

/** What a tab asks for at an address. */
export function tabQueries({ file, name, field, lookup }: TabSource, type: string): string {
  const address = file.type('Address', 'src/address/address.ts');
  const pageQuery = file.value('pageQuery', 'src/relay/pageQueries.ts');
  const pagedVariables = file.value('pagedVariables', 'src/lists/listVariables.ts');
  const { statements, variables } = lookup.keyCode(file);
  const options = object([property('need', "'panel'")]);
  const asked = call(`${pageQuery}<${type}>`, [
    'query',
    object([`...${pagedVariables}(settings, address)`, ...variables]),
    options,
  ]);
  const body = [...statements, `return ${object([property(field, asked)], { expanded: true })};`];
  return `${name}.queries = (address: ${address}) => ${block(body)};`;
}

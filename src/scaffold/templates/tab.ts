import type { GraphQLCompositeType, OperationDefinitionNode, SelectionNode } from 'graphql';
import { lowerFirst } from '../../model/wording/sentence.ts';
import type { Field } from '../../model/types/fields.ts';
import type { List } from '../../model/types/relations.ts';
import type { Lookup } from '../../model/types/resource.ts';
import type { Way } from '../../model/types/variables.ts';
import { code, commas } from '../code/code.ts';
import { property, text } from '../code/docs.ts';
import * as framework from '../code/framework.ts';
import { lazily } from '../code/lazy.ts';
import { tagged } from '../code/relay.ts';
import { artifactType, imported, importedModule } from '../code/scope.ts';
import { sourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import { rowFields } from '../fields/columns.ts';
import { selectLocalKey } from '../fields/relations.ts';
import { query, spreadFlagged } from '../graphql/nodes.ts';
import type { Value } from '../graphql/reading.ts';
import { Selection } from '../graphql/selection.ts';
import { flagOf, relationBackTo } from '../lists/backRelations.ts';
import { edgesOf, type EdgesCode } from '../lists/edges.ts';
import { filterBy, planFilters } from '../lists/filters.ts';
import { codeOf, definitions, listField, type ListCode } from '../lists/listCode.ts';
import { pageReader, rowsWith } from '../lists/pageCode.ts';
import { planStates } from '../lists/states.ts';
import { countMatching } from '../lists/total.ts';
import { linksOperation } from '../links/linksOperation.ts';
import type { Plan } from '../plan.ts';
import { LookupCode } from '../records/lookup.ts';
import { newRowsOf, parentInputOf } from '../records/newRows.ts';
import { changesRows, rowFormsOf } from '../records/rowChanges.ts';
import type { TabPlan } from '../resourcePlan.ts';
import type { Module, Subject } from '../subject.ts';
import { columnBackTo, columnNames, optionalFields } from './table.ts';

/** A relation to many, as a tab of its record's page. */
export function tabFile(plan: Plan, owner: Subject, tab: TabPlan, lookup: Lookup): GeneratedFile {
  const { relation, table, timeline, target, links } = tab;
  const settings = codeOf(plan, {
    resource: target.resource,
    list: tab.list,
    fields: rowFields(plan, table),
    columns: columnNames(table),
    isBelow: true,
    ...(timeline ? {} : { narrowing: { states: planStates(plan, target.resource, tab.list) } }),
    ...newestFirst(tab),
  });
  const back = backOf(plan, owner, tab);
  const allFilter = viewAllFilter(plan, owner, tab);
  return tabDefinition({
    plan,
    owner,
    tab,
    lookup,
    settings,
    list: tab.list,
    field: relation.field,
    label: relation.label,
    view: timeline ?? table,
    flags: back.flags,
    edges: edgesOf(plan, tab, tab.list, table),
    resource: plan.describe(target),
    options: [
      ...(back.column ? [property('hiddenColumns', `[${text(back.column)}]`)] : []),
      ...(allFilter === null ? [] : [`viewAllFilter: ${text(allFilter)}`]),
      ...(links ? [property('links', `{ ${linksOperation(links)} }`)] : []),
      ...newRowsOption(plan, owner, tab),
      ...rowChangesOption(plan, tab),
      ...(links && table.side ? [`linksLabel: ${text(links.label)}`] : []),
    ],
  });
}

/** What happened last stands first, where the schema can put it there. */
function newestFirst({ timeline, target, list }: TabPlan): { sortColumn?: string } {
  const moment = timeline && target.resource.history?.moment;
  const isSortable = list.sort?.fields.some(
    ({ field, descending }) => field === moment && descending,
  );
  return moment && isSortable ? { sortColumn: `-${moment}` } : {};
}

/** The filter of the rows' own list that selects the rows of one record; null where there is none. */
function viewAllFilter(plan: Plan, owner: Subject, { target }: TabPlan): string | null {
  const { list } = target.resource;
  if (!target.list || !list) return null;
  const filters = planFilters(plan, target.resource, list);
  return filterBy(filters, owner.resource.type, owner.key)?.name ?? null;
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

/** How rows are made below the record that they belong to: in their place, or in a form of their own. */
function newRowsOption(plan: Plan, owner: Subject, tab: TabPlan): string[] {
  const isNumber = ({ key }: { readonly key: Field }) => plan.leafType(key.type) === 'number';
  const made = newRowsOf(plan, owner, tab);
  const input = made ? null : parentInputOf(plan, owner, tab);
  if (input) return [`newRecord: ${text(`${input.name}.${isNumber(input) ? 'number' : 'key'}`)}`];
  if (!made) return [];
  const { parent, position, operations } = made;
  const asNumber = isNumber(made) ? 'key: Number, ' : '';
  const place = position === null ? '' : `position: ${text(position)}, `;
  return [
    `newRows: { parent: ${text(parent)}, ${asNumber}${place}${property('operations', lazily(operations))} }`,
  ];
}

/** How rows are changed in the tab, whose records have no pages. */
function rowChangesOption(plan: Plan, tab: TabPlan): string[] {
  if (!changesRows(tab)) return [];
  const { edit, deletion } = rowFormsOf(plan, tab.target) ?? {};
  const kinds = `${edit ? 'edit: true, ' : ''}${deletion ? 'delete: true, ' : ''}`;
  const column = imported('changeColumn', 'src/ui/record/rows/changeColumn.tsx');
  return [`rowChanges: ${column}({ ${kinds}${property('load', lazily(tab.changes))} })`];
}

/** What every tab of a record's page is written with. */
interface TabSource {
  readonly plan: Plan;
  readonly owner: Subject;
  readonly tab: Module;
  readonly lookup: Lookup;
  readonly settings: ListCode;
  readonly list: List;
  /** The record's field that the tab is about, and what it is called. */
  readonly field: string;
  readonly label: string;
  /** The component that shows the rows. */
  readonly view: Module;
  /** The arguments of the rows' fragment that leave out what leads back to the record. */
  readonly flags: readonly string[];
  readonly edges: EdgesCode | null;
  /** The resource of the rows, or what they are called. */
  readonly resource: string;
  readonly options: readonly string[];
}

/** A tab: a list below a record, described as lists are. */
export function tabDefinition(source: TabSource): GeneratedFile {
  const { plan, owner, tab, list, settings, edges, view } = source;
  const lookup = new LookupCode(plan, owner.resource, source.lookup, {
    taken: new Set(settings.variables.keys()),
  });
  const type = artifactType(`${tab.name}Query`);
  const shown = importedModule(view);
  const parentVariables = lookup.isKeyAsId ? null : lookup.variablesOfAddress();
  const page = inRecord(source, lookup, list.path);
  const total = totalOf(source, lookup);
  return sourceFile(tab.path, `\`${owner.resource.type}.${source.field}\``, [
    ...(edges ? [edges.definition()] : []),
    code`
      /** The ${lowerFirst(source.label)} of one ${lowerFirst(owner.resource.label)}. */
      export const ${tab.name} = ${framework.defineTab}<${type}, typeof ${shown}${total && `, ${total.type}`}>({
        ${property('parent', plan.describe(owner))},
        name: ${text(source.field)},
        ${property('resource', source.resource)},
        ${property('view', shown)},
        ${commas(source.options)}
        ${edges && 'edges,'}
        query: ${tagged(tabQuery(source, lookup, type))},
        ${parentVariables && `parentVariables: ${parentVariables},`}
        read: ${pageReader(lookup.parameters(), list, page, edges)},
        ${total?.property}
        ${commas(settings.properties)}
      });
    `,
  ]);
}

/** The code for how many rows match what a tab is narrowed to. */
interface TabTotalCode {
  readonly type: string;
  readonly property: string;
}

/** Null where the rows cannot be narrowed, or are not counted then. */
function totalOf(source: TabSource, lookup: LookupCode): TabTotalCode | null {
  const { plan, owner, tab, list, settings } = source;
  if (!settings.canBeNarrowed || lookup.isCostly) return null;
  const counting = countMatching(recordType(plan, owner), list, settings);
  if (!counting) return null;
  const { path, variables, selection } = counting;
  const name = `${tab.name}TotalQuery`;
  const number = inRecord(source, lookup, path).expression;
  return {
    type: artifactType(name),
    property: code`
      total: {
        query: ${tagged(recordQuery(source, lookup, { name, variables, selection }))},
        read: (${lookup.parameters()}) => ${number},
      },
    `,
  };
}

function recordType(plan: Plan, { resource }: Subject): GraphQLCompositeType & Value['type'] {
  return plan.type(resource.type) as GraphQLCompositeType & Value['type'];
}

/** Something of the record in the answer of a query below it. */
function inRecord({ plan, owner }: TabSource, lookup: LookupCode, path: Way): Value {
  return lookup.followBelow({ ...lookup.readBare(), type: recordType(plan, owner) }, path);
}

function tabQuery(source: TabSource, lookup: LookupCode, name: string): OperationDefinitionNode {
  const { list, settings, view, flags, edges } = source;
  const ofRow = spreadFlagged(
    `${view.name}_rows`,
    flags.map((flag) => [flag, false]),
  );
  const { variables } = settings;
  const page = rowsWith(list, [ofRow], edges?.selections);
  const selection = lookup.fieldBelow(listField(list, variables.keys(), page));
  return recordQuery(source, lookup, { name, variables, selection });
}

interface BelowRecord {
  readonly name: string;
  readonly variables: ReadonlyMap<string, string>;
  readonly selection: SelectionNode;
}

/** A query for something below the record of the page. */
function recordQuery(
  { plan, owner }: TabSource,
  lookup: LookupCode,
  { name, variables, selection }: BelowRecord,
): OperationDefinitionNode {
  // The record's key is selected, so that Relay stores its rows with the rest of the record.
  const key = new Selection();
  selectLocalKey(key, plan, owner);
  const node = lookup.select([...key.toNodes(), selection], { caught: false });
  return query(name, definitions(new Map([...lookup.variables, ...variables])), [node]);
}

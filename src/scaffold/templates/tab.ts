import type { OperationDefinitionNode } from 'graphql';
import { lowerFirst } from '../../model/wording/sentence.ts';
import type { Field } from '../../model/types/fields.ts';
import type { List } from '../../model/types/relations.ts';
import type { Lookup } from '../../model/types/resource.ts';
import { code, commas } from '../code/code.ts';
import { object, property, text } from '../code/docs.ts';
import * as framework from '../code/framework.ts';
import { lazily } from '../code/lazy.ts';
import { tagged } from '../code/relay.ts';
import { artifactType, imported, importedModule } from '../code/scope.ts';
import { rootCoordinate, sourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import { rowFields } from '../fields/columns.ts';
import { spread, spreadFlagged } from '../graphql/nodes.ts';
import { flagOf, relationBackTo } from '../lists/backRelations.ts';
import { edgesOf, type EdgesCode } from '../lists/edges.ts';
import { filterBy, planFilters } from '../lists/filters.ts';
import { codeOf, listField, type ListCode } from '../lists/listCode.ts';
import { pageReader, rowsWith } from '../lists/pageCode.ts';
import type { RowOrderCode } from '../lists/rowOrder.ts';
import { planStates } from '../lists/states.ts';
import { countMatching } from '../lists/total.ts';
import { linksOperation } from '../links/linksOperation.ts';
import type { Plan } from '../plan.ts';
import { newRowsOf, newRowsProperties, parentInputOf } from '../records/newRows.ts';
import { changesRows, rowFormsOf } from '../records/rowChanges.ts';
import { tabOrderCode } from '../records/rowOrder.ts';
import { rootTotalOf } from '../records/rootTotals.ts';
import { atRoot, belowRecord, type TabPlace } from '../records/tabPlace.ts';
import type { TabPlan } from '../resourcePlan.ts';
import type { Module, Subject } from '../subject.ts';
import { columnBackTo, columnNames, optionalFields } from './table.ts';

/** A relation to many, as a tab of its record's page. */
export function tabFile(plan: Plan, owner: Subject, tab: TabPlan, lookup: Lookup): GeneratedFile {
  const { relation, table, timeline, target, links, by } = tab;
  const settings = codeOf(plan, {
    resource: target.resource,
    list: tab.list,
    fields: rowFields(plan, table),
    columns: columnNames(table),
    isBelow: true,
    ...(timeline ? {} : { narrowing: { states: planStates(plan, target.resource, tab.list) } }),
    ...newestFirst(tab),
    ...(by ? { given: by } : {}),
  });
  const back = backOf(plan, owner, tab);
  const allFilter = viewAllFilter(plan, owner, tab);
  return tabDefinition({
    plan,
    owner,
    tab,
    place: by ? atRoot(plan, by) : belowRecord(plan, owner, { lookup, ...settings }),
    isCounted: !by || rootTotalOf(plan, tab) !== null,
    origin: by ? rootCoordinate('Query', tab.list.path) : belowOrigin(owner, relation),
    settings,
    list: tab.list,
    field: relation.field,
    label: relation.label,
    view: timeline ?? table,
    flags: back.flags,
    edges: edgesOf(plan, tab, tab.list, table),
    order: tabOrderCode(plan, owner, tab),
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
  return [property('newRows', object(newRowsProperties(plan, made)))];
}

/** How rows are changed in the tab: those whose records have no pages, and what links say of theirs. */
function rowChangesOption(plan: Plan, tab: TabPlan): string[] {
  const { linkedValues } = tab;
  const column = imported('changeColumn', 'src/ui/record/rows/changeColumn.tsx');
  if (linkedValues) {
    const mutation = text(linkedValues.sent.mutation.path.join('.'));
    const load = property('load', lazily(linkedValues));
    return [`rowChanges: ${column}({ edit: true, mutation: ${mutation}, ${load} })`];
  }
  if (!changesRows(tab)) return [];
  const { edit, deletion } = rowFormsOf(plan, tab.target) ?? {};
  const kinds = `${edit ? 'edit: true, ' : ''}${deletion ? 'delete: true, ' : ''}`;
  return [`rowChanges: ${column}({ ${kinds}${property('load', lazily(tab.changes))} })`];
}

/** What every tab of a record's page is written with. */
interface TabSource {
  readonly plan: Plan;
  readonly owner: Subject;
  readonly tab: Module;
  readonly place: TabPlace;
  /** Whether its number comes with those of the record's other tabs, where there is one. */
  readonly isCounted: boolean;
  /** What of the schema the file is for. */
  readonly origin: string;
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
  /** How the rows are put in another order. */
  readonly order?: RowOrderCode | null;
  /** The resource of the rows, or what they are called. */
  readonly resource: string;
  readonly options: readonly string[];
}

/** What of the schema a list below a record is. */
export function belowOrigin({ resource }: Subject, { field }: { readonly field: string }): string {
  return `\`${resource.type}.${field}\``;
}

/** A tab: a list below a record, described as lists are. */
export function tabDefinition(source: TabSource): GeneratedFile {
  const { plan, owner, tab, place, list, settings, edges, order, view } = source;
  const type = artifactType(`${tab.name}Query`);
  const shown = importedModule(view);
  const { parameters, parentVariables } = place;
  const page = place.read(list.path);
  const total = totalOf(source);
  return sourceFile(tab.path, source.origin, [
    ...(edges ? [edges.definition()] : []),
    ...(order ? [order.definition()] : []),
    code`
      /** The ${lowerFirst(source.label)} of one ${lowerFirst(owner.resource.label)}. */
      export const ${tab.name} = ${framework.defineTab}<${type}, typeof ${shown}${total && `, ${total.type}`}>({
        ${property('parent', plan.describe(owner))},
        name: ${text(source.field)},
        ${property('resource', source.resource)},
        ${property('view', shown)},
        ${commas(source.options)}
        ${edges && 'edges,'}
        ${order && 'rowOrder,'}
        query: ${tagged(tabQuery(source, type))},
        ${parentVariables && `parentVariables: ${parentVariables},`}
        read: ${pageReader(parameters, list, page, edges)},
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

/** Null where the rows are not counted, or they are with those of other tabs and cannot be narrowed. */
function totalOf({ place, isCounted, tab, list, settings }: TabSource): TabTotalCode | null {
  if (!(settings.canBeNarrowed || !isCounted) || place.isCostly) return null;
  const counting = countMatching(place.type, list, settings);
  if (!counting) return null;
  const { path, variables, selection } = counting;
  const name = `${tab.name}TotalQuery`;
  return {
    type: artifactType(name),
    property: code`
      total: {
        query: ${tagged(place.query({ name, variables, selection }))},
        read: (${place.parameters}) => ${place.read(path).expression},
      },
      ${!isCounted && 'isCountedApart: true,'}
    `,
  };
}

function tabQuery(source: TabSource, name: string): OperationDefinitionNode {
  const { place, list, settings, view, flags, edges, order } = source;
  const ofRow = spreadFlagged(
    `${view.name}_rows`,
    flags.map((flag) => [flag, false]),
  );
  const { variables } = settings;
  const places = order ? [spread(order.fragment)] : [];
  const page = rowsWith(list, [ofRow, ...places], edges?.selections);
  return place.query({ name, variables, selection: listField(list, variables.keys(), page) });
}

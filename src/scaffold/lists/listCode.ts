import type { ArgumentNode, SelectionNode, VariableDefinitionNode } from 'graphql';
import { imported } from '../code/scope.ts';
import type { Field } from '../../model/types/fields.ts';
import type { Filter, SortField } from '../../model/types/listQuery.ts';
import type { List } from '../../model/types/relations.ts';
import type { Variables } from '../../model/types/variables.ts';
import type { Resource } from '../../model/types/resource.ts';
import { array, object, property, text, textProperty } from '../code/docs.ts';
import { argument, boolean, field, variableDefinition } from '../graphql/nodes.ts';
import type { Plan } from '../plan.ts';
import { filtersCode } from './filterCode.ts';
import type { FilterPlan } from './filterPlan.ts';
import { planFilters } from './filters.ts';
import { argumentsOf, defaultSort, sortsOf, sortProperties } from './order.ts';
import { equality } from './offeredOperators.ts';
import { pagingProperty, pagingVariables } from './paging.ts';
import { withColumnSorts } from './relatedColumns.ts';
import { planRelatedFilters, relatedVariables, type RelatedFilterPlan } from './relatedFilters.ts';
import { searchProperty } from './search.ts';
import { statesProperty } from './states.ts';
import { argumentNames, templateDoc, type Fill } from './template.ts';

/** The code of a list: its settings, and the arguments that they set. */
export interface ListCode {
  /** The properties of its settings. */
  readonly properties: readonly string[];
  readonly settings: string;
  readonly filters: readonly FilterPlan[];
  /** The relations through which it is filtered. */
  readonly related: readonly RelatedFilterPlan[];
  /** Arguments in the order in which the query declares them, by name → printed type. */
  readonly variables: ReadonlyMap<string, string>;
  /** Arguments that decide which rows match: filters, search, and what is always sent. */
  readonly matching: ReadonlySet<string>;
  /** Whether fewer of its rows can be asked for than there are. */
  readonly canBeNarrowed: boolean;
}

interface ListOptions {
  /** The resource of the rows; null where they are of several kinds. */
  readonly resource: Resource | null;
  readonly list: List;
  /** Fields of the rows, by which they can be sorted. */
  readonly fields: readonly Field[];
  readonly columns: readonly string[];
  /** Rows on a page, where it is not as many as usual. */
  readonly size?: number;
  /** Below a record a list is paged and put in order, and may be searched and narrowed to a state. */
  readonly isBelow: boolean;
  /** The list's query, where it has filters. */
  readonly query?: string;
  /** The file of its filters, where they have one of their own. */
  readonly filtersPath?: string | null;
  /** How it is sorted unless the address says otherwise; by rule where it is not said. */
  readonly sortColumn?: string;
  /** Below a record: by what its rows are narrowed besides a search; nothing where they are not narrowed. */
  readonly narrowing?: { readonly states: FilterPlan | null };
  /** What is sent besides: what selects the rows of a record. */
  readonly given?: Variables;
  /** Further settings. */
  readonly more?: readonly string[];
}

/** Decides what of a list is offered, and writes its settings. */
export function codeOf(plan: Plan, options: ListOptions): ListCode {
  const { resource, list, given } = options;
  const offer = offerOf(plan, options);
  const { sorts, filters, related, searched, states, always } = offer;
  const search = resource && searchProperty(plan, resource, searched);
  const matching = argumentNames(
    always,
    given,
    search ? (searched.relatedSearch ?? searched.search)?.variables : null,
    states && equality(states)?.variables,
    ...filters.flatMap(({ operators }) => operators.map(({ variables }) => variables)),
    ...relatedVariables(related),
  );
  const sorting = sorts.flatMap(argumentsOf);
  const used = new Set([
    ...argumentNames(...pagingVariables(list.pagination)),
    ...byDeclaration(list, new Set([...matching, ...sorting])),
  ]);
  const properties = propertiesOf(plan, options, { ...offer, search });
  return {
    properties,
    settings: object(properties, { expanded: true }),
    filters,
    related,
    variables: typed(list, used),
    matching,
    canBeNarrowed: Boolean(search) || states !== null || filters.length > 0 || related.length > 0,
  };
}

/** What people can do with the rows of a list, and what is sent whatever they do. */
interface ListOffer {
  readonly sorts: readonly SortField[];
  /** How it is sorted unless the address says otherwise. */
  readonly sortColumn: string | null;
  readonly filters: readonly FilterPlan[];
  readonly related: readonly RelatedFilterPlan[];
  readonly searched: Pick<List, 'search' | 'relatedSearch'>;
  readonly states: FilterPlan | null;
  readonly always: Variables;
  /** How conditions are put together. */
  readonly groups: Pick<Filter, 'and' | 'or' | 'not'>;
}

function offerOf(plan: Plan, options: ListOptions): ListOffer {
  const { resource, list, fields, columns, isBelow, filtersPath = null, narrowing } = options;
  const sortColumn = options.sortColumn ?? defaultSort(list, fields, resource?.title ?? []);
  const sort = list.sort && withColumnSorts(plan, list.sort, fields);
  const sorts = sort ? sortsOf(sort, isBelow ? [] : columns, sortColumn) : [];
  const filters = isBelow || !resource ? [] : planFilters(plan, resource, list);
  return {
    sorts,
    sortColumn,
    filters,
    related: filtersPath === null || isBelow ? [] : planRelatedFilters(plan, list),
    searched: isBelow ? { search: narrowing ? list.search : null } : list,
    states: narrowing?.states ?? null,
    always: withoutSort(list.fixed, sorts.flatMap(argumentsOf)),
    groups: groupsOf(list.filter, {
      isFiltered: filters.length > 0,
      isNarrowed: narrowing !== undefined,
    }),
  };
}

/** Conditions are put together where there may be several; alternatives have to hold beside all else that is asked for. */
function groupsOf(
  filter: Filter | null,
  { isFiltered, isNarrowed }: { readonly isFiltered: boolean; readonly isNarrowed: boolean },
): ListOffer['groups'] {
  const and = isFiltered || isNarrowed ? (filter?.and ?? null) : null;
  if (!filter || !and || isNarrowed) return { and, or: null, not: null };
  return { and, or: filter.or, not: filter.not };
}

function propertiesOf(
  plan: Plan,
  { resource, list, size, query = '', filtersPath = null, more = [] }: ListOptions,
  { search, ...offer }: ListOffer & { readonly search: string | null },
): string[] {
  const { sorts, sortColumn, filters, related, states, always, groups } = offer;
  const group = (name: keyof typeof groups) => textsProperty(name, groups[name]);
  return [
    ...(size === undefined ? [] : [`size: ${size}`]),
    pagingProperty(list.pagination),
    ...alwaysProperty(always),
    ...(sortColumn ? [textProperty('defaultSort', sortColumn)] : []),
    ...(list.sort && sorts.length > 0
      ? sortProperties(list.sort, sorts, resource?.identity?.fields ?? [])
      : []),
    ...(search ? [search] : []),
    ...(states ? [statesProperty(plan, states)] : []),
    ...(resource && filters.length > 0
      ? [
          property(
            'filters',
            filtersPath
              ? imported('filters', filtersPath)
              : filtersCode(plan, { resource, query }, filters),
          ),
        ]
      : []),
    ...(related.length > 0 && filtersPath !== null
      ? [property('related', imported('related', filtersPath))]
      : []),
    ...group('and'),
    ...group('or'),
    ...group('not'),
    ...more,
  ];
}

function textsProperty(name: string, texts: readonly string[] | null): string[] {
  return texts ? [property(name, array(texts.map(text)))] : [];
}

/** `always: { … }`: what is sent whatever the address says. @param fill what goes into holes: the variable of that name */
export function alwaysProperty(fixed: Variables, fill: Fill = ({ hole }) => hole): string[] {
  return Object.keys(fixed).length > 0 ? [property('always', templateDoc(fixed, fill))] : [];
}

/** A default order is part of the sorts: sent always, it would stand before any other. */
function withoutSort(fixed: Variables, sortArguments: readonly string[]): Variables {
  return Object.fromEntries(
    Object.entries(fixed).filter(([name]) => !sortArguments.includes(name)),
  );
}

/** The arguments of a list that are used, in the order in which it declares them, by name → printed type. */
export function usedArguments(
  { arguments: own, above }: List,
  used: ReadonlySet<string>,
): Map<string, string> {
  return new Map(Object.entries({ ...above, ...own }).filter(([name]) => used.has(name)));
}

function byDeclaration({ arguments: own, above }: List, names: ReadonlySet<string>): string[] {
  return [...Object.keys(above), ...Object.keys(own)].filter((name) => names.has(name));
}

function typed({ arguments: own, above }: List, names: Iterable<string>): Map<string, string> {
  return new Map(
    [...names].flatMap((name) => {
      const declared = [own, above].find((each) => Object.hasOwn(each, name));
      return declared ? [[name, declared[name]] as const] : [];
    }),
  );
}

/** @param columns variable → whether the column is asked for unless somebody says otherwise */
export function definitions(
  variables: ReadonlyMap<string, string>,
  columns: Iterable<readonly [variable: string, byDefault: boolean]> = [],
): VariableDefinitionNode[] {
  return [
    ...[...variables].map(([name, type]) => variableDefinition(name, type)),
    ...[...columns].map(([name, byDefault]) =>
      variableDefinition(name, 'Boolean', boolean(byDefault)),
    ),
  ];
}

/**
 * A list's field, below the fields of its path, with the variables as arguments.
 *
 * @param beside what is asked for of the type that has the list's field
 */
export function listField(
  list: List,
  variables: Iterable<string>,
  selections: readonly SelectionNode[] | undefined,
  beside: readonly SelectionNode[] = [],
): SelectionNode {
  const names = [...variables];
  const args = (
    declared: Record<string, string>,
    except: Record<string, string> = {},
  ): ArgumentNode[] =>
    names
      .filter((name) => Object.hasOwn(declared, name) && !Object.hasOwn(except, name))
      .map((name) => argument(name, name));
  const [last, parent, ...outer] = [...list.path].reverse();
  const own = field(last, { args: args(list.arguments), selections });
  if (parent === undefined) return own;
  const above = field(parent, {
    args: args(list.above, list.arguments),
    selections: [...beside, own],
  });
  return outer.reduce<SelectionNode>((inner, name) => field(name, { selections: [inner] }), above);
}

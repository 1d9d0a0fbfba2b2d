import { STEP } from './comparisons.ts';
import type { Access } from '../../access/access.ts';
import { labelOf } from '../../locale/labelOf.ts';
import { allowedSettings } from '../allowedSettings.ts';
import type {
  ComparisonSetting,
  FilterSetting,
  ListSettings,
  Passage,
  Quantifier,
  RelatedFilter,
  RelatedFilters,
} from '../listSettings.ts';
import { loadedFilters, loadFilters } from '../resourceModules.ts';
import { sampleVariables } from './acceptedSample.ts';

/** So many relations lead to a filter at most: more say little to people, and cost the backend much. */
const MOST_STEPS = 2;

type Settings = Pick<
  ListSettings<unknown>,
  'filters' | 'related' | 'deniedFilters' | 'valueCounts'
>;

type NamedFilters = Readonly<Record<string, FilterSetting<unknown>>>;

/** The way from a list through relations to other records. */
export interface RelatedWay {
  readonly through: readonly Passage[];
  /** How many of the records of the last relation may have to match. */
  readonly quantifiers: readonly Quantifier[];
  /** The filters that can be used there. */
  readonly filters: NamedFilters;
  /** The relations that lead on. */
  readonly related: RelatedFilters<unknown>;
}

interface Place {
  readonly relation: RelatedFilter<unknown>;
  readonly quantifier: Quantifier;
}

/**
 * Loads the filters of lists that names lead to.
 *
 * @returns null where all are loaded
 */
export function loadWays(settings: Settings, names: readonly string[]): Promise<void> | null {
  const missing = new Set(names.flatMap((name) => stepsOf(settings, name).unloaded ?? []));
  if (missing.size === 0) return null;
  return Promise.all([...missing].map(({ resource }) => loadFilters(resource))).then(
    () => loadWays(settings, names) ?? undefined,
  );
}

/** The filters of a list, with those that names lead to, as far as the person may use them. */
export function filtersOn(
  settings: Settings,
  names: readonly string[],
  access?: Access,
): Pick<Settings, 'filters' | 'deniedFilters'> {
  const filters: Record<string, FilterSetting<unknown>> = { ...settings.filters };
  const deniedFilters = { ...settings.deniedFilters };
  for (const name of names) {
    const own = name.slice(name.lastIndexOf(STEP) + 1);
    const found = own === '' ? null : lookUp(settings, name, access);
    if (!found) continue;
    const { way, places, target } = found;
    const denied = target.deniedFilters?.[own];
    if (denied) deniedFilters[name] = { ...denied, through: way.through };
    else {
      const { valueCounts: load } = target;
      const relatedValues = load && { load, text: own };
      filters[name] = { ...filterAt(way, places, own), ...(relatedValues && { relatedValues }) };
    }
  }
  return { filters, deniedFilters };
}

/**
 * What a name with relations leads to; null where it leads nowhere.
 *
 * @throws {Error} when the filters of a relation are not loaded
 */
export function relatedWay(settings: Settings, name: string, access?: Access): RelatedWay | null {
  return lookUp(settings, name, access)?.way ?? null;
}

function lookUp(settings: Settings, name: string, access?: Access) {
  const { places, through, target, unloaded, isWhole } = stepsOf(settings, name, access);
  if (unloaded) throw new Error(`The filters of ${unloaded.resource.slug} are not loaded.`);
  const end = places.at(-1);
  if (!end || !isWhole) return null;
  const way: RelatedWay = {
    through,
    quantifiers: Object.keys(end.relation.where) as Quantifier[],
    filters: usableFilters(target, places),
    related: places.length < MOST_STEPS ? (target.related ?? {}) : {},
  };
  return { way, places, target };
}

/** Follows the relations of a name as far as they are known. Its last part is the name of a filter. */
function stepsOf(settings: Settings, name: string, access?: Access) {
  const segments = name.split(STEP).slice(0, -1);
  const places: Place[] = [];
  const through: Passage[] = [];
  let target: Settings = settings;
  while (segments.length > 0 && places.length < MOST_STEPS) {
    const [field] = segments;
    const relation = ownOf(target.related, field);
    if (!relation) break;
    const module = loadedFilters(relation.resource);
    if (!module) return { places, through, target, unloaded: relation, isWhole: false };
    segments.shift();
    const quantifier = ownOf(relation.where, segments[0])
      ? (segments.shift() as Quantifier)
      : (Object.keys(relation.where)[0] as Quantifier);
    places.push({ relation, quantifier });
    through.push({ label: relation.label ?? labelOf(field), quantifier });
    target = takenBy(relation, allowedSettings(access, relation.resource, module));
  }
  return { places, through, target, unloaded: null, isWhole: segments.length === 0 };
}

/**
 * A filter behind relations. A filter that does not exist has no comparisons, so that the list reports it as ignored.
 */
function filterAt(way: RelatedWay, places: readonly Place[], name: string): FilterSetting<unknown> {
  const { through } = way;
  const own = ownOf(way.filters, name);
  if (!own) return { label: labelOf(name), kind: 'text', comparisons: {}, through };
  const { isStatus: _, required: __, ...filter } = own;
  const comparisons = Object.entries<ComparisonSetting<unknown>>(filter.comparisons).map(
    ([comparison, setting]) => {
      const variables: typeof setting.variables = (texts, visitor) =>
        placed(setting.variables(texts, visitor), places);
      return [comparison, { ...setting, variables }];
    },
  );
  return { ...filter, comparisons: Object.fromEntries(comparisons) as object, through };
}

/** Filters with those of their comparisons that say nothing outside of the conditions that the relations take. */
function usableFilters({ filters = {} }: Settings, places: readonly Place[]): NamedFilters {
  const entries = Object.entries(filters).flatMap(([name, filter]) => {
    const comparisons = Object.entries<ComparisonSetting<unknown>>(filter.comparisons).filter(
      ([, comparison]) => placed(sampleVariables(comparison, filter.choices), places) !== undefined,
    );
    if (comparisons.length === 0) return [];
    return [[name, { ...filter, comparisons: Object.fromEntries(comparisons) }] as const];
  });
  return Object.fromEntries(entries);
}

/** Moves conditions behind relations, from the last to the first; undefined where something else is sent with them. */
function placed(variables: unknown, places: readonly Place[]): unknown {
  return places.reduceRight((inner, { relation, quantifier }) => {
    const { conditionsOf, where } = relation;
    const conditions = inner === undefined ? undefined : conditionsOf(inner);
    if (conditions === undefined || leavesOf(conditions) !== leavesOf(inner)) return undefined;
    return where[quantifier]?.(conditions);
  }, variables);
}

function leavesOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce<number>((sum, inner) => sum + leavesOf(inner), 0);
}

/** What a relation takes of the filters that it leads to. */
function takenBy({ only }: RelatedFilter<unknown>, module: Settings): Settings {
  if (!only) return module;
  const taken = <Value>(all: Readonly<Record<string, Value>> = {}) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => only.includes(name)));
  return { ...module, filters: taken(module.filters), related: taken(module.related) };
}

function ownOf<Value>(
  all: Readonly<Record<string, Value>> | undefined,
  name: string | undefined,
): Value | undefined {
  return all && name !== undefined && Object.hasOwn(all, name) ? all[name] : undefined;
}

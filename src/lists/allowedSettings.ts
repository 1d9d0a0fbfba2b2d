import { denialOf, FULL_ACCESS, type Access } from '../access/access.ts';
import { AccessMemo } from '../access/accessMemo.ts';
import type { Resource } from '../address/resource.ts';
import { labelOf } from '../locale/labelOf.ts';
import type { ListSettings } from './listSettings.ts';
import type { AnyFinder } from './picker.ts';

/** What of a list's settings names fields of its records. */
type OfFields = Pick<
  ListSettings<never>,
  'filters' | 'related' | 'sorts' | 'search' | 'deniedFilters'
> &
  Pick<AnyFinder, 'belongsTo'> & {
    readonly total?: { readonly sums?: ReadonlyArray<{ readonly field: string }> };
  };

const known = new AccessMemo<object>();

/**
 * The settings of a list without the filters and sorts of fields that the person may not read. An address that has
 * them, such as a saved view, means the list without them. The same arguments give the same object.
 */
export function allowedSettings<Settings>(
  access: Access = FULL_ACCESS,
  { type }: Pick<Resource, 'type'>,
  settings: Settings,
): Settings {
  const whole = settings as Settings & OfFields;
  return known.of(access, whole, () => withoutDenied(access, type, whole)) as Settings;
}

function withoutDenied(access: Access, type: string | undefined, settings: OfFields): object {
  if (type === undefined) return settings;
  const isDenied = ([name]: readonly [string, unknown]) =>
    denialOf(access, `${type}.${name}`) !== null;
  const filters = Object.entries(settings.filters ?? {});
  const related = Object.entries(settings.related ?? {});
  const sorts = Object.entries(settings.sorts ?? {});
  const { total } = settings;
  const belongsTo = Object.entries(settings.belongsTo ?? {});
  const sums = (total?.sums ?? []).map((sum) => [sum.field, sum] as const);
  const search = settings.search && allowedSearch(access, type, settings.search);
  if (
    ![filters, related, sorts, belongsTo, sums].flat().some(isDenied) &&
    search === settings.search
  )
    return settings;
  return {
    ...settings,
    search,
    filters: Object.fromEntries(filters.filter((filter) => !isDenied(filter))),
    related:
      settings.related && Object.fromEntries(related.filter((relation) => !isDenied(relation))),
    sorts: Object.fromEntries(sorts.filter((sort) => !isDenied(sort))),
    belongsTo: Object.fromEntries(belongsTo.filter((relation) => !isDenied(relation))),
    total: total && {
      ...total,
      sums: sums.filter((sum) => !isDenied(sum)).map(([, sum]) => sum),
    },
    deniedFilters: Object.fromEntries(
      [...related, ...filters]
        .filter(isDenied)
        .map(([name, { label = labelOf(name) }]) => [name, { label }]),
    ),
  };
}

type Search = NonNullable<OfFields['search']>;

/** Any text: conditions are of the same fields whatever is searched. */
const ANY_TEXT = 'text';

/** A search in the fields that the person may read; undefined where none is left. */
function allowedSearch(access: Access, type: string, search: Search): Search | undefined {
  const { through } = search;
  const leftOf = (text: string) => withoutFields(search.variables(text), { access, type, through });
  const left: unknown = leftOf(ANY_TEXT);
  if (left === undefined) return undefined;
  if (JSON.stringify(left) === JSON.stringify(search.variables(ANY_TEXT))) return search;
  return {
    // Which label is whose field is not known: a search that says less is not said to be in what is left out.
    variables: (text) => leftOf(text) as ReturnType<Search['variables']>,
  };
}

/** Where conditions are on the fields of a type, or of the records that its relations lead to. */
interface Conditions extends Pick<Search, 'through'> {
  readonly access: Access;
  readonly type: string;
}

/** Conditions without those on denied fields; undefined where none is left. */
function withoutFields(value: unknown, of: Conditions): unknown {
  if (Array.isArray(value)) {
    const left = value
      .map((part: unknown) => withoutFields(part, of))
      .filter((part) => part !== undefined);
    return left.length > 0 ? left : undefined;
  }
  if (typeof value !== 'object' || value === null) return value;
  const { access, type, through = {} } = of;
  const below = (name: string) =>
    Object.hasOwn(through, name) ? { access, type: through[name].type ?? type } : of;
  const entries = Object.entries(value)
    .filter(([name]) => denialOf(access, `${type}.${name}`) === null)
    .map(([name, part]) => [name, withoutFields(part, below(name))] as const)
    .filter(([, part]) => part !== undefined);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

import { denialOf, FULL_ACCESS, type Access } from '../access/access.ts';
import type { Resource } from '../address/resource.ts';
import type { ListSettings } from './listSettings.ts';

/** What of a list's settings names fields of its records. */
type OfFields = Pick<ListSettings<never>, 'filters' | 'sorts' | 'deniedFilters'>;

const known = new WeakMap<Access, WeakMap<object, object>>();

/**
 * The settings of a list without the filters and sorts of fields that the person may not read. An address that has
 * them, such as a saved view, means the list without them. The same arguments give the same object.
 */
export function allowedSettings<Settings>(
  access: Access = FULL_ACCESS,
  { type }: Pick<Resource, 'type'>,
  settings: Settings,
): Settings {
  const ofAccess = known.get(access) ?? new WeakMap<object, object>();
  known.set(access, ofAccess);
  const whole = settings as Settings & OfFields;
  const own = ofAccess.get(whole) ?? withoutDenied(access, type, whole);
  ofAccess.set(whole, own);
  return own as Settings;
}

function withoutDenied(access: Access, type: string | undefined, settings: OfFields): object {
  if (type === undefined) return settings;
  const isDenied = ([name]: readonly [string, unknown]) =>
    denialOf(access, `${type}.${name}`) !== null;
  const filters = Object.entries(settings.filters ?? {});
  const sorts = Object.entries(settings.sorts ?? {});
  if (!filters.some(isDenied) && !sorts.some(isDenied)) return settings;
  return {
    ...settings,
    filters: Object.fromEntries(filters.filter((filter) => !isDenied(filter))),
    sorts: Object.fromEntries(sorts.filter((sort) => !isDenied(sort))),
    deniedFilters: Object.fromEntries(
      filters.filter(isDenied).map(([name, { label }]) => [name, label]),
    ),
  };
}

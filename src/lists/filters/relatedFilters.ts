import { FULL_ACCESS, type Access } from '../../access/access.ts';
import { AccessMemo } from '../../access/accessMemo.ts';
import type { Address } from '../../address/address.ts';
import type { ListSettings } from '../listSettings.ts';
import { partsOf, STEP } from './comparisons.ts';

type Related = Pick<ListSettings<unknown>, 'filters' | 'related' | 'deniedFilters'>;

type Ways = typeof import('./relatedWays.ts');

/** Loaded with the first filter through a relation: most lists are looked at without. */
let ways: Ways | null = null;

/**
 * Loads the filters through relations that an address has.
 *
 * @returns null where nothing has to be loaded
 */
export function loadRelatedFilters(settings: Related, address: Address): Promise<void> | null {
  const names = namesIn(settings, address);
  if (names.length === 0) return null;
  return ways ? ways.loadWays(settings, names) : loadAll(settings, names);
}

async function loadAll(settings: Related, names: readonly string[]): Promise<void> {
  ways = await import('./relatedWays.ts');
  await ways.loadWays(settings, names);
}

/** The last settings that were made of others, and for which names. */
interface Last {
  names: string;
  settings: object | null;
}

/** Lists render often, and what renders them compares settings. Only the last ones are kept: addresses may name anything. */
const known = new AccessMemo<Last>();

/**
 * The settings of a list with the filters through relations that an address has, as filters of its own.
 *
 * @throws {Error} when they are not loaded: the list would show more than it was asked for
 */
export function withRelatedFilters<List extends object>(
  settings: List,
  address: Address,
  access: Access = FULL_ACCESS,
): List {
  const names = namesIn(settings, address);
  if (names.length === 0) return settings;
  const last = known.of(access, settings, () => ({ names: '', settings: null }));
  if (last.names === names.join()) return last.settings as List;
  if (!ways) throw new Error(`The filters ${names.join(', ')} are not loaded.`);
  last.settings = { ...settings, ...ways.filtersOn(settings, names, access) };
  last.names = names.join();
  return last.settings as List;
}

/** The names of filters through relations in an address: of those that are set, and of the one that is edited. */
function namesIn({ related }: Related, address: Address): string[] {
  if (!related) return [];
  const edited = typeof address.filter === 'string' ? [address.filter] : [];
  const names = [...Object.keys(address), ...edited].map((parameter) => partsOf(parameter)[0]);
  return [...new Set(names)].filter((name) => name.includes(STEP)).sort();
}

import type { Resource } from '../address/resource.ts';
import type { FilterModule } from './listSettings.ts';
import type { NewRecord } from './picker.ts';

/** What screens of other resources load of one, on use. */
export interface ResourceModules {
  /** The form and the mutation of a new record, for forms that refer to one. */
  readonly operations?: () => Promise<NewRecord>;
  /** The filters of its list, for lists that are filtered through a relation to it. */
  readonly filters?: () => Promise<FilterModule>;
  /** Its list says how many records there are, so that charts can be drawn over it. */
  readonly isCounted?: true;
}

/** By the slug of the resource. */
export type ModulesByResource = Readonly<Record<string, ResourceModules>>;

export type LoadModules = () => Promise<ModulesByResource>;

/**
 * Resources refer to each other in circles: orders to customers, customers to orders. If their modules imported each
 * other, each page would be a way of its own through all of them for the bundler, which makes chunks for every way. So
 * the app names them once.
 */
let loadModules: LoadModules = () =>
  Promise.reject(new Error('The app does not say where the modules of its resources are.'));

const filters = new Map<string, FilterModule>();

/** Says where the modules of the app's resources are: `createApp` does so, and `tests/setUp.ts` for tests. */
export function provideModules(load: LoadModules): void {
  loadModules = load;
  filters.clear();
}

/**
 * Loads how records of a resource are made.
 *
 * @throws {Error} when the app does not name its operations
 */
export async function loadOperations({ slug }: Resource): Promise<NewRecord> {
  const { operations } = await modulesOf(slug);
  if (!operations) throw new Error(`src/resources/modules.ts names no operations of ${slug}.`);
  return operations();
}

/**
 * Loads the filters of a resource's list. `loadedFilters` has them from then on.
 *
 * @throws {Error} when the app does not name them
 */
export async function loadFilters({ slug }: Resource): Promise<void> {
  const load = (await modulesOf(slug)).filters;
  if (!load) throw new Error(`src/resources/modules.ts names no filters of ${slug}.`);
  filters.set(slug, await load());
}

/** The slugs of the resources whose lists are counted. */
export async function countedSlugs(): Promise<ReadonlySet<string>> {
  const modules = Object.entries(await loadModules());
  return new Set(modules.filter(([, { isCounted }]) => isCounted).map(([slug]) => slug));
}

/** The filters of a resource's list; undefined until they are loaded. */
export function loadedFilters({ slug }: Resource): FilterModule | undefined {
  return filters.get(slug);
}

async function modulesOf(slug: string): Promise<ResourceModules> {
  const modules = await loadModules();
  return Object.hasOwn(modules, slug) ? (modules[slug] ?? {}) : {};
}

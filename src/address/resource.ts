import type { ResourceIcon } from './resourceIcon.ts';
import type { ViewerDefinition } from './viewer.ts';

/** What the interface knows of a resource: its words and its address. */
export interface Resource {
  /** In addresses: `/orders`. */
  readonly slug: string;
  readonly label: string;
  readonly pluralLabel: string;
  /** What stands for it in the navigation. */
  readonly icon?: ResourceIcon;
  /** Its records are people or companies: the initials of their names stand before them where there is no picture. */
  readonly hasInitials?: boolean;
  readonly description?: string;
  /** What making a record is called, where it is not "New …". */
  readonly newLabel?: string;
  /** Its screens; all of them if not set. */
  readonly screens?: readonly Screen[];
  /** Labels of the parts of a record's key, by which people open one, where no list has its records: `['ID']`. */
  readonly keyLabels?: readonly string[];
  /** The GraphQL type of its records. */
  readonly type?: string;
  /** The root fields that its screens use: who may not use one is not offered the screen. */
  readonly roots?: ResourceRoots;
  /** The input types of its forms: who may not send a field of one does not see its input. */
  readonly inputs?: Readonly<Partial<Record<'create' | 'edit', string>>>;
}

export type Screen = 'list' | 'record' | 'create' | 'edit';

/** Root fields by what they do, dotted where they are in a namespace: `orders`, `createOrder`, `order.cancel`. */
export type ResourceRoots = Readonly<Partial<Record<Screen | 'delete', string>>>;

/** The resources that have a page of their own, as the navigation shows them. */
export interface ResourceGroups {
  /** The main resources, the most important first. */
  readonly main: readonly Resource[];
  /** The other resources, by name. */
  readonly more: readonly Resource[];
  /** Those that keep the system running, by name: users, roles, settings. */
  readonly system?: readonly Resource[];
  /** Those that no list has, by name: people open a record by its key. */
  readonly withoutList?: readonly Resource[];
  /** Those that only join two others, by name: people come to them by what they join. */
  readonly joins?: readonly Resource[];
  /** Whether there are tools besides. */
  readonly hasTools?: boolean;
  /** How the app knows who is signed in, where the schema has a query for it. */
  readonly viewer?: ViewerDefinition;
}

/** A record's key; of a composite key, its parts in order. */
export type RecordKey = string | number | readonly (string | number)[];

export function hasScreen({ screens }: Pick<Resource, 'screens'>, screen: Screen): boolean {
  return screens?.includes(screen) ?? true;
}

/** The address of a resource's list. */
export function listHref(resource: Resource): string {
  return `/${resource.slug}`;
}

/** The text of a record's key in the record's address. */
export function keyInHref(href: string): string {
  return decodeURIComponent(href.slice(href.lastIndexOf('/') + 1));
}

/** Whether a resource has a page of its own: its list, or the one on which a record is opened by its key. */
export function hasPage(resource: Resource): boolean {
  return hasScreen(resource, 'list') || resource.keyLabels !== undefined;
}

/** Where a form or a deletion leads that leads to no record: the resource's page, and Home where there is none. */
export function leavingHref(resource: Resource): string {
  return hasPage(resource) ? listHref(resource) : '/';
}

/** The address of one record. */
export function recordHref(resource: Resource, key: RecordKey): string {
  const text = keyInAddress(key).toWellFormed();
  return `/${resource.slug}/${encodeURIComponent(text).replaceAll('%2C', ',')}`;
}

/** A record's key as addresses have it; the parts of a composite one are joined by commas. */
export function keyInAddress(key: RecordKey): string {
  const parts = typeof key === 'object' ? key : [key];
  return parts.length > 1 ? parts.map(escapedPart).join(',') : String(parts[0]);
}

/** The address of the form that makes a record. */
export function createHref(resource: Resource): string {
  return `/${resource.slug}/new`;
}

/** The address of the form that changes a record. */
export function editHref(resource: Resource, key: RecordKey): string {
  return editHrefOf(recordHref(resource, key));
}

/** The address of the form that changes the record at an address. */
export function editHrefOf(record: string): string {
  return `${record}/edit`;
}

/** The address of the form that makes a record, filled from another. */
export function copyHref(resource: Resource, key: RecordKey): string {
  const own = recordHref(resource, key).slice(listHref(resource).length + 1);
  return `${createHref(resource)}?from=${own}`;
}

/** The parts of a composite key out of an address. */
export function keyParts(address: string | string[] | undefined): string[] {
  const parts = (typeof address === 'string' ? address : '').split(',');
  return parts.map((part) => part.replaceAll(/%2C|%25/g, decodeURIComponent));
}

/** Escapes the comma that separates the parts of a composite key. */
export function escapedPart(part: unknown): string {
  return String(part).replaceAll(/[,%]/g, encodeURIComponent);
}

/** What the interface knows of a resource: its words and its address. */
export interface Resource {
  /** In addresses: `/orders`. */
  readonly slug: string;
  readonly label: string;
  readonly pluralLabel: string;
  readonly description?: string;
}

/** A record's key; of a composite key, its parts in order. */
export type RecordKey = string | number | readonly (string | number)[];

/** The address of a resource's list. */
export function listHref(resource: Resource): string {
  return `/${resource.slug}`;
}

/** The address of one record; the parts of a composite key are joined by commas. */
export function recordHref(resource: Resource, key: RecordKey): string {
  const parts = Array.isArray(key) ? key : [key];
  return `/${resource.slug}/${parts.map((part) => encodeURIComponent(String(part))).join(',')}`;
}

/** The parts of a key out of an address. */
export function keyParts(address: string | string[] | undefined): string[] {
  return (typeof address === 'string' ? address : '').split(',');
}

const SHORT_KEY = 6;

/** The end of a key, enough to tell records apart that have no title: "Order #a1b2". */
export function shortKey(key: RecordKey | null | undefined): string {
  return key === null || key === undefined ? '' : `#${String(key).slice(-SHORT_KEY)}`;
}

/**
 * What a person may not do, whatever says so: their role's schema, their permissions, or a backend that refused before.
 * The server composes it before it renders; screens leave out, or disable with the reason, what is denied.
 */
export interface Access {
  /** The name of the person's role, where there are roles. */
  readonly role: string | null;
  /**
   * Schema coordinate → why it is denied: `Order.total`, `Query.orders`, `Mutation.orderCancel`. The root types are
   * called Query, Mutation and Subscription here, whatever the schema calls them, and a field of a namespace is dotted
   * further: `Mutation.order.cancel`. A type by itself stands for all of its fields; an argument is
   * `Mutation.orderCancel(reason:)`, an input's field `OrderInput.total`.
   */
  readonly denied: Readonly<Record<string, DenialReason>>;
  /** Nobody is signed in, although people can: what is refused may be for those who are. */
  readonly isSignedOut?: boolean;
  /** How somebody who is signed in can sign out, where it is not of all their sessions. */
  readonly signOut?: 'here' | 'never';
}

/**
 * Why something is denied: the role lacks it, a permission is missing, the backend refused it before, or the record
 * itself says so, of which `Access` knows nothing.
 */
export type DenialReason =
  | { readonly kind: 'role'; readonly role: string }
  | { readonly kind: 'permission'; readonly permissions: readonly string[] }
  | { readonly kind: 'refused' }
  | { readonly kind: 'record' };

/** Nothing is known to be denied. */
export const FULL_ACCESS: Access = { role: null, denied: {} };

/**
 * Why something is denied; null when nothing says so. What is below something denied is denied, too.
 *
 * @param coordinate as the keys of `Access.denied`
 */
export function denialOf({ denied }: Access, coordinate: string): DenialReason | null {
  let part = coordinate;
  for (;;) {
    if (Object.hasOwn(denied, part)) return denied[part];
    const end = Math.max(part.lastIndexOf('.'), part.lastIndexOf('('));
    if (end === -1) return null;
    part = part.slice(0, end);
  }
}

const lacking = new WeakMap<Access, Access>();

/**
 * What the person's role lacks of the schema. Queries cannot ask for it, while what is denied for other reasons is for
 * the backend to judge. The same argument gives the same object.
 */
export function lackingOf(access: Access): Access {
  const known = lacking.get(access);
  if (known) return known;
  const ofRole = Object.entries(access.denied).filter(([, { kind }]) => kind === 'role');
  const own = { role: access.role, denied: Object.fromEntries(ofRole) };
  lacking.set(access, own);
  return own;
}

/**
 * Several accounts of what a person may not do as one. Where several deny the same, the reason of the first is given.
 */
export function combineAccess(sources: readonly Access[]): Access {
  if (sources.length === 1) return sources[0];
  return {
    role: sources.find(({ role }) => role !== null)?.role ?? null,
    denied: Object.assign(
      {},
      ...sources.map(({ denied }) => denied).toReversed(),
    ) as Access['denied'],
  };
}

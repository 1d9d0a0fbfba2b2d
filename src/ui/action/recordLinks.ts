import type { GraphQLTaggedNode } from 'relay-runtime';
import type { PayloadReading } from '../../relay/mutation.ts';
import { denialOf, type Access } from '../../access/access.ts';
import type { Address } from '../../address/address.ts';
import type { AnyPicker, Option, Picker } from '../../lists/picker.ts';
import type { PagedSettings } from '../../lists/pagedSettings.ts';
import type { PageInResponse } from '../../lists/pageInResponse.ts';

/** A mutation with what it is sent. */
export interface LinkCall {
  readonly change: {
    readonly mutation: GraphQLTaggedNode;
    readonly read?: (response: never) => PayloadReading;
  };
  readonly variables: object;
}

/** What a record is linked to: a page of it, of which each row stands for a link. */
interface LinkPage<Owner, Row> extends PageInResponse<Row> {
  readonly record: Owner | null | undefined;
}

/** What is to be linked and what is not, by the keys of the records. */
export interface LinkDifference<Key> {
  readonly added: readonly Key[];
  readonly removed: readonly Key[];
  /** All that are linked afterwards. */
  readonly all: readonly Key[];
}

/** How records are linked to another one by one, or all by one mutation. */
type LinkWay<Owner, Row, Key> =
  | {
      readonly add: (record: Owner, key: Key) => LinkCall;
      readonly remove: (record: Owner, row: Row, key: Key) => LinkCall;
    }
  | { readonly together: (record: Owner, difference: LinkDifference<Key>) => LinkCall };

/** Which records a record is linked to, as they are read, found and changed. */
type LinkSettings<Variables, ResponseBody, Owner, Row, Key> = LinkWay<Owner, Row, Key> &
  Pick<PagedSettings<Variables>, 'paging' | 'always'> & {
    /** What is linked: `Tags`. */
    readonly label: string;
    // The search of a picker is its own affair.
    // eslint-disable-next-line @typescript-eslint/no-explicit-any
    readonly picker: Picker<any, Key>;
    readonly query: GraphQLTaggedNode;
    /** The variables that find the record of an address. */
    readonly parentVariables: (address: Address) => Partial<Variables>;
    readonly read: (response: ResponseBody, address: Address) => LinkPage<Owner, Row>;
    /** The record that is linked; null where it did not come. */
    readonly option: (row: Row) => Option<Key> | null;
  };

/** The links of some record, whatever their types. */
export type RecordLinks = Omit<
  LinkSettings<object, unknown, unknown, unknown, string | number>,
  'picker' | 'add' | 'remove' | 'together'
> &
  LinkWay<unknown, unknown, string | number> & { readonly picker: AnyPicker };

/** How links are changed: offered to those who may send the mutations, and loaded when somebody wants to. */
export interface LinksOperation {
  /** Their paths, `deleteProductTag`. */
  readonly mutations: readonly string[];
  readonly load: () => Promise<RecordLinks>;
}

export function mayLink(access: Access, { mutations }: LinksOperation): boolean {
  return mutations.every((path) => !denialOf(access, `Mutation.${path}`));
}

/** Ties the types of links together; who uses them needs to know none of them. */
export function recordLinks<Variables, ResponseBody, Owner, Row, Key>(
  links: LinkSettings<Variables, ResponseBody, Owner, Row, Key>,
): RecordLinks {
  return links as unknown as RecordLinks;
}

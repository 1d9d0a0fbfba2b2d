import type { Field } from '../model/types/fields.ts';
import type { Resource } from '../model/types/resource.ts';

/** A constant or a component with a file of its own: they are called the same. */
export interface Module {
  readonly name: string;
  /** Relative to the checkout. */
  readonly path: string;
}

/** A resource with the names of its screens, which is all that others need to refer to it. */
export interface Subject {
  readonly resource: Resource;
  /** The constant that describes it to the interface, and its file. */
  readonly descriptor: Module;
  /** The variable name for a record: `order`. */
  readonly variable: string;
  /** The prefix of its modules' names: `Order`. */
  readonly base: string;
  readonly folder: string;
  /** The fields of a record's address, or of its key if it has no page. */
  readonly key: readonly string[];
  /** The relations that lead to a part of the key which the record itself does not have, as objects. */
  readonly keyObjects: readonly Field[];
  /** The screen with all its records. */
  readonly list: Module | null;
  /** The page of a record. */
  readonly record: Module | null;
  /** Labels of the parts of the key by which people open a record; empty where a list has it, or there is no page. */
  readonly keyLabels: readonly string[];
  /** The subscription that reports changes to its records; null where there is none. */
  readonly subscriptions: Module | null;
}

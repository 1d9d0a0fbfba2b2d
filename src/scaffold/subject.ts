import type { Field } from '../model/types/fields.ts';
import type { Resource } from '../model/types/resource.ts';

/** A constant or a component with a file of its own: they are called the same. */
export interface Module {
  readonly name: string;
  /** Relative to the checkout. */
  readonly path: string;
}

/** A resource, and what it and its screens are called: all that others need to know to refer to it. */
export interface Subject {
  readonly resource: Resource;
  /** The constant that describes it to the interface, and its file. */
  readonly descriptor: Module;
  /** What a record is called in code: `order`. */
  readonly variable: string;
  /** What its modules' names begin with: `Order`. */
  readonly base: string;
  readonly folder: string;
  /** The fields whose values make a record's address, or only tell it from others where it has no page. */
  readonly key: readonly string[];
  /** The relations that lead to a part of the key which the record itself does not have, as objects. */
  readonly keyObjects: readonly Field[];
  /** The screen with all its records. */
  readonly list: Module | null;
  /** The page of a record. */
  readonly record: Module | null;
  /** The subscription that reports changes to its records; null where there is none. */
  readonly subscriptions: Module | null;
}

import { Kind, print, type SelectionNode } from 'graphql';
import type { Lookup, Resource } from '../../model/types/resource.ts';
import * as framework from '../code/framework.ts';
import { readKey } from '../fields/relations.ts';
import { directive } from '../graphql/nodes.ts';
import { Selection } from '../graphql/selection.ts';
import type { Plan } from '../plan.ts';

/** What a record is asked for by: the address of its page, or its key as text. */
export type AskedBy = 'address' | 'key';

const ROW = 'row';

/** A record among all that there are, which the backend gives at once: it is the one with the key. */
export class RowInAll {
  /** The variable that has what the record is asked for by. */
  readonly given: string;
  readonly #by: AskedBy;
  readonly #keyNodes: readonly SelectionNode[];
  readonly #key: string;

  constructor(plan: Plan, resource: Resource, { path: [first] }: Lookup, by: AskedBy) {
    const owner = plan.of(resource.type);
    const selection = new Selection();
    const source = { context: plan, selection, variable: ROW };
    const key = owner && readKey(source, owner, owner.resource.fields);
    if (!owner || !key) throw new Error(`${resource.type} has no key that tells one from others.`);
    this.given = plan.variable(by, first, owner.variable);
    this.#by = by;
    this.#key = key;
    this.#keyNodes = selection.toNodes();
  }

  /** The parameter of a function that reads the record. @param isTyped its type has to be said */
  parameter(isTyped: boolean): string {
    const type = this.#by === 'key' ? 'string' : framework.Address;
    return isTyped ? `${this.given}: ${type}` : this.given;
  }

  /** What is asked for of each record, with the key. */
  withKey(inside: readonly SelectionNode[]): SelectionNode[] {
    const known = new Set(inside.map((node) => print(node)));
    return [...this.#keyNodes.filter((node) => !known.has(print(node))), ...inside];
  }

  /** An expression for the record. @param rows all of them */
  readIn(rows: string): string {
    const text = this.#by === 'key' ? this.given : `${this.given}.key`;
    return `${framework.rowWithKey}(${rows}, ${text}, (${ROW}) => ${this.#key})`;
  }
}

/** A field under `@catch`. */
export function underCatch(field: SelectionNode): SelectionNode {
  const { directives = [] } = field;
  if (field.kind !== Kind.FIELD || directives.some(({ name }) => name.value === 'catch'))
    return field;
  return { ...field, directives: [...directives, directive('catch')] };
}

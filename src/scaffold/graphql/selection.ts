import type { ArgumentNode, SelectionNode } from 'graphql';
import { isCondition } from '../../model/shapes/steps.ts';
import type { Step, Way } from '../../model/types/variables.ts';
import { aliasOf, refusalFields } from './conditions.ts';
import type { ResponseNames } from './responseNames.ts';
import { field, included, inlineFragment, spreadWith } from './nodes.ts';

interface Selected {
  readonly name: string;
  caught: boolean;
  inner: Selection | null;
  args?: readonly ArgumentNode[];
}

interface SelectedMember {
  readonly type: string;
  readonly alias: string | undefined;
  readonly inner: Selection;
}

/** A field with those of its object, if it is one. */
interface NestedField {
  readonly name: string;
  readonly fields: readonly NestedField[] | null;
}

/** The fields of a fragment: each once, in the order in which they were first selected. */
export class Selection {
  /** By alias, or by name. */
  readonly #fields = new Map<string, Selected>();
  /** By alias, or by type. */
  readonly #members = new Map<string, SelectedMember>();
  readonly #conditions = new Map<string, Selection>();
  readonly #spreads = new Map<string, ReadonlyMap<string, string>>();
  readonly #nodes: SelectionNode[] = [];
  readonly #names: ResponseNames | undefined;

  /** @param names the names of its fields in the response, where they need aliases */
  constructor(names?: ResponseNames) {
    this.#names = names;
  }

  /** The name of a field in the response. */
  nameOf(field: string): string {
    return this.#names?.of(field) ?? field;
  }

  /**
   * Selects a field. One that is selected anywhere without `@catch`, such as a key, has none.
   *
   * @param alias its name in the response, if it is not the field's own
   */
  leaf(name: string, { caught, alias = name }: { caught: boolean; alias?: string }): void {
    const known = this.#fields.get(alias);
    if (known) known.caught &&= caught;
    else this.#fields.set(alias, { name, caught, inner: null });
  }

  /**
   * Selects an object. Returns the selection of its fields.
   *
   * @param args of the field, the same whenever it is selected
   */
  object(
    name: string,
    { caught, args }: { caught: boolean; args?: readonly ArgumentNode[] },
  ): Selection {
    const known = this.#fields.get(name);
    const inner = known?.inner ?? new Selection();
    if (known) known.caught &&= caught;
    else this.#fields.set(name, { name, caught, inner, ...(args && { args }) });
    return inner;
  }

  /** Selects all fields of an object, and of the objects in it. */
  all(fields: readonly NestedField[]): void {
    for (const { name, fields: inner } of fields)
      if (inner) this.object(name, { caught: false }).all(inner);
      else this.leaf(name, { caught: false });
  }

  /** Asks for what lies at the end of a way, and catches what fails on it at its first field, or not at all. */
  path(way: Way, { caught = false } = {}): void {
    const last = way.length - 1;
    const holder = this.along(way.slice(0, last), { caught });
    const name = way[last];
    if (isCondition(name)) throw new Error(`${name.on} is no field.`);
    holder.leaf(name, { caught: caught && last === 0 });
  }

  /** Selects all objects on a way. Returns the selection of the last one's fields. */
  along(way: Way, { caught = false } = {}): Selection {
    return way.reduce<Selection>(
      (inner, step, index) => inner.#step(step, caught && index === 0),
      this,
    );
  }

  #step(step: Step, caught: boolean): Selection {
    if (!isCondition(step)) return this.object(step, { caught });
    const inner = this.on(step.on, { alias: aliasOf(step) });
    for (const { on, name, alias } of refusalFields(step))
      this.on(on).leaf(name, { caught: false, alias });
    return inner;
  }

  /** Adds what is selected as it is. */
  add(nodes: readonly SelectionNode[]): void {
    this.#nodes.push(...nodes);
  }

  /** Spreads a fragment. @param variables argument of the fragment → variable */
  spread(fragment: string, variables: ReadonlyMap<string, string> = new Map()): void {
    this.#spreads.set(fragment, variables);
  }

  /**
   * The selection for objects of that type.
   *
   * @param alias where the response has it, or null for an object of another type; without one, its fields stand there
   * @param names of its fields, where they need aliases
   */
  on(
    type: string,
    { alias, names }: { alias?: string | undefined; names?: ResponseNames } = {},
  ): Selection {
    const inner = this.#members.get(alias ?? type)?.inner ?? new Selection(names);
    this.#members.set(alias ?? type, { type, alias, inner });
    return inner;
  }

  /** The selection under `@include` with a variable. */
  when(variable: string): Selection {
    const inner = this.#conditions.get(variable) ?? new Selection(this.#names);
    this.#conditions.set(variable, inner);
    return inner;
  }

  get isEmpty(): boolean {
    const asked = [this.#fields, this.#conditions, this.#members, this.#spreads];
    return this.#nodes.length === 0 && asked.every(({ size }) => size === 0);
  }

  /** The variables of its `@include` directives. */
  get conditions(): string[] {
    return [...this.#conditions.keys()];
  }

  /** Whether it selects nothing, or only `__typename`. */
  get tellsNothing(): boolean {
    const more = [this.#conditions, this.#members, this.#spreads];
    return (
      this.#nodes.length === 0 &&
      more.every(({ size }) => size === 0) &&
      [...this.#fields.keys()].every((name) => name === '__typename')
    );
  }

  has(name: string): boolean {
    return this.#fields.has(name);
  }

  /** Its fields that another selection does not have, or has only in part. */
  without(other: Selection): Selection {
    const rest = new Selection(this.#names);
    for (const [name, selected] of this.#fields)
      if (!other.#covers(name, selected)) rest.#fields.set(name, selected);
    return rest;
  }

  /** Whether it asks for a field already, and for all that is asked of it if it is an object. */
  #covers(name: string, { inner }: Selected): boolean {
    const own = this.#fields.get(name);
    if (!own || inner === null) return own !== undefined;
    return own.inner !== null && inner.#isWithin(own.inner);
  }

  #isWithin(other: Selection): boolean {
    const areFields = this.#conditions.size + this.#members.size + this.#spreads.size === 0;
    return areFields && this.without(other).isEmpty;
  }

  toNodes(): SelectionNode[] {
    const fields = [...this.#fields].map(([alias, { name, caught, inner, args }]) => {
      const responseName = alias === name ? this.nameOf(name) : alias;
      return field(name, {
        ...(responseName !== name && { alias: responseName }),
        ...(args && { args }),
        caught,
        ...(inner && { selections: inner.toNodes() }),
      });
    });
    const conditions = [...this.#conditions].map(([variable, inner]) =>
      included(variable, inner.toNodes()),
    );
    const members = [...this.#members.values()].map(({ type, alias, inner }) =>
      inlineFragment(type, inner.toNodes(), alias),
    );
    const spreads = [...this.#spreads].map(([name, variables]) => spreadWith(name, variables));
    return [...fields, ...conditions, ...members, ...spreads, ...this.#nodes];
  }
}

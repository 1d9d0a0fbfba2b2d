import type { SelectionNode } from 'graphql';
import type { AnswerNames } from './answerNames.ts';
import { field, included, inlineFragment, spread } from './nodes.ts';

interface Selected {
  caught: boolean;
  inner: Selection | null;
}

/** The fields that a fragment asks for: each once, in the order in which they were first asked for. */
export class Selection {
  readonly #fields = new Map<string, Selected>();
  readonly #members = new Map<string, { readonly type: string; readonly inner: Selection }>();
  readonly #conditions = new Map<string, Selection>();
  readonly #spreads = new Set<string>();
  readonly #names: AnswerNames | undefined;

  /** @param names the names by which its fields stand in the answer, where those may not be their own */
  constructor(names?: AnswerNames) {
    this.#names = names;
  }

  /** The name by which a field stands in the answer. */
  nameOf(field: string): string {
    return this.#names?.of(field) ?? field;
  }

  /** Asks for a field. One that is wanted bare anywhere, such as a key, is not caught. */
  leaf(name: string, { caught }: { caught: boolean }): void {
    const known = this.#fields.get(name);
    if (known) known.caught &&= caught;
    else this.#fields.set(name, { caught, inner: null });
  }

  /** Asks for a field that has fields of its own. Returns what is asked for below it. */
  object(name: string, { caught }: { caught: boolean }): Selection {
    const known = this.#fields.get(name);
    const inner = known?.inner ?? new Selection();
    if (known) known.caught &&= caught;
    else this.#fields.set(name, { caught, inner });
    return inner;
  }

  /** Asks for what lies at the end of a path, and does not catch what fails on the way. */
  path(names: readonly string[]): void {
    const last = names.length - 1;
    const below = names
      .slice(0, last)
      .reduce<Selection>((inner, name) => inner.object(name, { caught: false }), this);
    below.leaf(names[last], { caught: false });
  }

  /** Asks for what a fragment asks for. */
  spread(fragment: string): void {
    this.#spreads.add(fragment);
  }

  /** Asks for something where the object is of that type; it is null under the alias where it is not. */
  on(type: string, alias: string, names?: AnswerNames): Selection {
    const inner = this.#members.get(alias)?.inner ?? new Selection(names);
    this.#members.set(alias, { type, inner });
    return inner;
  }

  /** Asks for something where a variable says so. */
  when(variable: string): Selection {
    const inner = this.#conditions.get(variable) ?? new Selection(this.#names);
    this.#conditions.set(variable, inner);
    return inner;
  }

  get isEmpty(): boolean {
    const asked = [this.#fields, this.#conditions, this.#members, this.#spreads];
    return asked.every(({ size }) => size === 0);
  }

  /** The variables that parts of it are asked for by. */
  get conditions(): string[] {
    return [...this.#conditions.keys()];
  }

  /** Whether it asks for nothing but the type of what is there. */
  get tellsNothing(): boolean {
    const more = [this.#conditions, this.#members, this.#spreads];
    return (
      more.every(({ size }) => size === 0) &&
      [...this.#fields.keys()].every((name) => name === '__typename')
    );
  }

  has(name: string): boolean {
    return this.#fields.has(name);
  }

  /** What it asks for beyond another; an object is always asked for again. */
  without(other: Selection): Selection {
    const rest = new Selection(this.#names);
    for (const [name, selected] of this.#fields)
      if (selected.inner !== null || !other.has(name)) rest.#fields.set(name, selected);
    return rest;
  }

  toNodes(): SelectionNode[] {
    const fields = [...this.#fields].map(([name, { caught, inner }]) => {
      const answerName = this.nameOf(name);
      return field(name, {
        ...(answerName !== name && { alias: answerName }),
        caught,
        ...(inner && { selections: inner.toNodes() }),
      });
    });
    const conditions = [...this.#conditions].map(([variable, inner]) =>
      included(variable, inner.toNodes()),
    );
    const members = [...this.#members].map(([alias, { type, inner }]) =>
      inlineFragment(type, inner.toNodes(), alias),
    );
    const spreads = [...this.#spreads].map((name) => spread(name));
    return [...fields, ...conditions, ...members, ...spreads];
  }
}

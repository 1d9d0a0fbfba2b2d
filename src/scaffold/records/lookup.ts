import * as framework from '../code/framework.ts';
import { code } from '../code/code.ts';
import { isEnumType, isNonNullType, type SelectionNode } from 'graphql';
import type { Hole, Variables } from '../../model/types/variables.ts';
import type { Lookup, Resource } from '../../model/types/resource.ts';
import { isCondition } from '../../model/shapes/steps.ts';
import { namedTypeOf, outputField } from '../../model/shapes/typeShapes.ts';
import { object, property } from '../code/docs.ts';
import { imported, marked, shorthand } from '../code/scope.ts';
import { argument } from '../graphql/nodes.ts';
import { follow, rowsOf, type Value } from '../graphql/reading.ts';
import { Selection } from '../graphql/selection.ts';
import { fromText, templateDoc } from '../lists/template.ts';
import { camelCase, isReserved } from '../names.ts';
import type { Plan } from '../plan.ts';

/** The functions that read keys, by the scalars that have them as values. */
const KEY_READERS: Readonly<Record<string, RegExp>> = {
  integerKey: /^Int$/,
  bigIntegerKey: /^(big_?int|long|int64)$/i,
  uuidKey: /^uuid$/i,
};

/** How one record is asked for, and how it is read out of the response. */
export class LookupCode {
  readonly #plan: Plan;
  readonly #resource: Resource;
  readonly #lookup: Lookup;
  readonly #renamed: ReadonlyMap<string, string>;

  /** @param taken variables that the query has besides */
  constructor(
    plan: Plan,
    resource: Resource,
    lookup: Lookup,
    taken: ReadonlySet<string> = new Set(),
  ) {
    this.#plan = plan;
    this.#resource = resource;
    this.#lookup = lookup;
    const names = Object.keys(lookup.variables);
    this.#renamed = new Map(
      names.map((name) => [name, taken.has(name) ? `${name}OfRecord` : name]),
    );
  }

  /** Variables by name → printed type. */
  get variables(): Map<string, string> {
    return new Map(
      [...this.#renamed].map(([name, variable]) => [variable, this.#lookup.arguments[name]]),
    );
  }

  /**
   * The fields down to the record.
   *
   * @param inside what is asked for of the record
   * @param options.caught whether an error on the way is kept beside it
   */
  select(inside: readonly SelectionNode[], { caught }: { caught: boolean }): SelectionNode {
    const { path, record } = this.#lookup;
    const args = [...this.#renamed].map(([name, variable]) => argument(name, variable));
    const whole = new Selection();
    const own = whole.along(path.slice(0, -1), { caught });
    const found = own.object(path[path.length - 1], { args, caught: caught && path.length === 1 });
    found.along(record).add(inside);
    return whole.toNodes()[0];
  }

  /** The variable that the response's field is read into, and how: `order`, or `Order: response`. */
  get pattern(): { variable: string; code: string } {
    const [first] = this.#lookup.path;
    const isFree = camelCase(first) === first && !isReserved(first) && !this.#plan.isTaken(first);
    return isFree
      ? { variable: marked(first), code: shorthand(marked(first)) }
      : { variable: 'response', code: `${first}: response` };
  }

  /** An expression for the record, given the variable of `pattern` as it was caught. */
  readCaught(): string {
    const { variable } = this.pattern;
    const type = outputField(this.#plan.queryType, this.#lookup.path[0])?.type;
    if (!type) throw new Error(`There is no Query.${this.#lookup.path[0]}.`);
    const inside = this.#read({ expression: 'found', type, mayBeMissing: false });
    if (inside.expression === 'found') return variable;
    return `${framework.partOf}(${variable}, (found) => ${inside.expression})`;
  }

  /** An expression for the record, given the variable of `pattern` as it comes. */
  readBare(): Value {
    const { variable } = this.pattern;
    const type = outputField(this.#plan.queryType, this.#lookup.path[0])?.type;
    if (!type) throw new Error(`There is no Query.${this.#lookup.path[0]}.`);
    return this.#read({ expression: variable, type, mayBeMissing: !isNonNullType(type) });
  }

  #read(start: Value): Value {
    const { path, record, many } = this.#lookup;
    const field = follow(start, path.slice(1));
    const type = this.#plan.type(this.#resource.type) as Value['type'];
    if (many) {
      const first = `${framework.present}(${rowsOf(field, record)})[0]`;
      return { expression: first, type, mayBeMissing: true };
    }
    const found = follow(field, record);
    // An interface does not tell the type of the record.
    return record.some(isCondition) ? { ...found, type } : found;
  }

  /** The variables that ask for a record by its one key. @param key the expression that has it as text */
  variablesFrom(key: string): string[] {
    const fill = (hole: Hole) =>
      fromText(hole, key, this.#choices(hole), this.#plan.leafType(hole.type));
    return Object.entries(this.#lookup.variables).map(([name, template]) =>
      property(this.#renamed.get(name) ?? name, templateDoc(template, fill)),
    );
  }

  /**
   * A function that gives the variables for an address: `(address) => ({ id: String(address.key) })`.
   *
   * @param options.parameter the address, with its type where it has to be said
   * @param options.returns the type of what it gives
   */
  variablesOfAddress({ parameter = 'address', returns = '' } = {}): string {
    const { statements, variables } = this.keyCode({ isInline: true });
    const found = object(variables);
    const start = `(${parameter})${returns && `: ${returns}`} =>`;
    if (statements.length === 0) return `${start} (${found})`;
    return code`
      ${start} {
        ${statements}
        return ${found};
      }
    `;
  }

  /** Whether the only variable is the key, as `id`: what is asked with unless a function says otherwise. */
  get isKeyAsId(): boolean {
    const types = [...this.variables].map(([name, type]) => `${name}: ${type}`);
    const { variables } = this.keyCode({ isInline: true });
    return (
      /^id: (ID|String)!$/.test(types.join()) && variables.join() === 'id: String(address.key)'
    );
  }

  /**
   * Statements that read the key out of the address, and the variables that ask for it.
   *
   * @param options.isInline the only part of a key is read where it is sent
   */
  keyCode({ isInline = false } = {}): { statements: string[]; variables: string[] } {
    const address = 'address.key';
    const { key, variables } = this.#lookup;
    const names = keyVariables(this.#plan, key);
    const [only] = names.values();
    const readers = new Set(holesOf(variables).map((hole) => this.#reader(hole)));
    const [reader] = readers.size === 1 && names.size === 1 ? readers : [null];
    const read = (name: string, text: string) =>
      Object.hasOwn(KEY_READERS, name)
        ? `${imported(name, 'src/relay/recordKey.ts')}(${text})`
        : `${name}(${text})`;
    const whole = names.size === 1 ? read(reader ?? 'String', address) : null;
    const statement =
      whole === null
        ? `const [${[...names.values()].join(', ')}] = ${framework.keyParts}(${address});`
        : `const ${only} = ${whole};`;
    const isSentAsRead = isInline && whole !== null;
    const fill = (hole: Hole) => {
      const variable = isSentAsRead ? whole : (names.get(hole.hole) ?? hole.hole);
      const own = reader === null ? this.#reader(hole) : 'String';
      if (own !== 'String') return fromText(hole, read(own, variable), null, 'string');
      const isRead = reader !== null && reader !== 'String';
      const leafType = isRead ? 'string' : this.#plan.leafType(hole.type);
      return fromText(hole, variable, this.#choices(hole), leafType);
    };
    const entries = Object.entries(variables).map(([name, template]) =>
      property(this.#renamed.get(name) ?? name, templateDoc(template, fill)),
    );
    return { statements: isSentAsRead ? [] : [statement], variables: entries };
  }

  /** The constant that has the values of a key that is an enum. */
  #choices({ type }: Hole): string | null {
    const name = namedTypeOf(type);
    return isEnumType(this.#plan.schema.getType(name)) ? this.#plan.choices(name) : null;
  }

  /** What reads a key's value out of a text: a function of its own where not every text can be one. */
  #reader({ type, before, after }: Hole): string {
    if (before || after) return 'String';
    const scalar = namedTypeOf(type);
    const [own] = Object.entries(KEY_READERS).find(([, pattern]) => pattern.test(scalar)) ?? [];
    const leafType = this.#plan.leafType(type);
    if (own && (own === 'integerKey') === (leafType === 'number')) return own;
    return leafType === 'number' ? 'Number' : 'String';
  }
}

/** Key field → the variable for its value: the last part of a dotted name. */
function keyVariables(plan: Plan, key: readonly string[]): Map<string, string> {
  const taken = new Set<string>();
  return new Map(
    key.map((dotted) => {
      const name = plan.variable(dotted.split('.').pop() ?? dotted, ...taken);
      taken.add(name);
      return [dotted, name];
    }),
  );
}

function holesOf(variables: Variables): Hole[] {
  const holes: Hole[] = [];
  templateDoc(variables, (hole) => {
    holes.push(hole);
    return '';
  });
  return holes;
}

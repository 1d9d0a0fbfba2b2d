import * as framework from '../code/framework.ts';
import { code } from '../code/code.ts';
import { isEnumType, isNonNullType, type SelectionNode } from 'graphql';
import type { Hole, Way } from '../../model/types/variables.ts';
import type { Lookup, Resource } from '../../model/types/resource.ts';
import { isCondition } from '../../model/shapes/steps.ts';
import { namedTypeOf, outputField } from '../../model/shapes/typeShapes.ts';
import { object, property, text } from '../code/docs.ts';
import { marked, shorthand } from '../code/scope.ts';
import { argument } from '../graphql/nodes.ts';
import { follow, rowsOf, type Value } from '../graphql/reading.ts';
import { Selection } from '../graphql/selection.ts';
import { fromText, templateDoc } from '../lists/template.ts';
import { camelCase, isReserved } from '../names.ts';
import type { Plan } from '../plan.ts';
import { holesOf, keyReader, keyVariables, readKeyBy } from './keyReaders.ts';
import { RowInAll, underCatch, type AskedBy } from './rowInAll.ts';

interface LookupOptions {
  readonly taken?: ReadonlySet<string>;
  readonly by?: AskedBy;
}

/** How one record is asked for, and how it is read out of the response. */
export class LookupCode {
  readonly #plan: Plan;
  readonly #resource: Resource;
  readonly #lookup: Lookup;
  readonly #renamed: ReadonlyMap<string, string>;
  readonly #row: RowInAll | null;

  /**
   * @param options.taken variables that the query has besides
   * @param options.by what the record is asked for by: the address of its page, or its key as text
   */
  constructor(plan: Plan, resource: Resource, lookup: Lookup, options: LookupOptions = {}) {
    const { taken = new Set(), by = 'address' } = options;
    this.#plan = plan;
    this.#resource = resource;
    this.#lookup = lookup;
    this.#row = lookup.gives === 'all' ? new RowInAll(plan, resource, lookup, by) : null;
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
    found.along(record).add(this.#row?.withKey(inside) ?? inside);
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

  /**
   * The parameters of a function that reads the record: the response's field, and what the record is asked for by where
   * only that tells it from the others.
   *
   * @param response the response's type, where it has to be said
   */
  parameters(response = ''): string {
    const own = `{ ${this.pattern.code} }${response && `: ${response}`}`;
    return this.#row ? `${own}, ${this.#row.parameter(response !== '')}` : own;
  }

  /** The variable that a function needs which reads the record, but for the response. */
  get given(): string | null {
    return this.#row?.given ?? null;
  }

  /** `rowKey: ['id']`: the fields of a row by which it is known that it is the record; nothing where no others come with it. */
  get rowKey(): string[] {
    const { key } = this.#lookup;
    return this.#row ? [`rowKey: [${key.map(text).join(', ')}]`] : [];
  }

  /** Whether each record is asked for with all others, so that what is not shown had better not be. */
  get isCostly(): boolean {
    return this.#row !== null;
  }

  /** A field below the record. Beside other records it is caught, since it fails for each by itself. */
  fieldBelow(field: SelectionNode): SelectionNode {
    return this.#row ? underCatch(field) : field;
  }

  /** Reads along a way from the record what `fieldBelow` has asked for. What has failed throws, so that it does not look empty. */
  followBelow(record: Value, way: Way): Value {
    if (!this.#row) return follow(record, way);
    const first = follow(record, way.slice(0, 1));
    const read = `${framework.valueOrThrow}(${first.expression})`;
    return follow({ ...first, expression: read, mayBeMissing: true }, way.slice(1));
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
    const { path, record, gives } = this.#lookup;
    const field = follow(start, path.slice(1));
    const type = this.#plan.type(this.#resource.type) as Value['type'];
    if (gives !== 'one') {
      const rows = rowsOf(field, record);
      const expression = this.#row?.readIn(rows) ?? `${framework.present}(${rows})[0]`;
      return { expression, type, mayBeMissing: true };
    }
    const found = follow(field, record);
    // An interface does not tell the type of the record.
    return record.some(isCondition) ? { ...found, type } : found;
  }

  /** A function that gives the variables for the one key as text: `(key) => ({ id: key })`. */
  variablesOfKey(): string {
    const fill = (hole: Hole) =>
      fromText(hole, 'key', this.#choices(hole), this.#plan.leafType(hole.type));
    const entries = Object.entries(this.#lookup.variables).map(([name, template]) =>
      property(this.#renamed.get(name) ?? name, templateDoc(template, fill)),
    );
    return `(${this.#row ? '' : 'key'}) => (${object(entries)})`;
  }

  /**
   * A function that gives the variables for an address: `(address) => ({ id: String(address.key) })`.
   *
   * @param options.parameter the address, with its type where it has to be said
   * @param options.returns the type of what it gives
   * @param options.others what else it gives
   */
  variablesOfAddress({
    parameter = 'address',
    returns = '',
    others = [] as readonly string[],
  } = {}): string {
    const { statements, variables } = this.keyCode({ isInline: true });
    const found = object([...variables, ...others]);
    const isOfNone = this.#row && others.length === 0;
    const start = `(${isOfNone ? '' : parameter})${returns && `: ${returns}`} =>`;
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
    const holes = holesOf(variables);
    const readers = new Set(holes.map((hole) => keyReader(this.#plan, hole)));
    const [reader] = readers.size === 1 && names.size === 1 ? readers : [null];
    const whole = names.size === 1 ? readKeyBy(reader ?? 'String', address) : null;
    const statement =
      whole === null
        ? `const [${[...names.values()].join(', ')}] = ${framework.keyParts}(${address});`
        : `const ${only} = ${whole};`;
    // What asks for all records sends no key.
    const isSentAsRead = holes.length === 0 || (isInline && whole !== null);
    const fill = (hole: Hole) => {
      const variable = isSentAsRead && whole !== null ? whole : (names.get(hole.hole) ?? hole.hole);
      const own = reader === null ? keyReader(this.#plan, hole) : 'String';
      if (own !== 'String') return fromText(hole, readKeyBy(own, variable), null, 'string');
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
}

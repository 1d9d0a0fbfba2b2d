import type { Lookup } from '../../model/types/resource.ts';
import type { List } from '../../model/types/relations.ts';
import type { Slot } from '../../model/types/variables.ts';
import { pagingVariables } from '../lists/paging.ts';
import { argumentNames } from '../lists/template.ts';
import { camelCase } from '../names.ts';
import type { ModuleNames } from '../moduleNames.ts';
import type { Module, Subject } from '../subject.ts';

/** How records of a resource are chosen in forms, by the value of one of their fields. */
export interface PickerPlan extends Module {
  readonly owner: Subject;
  readonly list: List;
  /** The field whose value is sent. */
  readonly key: string;
  /** Whether the resource has a picker by another field, which was there before. */
  readonly isFurther: boolean;
  /** The module that fetches the records. */
  readonly finder: Module;
}

/** Where a value takes the key of a record. */
export interface KeyPlace {
  readonly picker: PickerPlan;
  /** The objects around the key, outermost first; none where the value is the key. */
  readonly slot: Slot;
}

/** The pickers that there are, each written once. */
export class Pickers {
  readonly #known: ReadonlyMap<string, PickerPlan>;

  /** @param known by type and key of their records */
  constructor(known: ReadonlyMap<string, PickerPlan>) {
    this.#known = known;
  }

  get all(): readonly PickerPlan[] {
    return [...this.#known.values()];
  }

  /**
   * The picker of a resource's records for an input.
   *
   * @param type the GraphQL type of the input
   * @param field the field of the record whose value is sent, where it is known
   * @returns null when no field of the record has the input's type, or its records cannot be listed
   */
  of(owner: Subject, type: string, field?: string): PickerPlan | null {
    return this.by(owner, keyFor(owner, type, field));
  }

  /** The picker for an input that takes the one key of the records as a text, whatever its type in the schema. */
  ofKey(owner: Subject, type: string): PickerPlan | null {
    const { identity, fields } = owner.resource;
    const [key, ...others] = identity?.fields ?? [];
    const own = fields.find(({ name }) => name === key)?.type.replace('!', '');
    const areTexts = [type, own].every((name) => name === 'ID' || name === 'String');
    return key !== undefined && others.length === 0 && areTexts ? this.by(owner, key) : null;
  }

  /** The picker for a field with the value of the record's field of the same name. */
  ofField(owner: Subject, type: string, field: string): PickerPlan | null {
    const exact = this.of(owner, type, field);
    if (exact || owner.resource.identity?.field !== field) return exact;
    return this.ofKey(owner, type);
  }

  /** The picker for an input that takes the one key of the records as the number that it is made of. */
  ofNumber(owner: Subject, type: string): PickerPlan | null {
    return type === 'Int' ? this.ofKey(owner, 'ID') : null;
  }

  protected by(owner: Subject, key: string | null): PickerPlan | null {
    return this.#known.get(nameOf(owner, key)) ?? null;
  }
}

/** Plans the pickers of forms and filters. */
export class PickerPlanner extends Pickers {
  readonly #names: ModuleNames;
  readonly #planned: Map<string, PickerPlan>;

  constructor(names: ModuleNames) {
    const planned = new Map<string, PickerPlan>();
    super(planned);
    this.#planned = planned;
    this.#names = names;
  }

  /** The planned pickers, read-only. */
  get planned(): Pickers {
    return new Pickers(new Map(this.#planned));
  }

  protected override by(owner: Subject, key: string | null): PickerPlan | null {
    const { list } = owner.resource;
    if (!list || key === null || list.rowType !== owner.resource.type || asksForMore(list))
      return null;
    const known = super.by(owner, key);
    if (known) return known;
    const isFirst = ![...this.#planned.values()].some((other) => other.owner === owner);
    const words = isFirst ? owner.base : `${owner.base} ${key}`;
    const module = (kind: string) =>
      this.#names.inPart(owner, 'pickers', camelCase(`${words} ${kind}`), 'ts');
    const modules = { ...module('picker'), finder: module('finder') };
    const picker = { ...modules, owner, list, key, isFurther: !isFirst };
    this.#planned.set(nameOf(owner, key), picker);
    return picker;
  }
}

/** How one record is found by what is sent for it. */
export function lookupOf({ owner: { resource }, key }: PickerPlan): Lookup | undefined {
  const lookups = [...(resource.lookup ? [resource.lookup] : []), ...resource.otherLookups];
  return lookups.find((lookup) => lookup.key.join() === key);
}

function nameOf({ resource }: Subject, key: string | null): string {
  return `${resource.type} ${key}`;
}

/** Whether the list requires arguments that a search does not set. */
function asksForMore({ required, pagination, fixed, arguments: declared, above }: List): boolean {
  if (required.length > 0) return true;
  const given = argumentNames(...pagingVariables(pagination), fixed);
  return Object.entries({ ...declared, ...above }).some(
    ([name, type]) => type.endsWith('!') && !given.has(name),
  );
}

function keyFor({ resource }: Subject, type: string, known?: string): string | null {
  const own = resource.identity?.fields ?? [];
  const lookup = resource.lookup?.key ?? [];
  const usual = [
    ...(own.length === 1 ? own : []),
    'id',
    'rowId',
    ...(lookup.length === 1 ? lookup : []),
  ];
  const names = known === undefined ? usual : [known];
  const found = names.find((name) =>
    resource.fields.some(
      (field) => field.name === name && !field.list && field.type.replace('!', '') === type,
    ),
  );
  return found ?? null;
}

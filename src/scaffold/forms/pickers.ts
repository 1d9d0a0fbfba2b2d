import type { List } from '../../model/types/relations.ts';
import { pagingVariables } from '../lists/paging.ts';
import { argumentNames } from '../lists/template.ts';
import { camelCase } from '../names.ts';
import type { Plan } from '../plan.ts';
import type { Module, ResourcePlan } from '../resourcePlan.ts';

/** How records of a resource are chosen in forms, by the value of one of their fields. */
export interface PickerPlan extends Module {
  readonly owner: ResourcePlan;
  readonly list: List;
  /** The field whose value is sent. */
  readonly key: string;
  /** How records are asked for. */
  readonly finder: Module;
}

/** The pickers that forms ask for, each written once. */
export class Pickers {
  readonly #plan: Plan;
  readonly #known = new Map<string, PickerPlan>();

  constructor(plan: Plan) {
    this.#plan = plan;
  }

  get all(): readonly PickerPlan[] {
    return [...this.#known.values()];
  }

  /**
   * The picker of a resource's records for an input.
   *
   * @param type the GraphQL type of the input
   * @param field the field of the record whose value is sent, where it is known
   * @returns null when no field of the record is what the input takes, or its records cannot be listed
   */
  of(owner: ResourcePlan, type: string, field?: string): PickerPlan | null {
    return this.#by(owner, keyFor(owner, type, field));
  }

  /** The picker for an input that takes the one key of the records as a text, whatever the schema calls its type. */
  ofKey(owner: ResourcePlan, type: string): PickerPlan | null {
    const { identity, fields } = owner.resource;
    const [key, ...others] = identity?.fields ?? [];
    const own = fields.find(({ name }) => name === key)?.type.replace('!', '');
    const areTexts = [type, own].every((name) => name === 'ID' || name === 'String');
    return key !== undefined && others.length === 0 && areTexts ? this.#by(owner, key) : null;
  }

  /** The picker for a field that holds the value of the record's field of the same name. */
  ofField(owner: ResourcePlan, type: string, field: string): PickerPlan | null {
    const exact = this.of(owner, type, field);
    if (exact || owner.resource.identity?.field !== field) return exact;
    return this.ofKey(owner, type);
  }

  #by(owner: ResourcePlan, key: string | null): PickerPlan | null {
    const { list } = owner.resource;
    if (!list || key === null || list.rowType !== owner.resource.type || asksForMore(list))
      return null;
    const name = `${owner.resource.type} ${key}`;
    const known = this.#known.get(name);
    if (known) return known;
    const isFirst = ![...this.#known.values()].some((other) => other.owner === owner);
    const words = isFirst ? owner.base : `${owner.base} ${key}`;
    const module = (kind: string) => this.#plan.module(owner, camelCase(`${words} ${kind}`), 'ts');
    const picker = { ...module('picker'), owner, list, key, finder: module('finder') };
    this.#known.set(name, picker);
    return picker;
  }
}

/** Whether the backend wants arguments that a search does not give. */
function asksForMore({ required, pagination, fixed, arguments: declared, above }: List): boolean {
  if (required.length > 0) return true;
  const given = argumentNames(...pagingVariables(pagination), fixed);
  return Object.entries({ ...declared, ...above }).some(
    ([name, type]) => type.endsWith('!') && !given.has(name),
  );
}

function keyFor({ resource }: ResourcePlan, type: string, known?: string): string | null {
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

import type { Field } from '../../model/types/fields.ts';
import type { UnionField, UnionValue, Relation } from '../../model/types/relations.ts';
import { readPartialHistory, type PartialHistory } from '../../model/fields/readHistory.ts';
import { isColumn } from '../fields/columnFields.ts';
import { chooseColumns } from '../fields/columns.ts';
import { isDate, isForeignKey } from '../fields/traits.ts';
import type { Module, ResourcePlan } from '../resourcePlan.ts';
import { columnsOf, type ColumnCode } from '../tools/resultColumns.ts';
import { MADE } from '../lists/order.ts';
import { pascalCase } from '../names.ts';
import type { Plan } from '../plan.ts';

/** One kind of thing among several in a list: an entry of its own, whichever list it stands in. */
export interface UnionMemberPlan extends Module {
  readonly type: string;
  readonly label: string;
  readonly fields: readonly Field[];
  /** The resource that its records are of; null where it is a value. */
  readonly target: ResourcePlan | null;
  readonly happening: PartialHistory;
  /** What is said of it: records that it leads to, and values. */
  readonly relations: readonly Relation[];
  readonly besides: readonly Field[];
  /** What may be of one kind or another: what an event is about. */
  readonly unionFields: readonly UnionField[];
}

/** The entries of lists that hold several kinds of things, or the rows of one kind. */
export interface UnionMembersPlan extends Module {
  /** The union or interface, or the type of the values. */
  readonly type: string;
  readonly unionMembers: readonly UnionMemberPlan[];
  /** There are values of one kind only, which are rows of a table. */
  readonly rows: UnionValue | null;
  /** Most of them happened at a moment and have no page: they are a timeline. */
  readonly isTimeline: boolean;
  /** Some of the lists say something of their edges beside the rows. */
  hasEdges: boolean;
}

type Several = Pick<UnionField, 'type' | 'members' | 'values'>;

/** The lists of several kinds that screens show: each union, and each kind, is written once. */
export class Kinds {
  readonly #plan: Plan;
  readonly #lists = new Map<string, UnionMembersPlan>();
  readonly #known = new Map<string, UnionMemberPlan>();

  constructor(plan: Plan) {
    this.#plan = plan;
  }

  get all(): readonly UnionMembersPlan[] {
    return [...this.#lists.values()];
  }

  /** The entries for what a field gives. */
  of({ type, members, values }: Several): UnionMembersPlan {
    const known = this.#lists.get(type);
    if (known) return known;
    const [only] = values;
    if (only?.type === type) {
      const rows = { ...this.#plan.kindModule(`${pascalCase(type)}Table`), type, rows: only };
      const table = { ...rows, unionMembers: [], isTimeline: false, hasEdges: false };
      this.#lists.set(type, table);
      return table;
    }
    const records = members.flatMap((member): UnionMemberPlan[] => {
      const target = this.#plan.of(member);
      return target ? [this.#kind(member, () => this.#recordKind(target))] : [];
    });
    const unionMembers = [
      ...records,
      ...values.map((value) => this.#kind(value.type, () => this.#valueKind(value))),
    ];
    const happened = unionMembers.filter(
      ({ happening, target }) => happening.moment !== null && !isVisited(target),
    );
    const list = {
      ...this.#plan.kindModule(`${pascalCase(type)}Entries`),
      type,
      unionMembers,
      rows: null,
      isTimeline: happened.length > unionMembers.length / 2,
      hasEdges: false,
    };
    this.#lists.set(type, list);
    return list;
  }

  /** Whether there is anything to see in a list. */
  isShown({ unionMembers, rows }: UnionMembersPlan): boolean {
    return unionMembers.length > 0 || (rows !== null && valueColumns(this.#plan, rows).length > 0);
  }

  #kind(type: string, read: () => UnionMemberPlan): UnionMemberPlan {
    const kind = this.#known.get(type) ?? read();
    this.#known.set(type, kind);
    return kind;
  }

  #valueKind({
    type,
    label,
    fields,
    relations,
    unionFields,
  }: UnionField['values'][number]): UnionMemberPlan {
    const happening = readPartialHistory({ fields, relations, identity: null });
    const parts = partsOf(happening);
    return {
      ...this.#plan.kindModule(`${pascalCase(type)}Entry`),
      type,
      label,
      fields,
      target: null,
      happening: { ...happening, moment: happening.moment ?? made(fields)?.name ?? null },
      relations: shownRelations(this.#plan, relations, happening.actor),
      unionFields: unionFields.slice(0, MOST_RELATIONS),
      besides: switchesLast(
        fields.filter((field) => isColumn(field, fields, relations, []) && !parts.has(field.name)),
      ).slice(0, MOST_BESIDES),
    };
  }

  #recordKind(target: ResourcePlan): UnionMemberPlan {
    const { resource, base } = target;
    const { fields, relations, title, type, label } = resource;
    const columns = chooseColumns(this.#plan, {
      ...{ name: '', path: '', owner: target, rowType: type, fields: null, hasEdges: false },
    });
    const columnFields = columns.flatMap((column) =>
      column.kind === 'field' ? [column.field] : [],
    );
    const happening = readPartialHistory(resource);
    const moment = happening.moment ?? columnFields.find(isDate)?.name ?? null;
    // Who has a page says there what there is to read, and what has changed.
    const parameterized: PartialHistory = isVisited(target)
      ? { ...happening, moment, kind: null, text: null, change: null }
      : { ...happening, moment };
    const parts = partsOf(parameterized);
    return {
      ...this.#plan.module(target, `${base}Entry`, 'tsx'),
      type,
      label,
      fields,
      target,
      happening: parameterized,
      relations: shownRelations(
        this.#plan,
        relations.filter(
          ({ field }) =>
            field === parameterized.actor ||
            columns.some((column) => column.kind === 'relation' && column.relation.field === field),
        ),
        parameterized.actor,
      ),
      unionFields: [],
      besides: columnFields
        .filter(({ name, kind }) => kind !== 'boolean' && !title.includes(name) && !parts.has(name))
        .slice(0, MOST_BESIDES),
    };
  }
}

/** What tells values apart stands first. */
const NAMES = /^(title|name|label|filename|path|key|code|number)$/i;

/** The columns of values of one kind. */
export function valueColumns(plan: Plan, value: UnionValue): ColumnCode[] {
  const { type, fields, relations, unionFields } = value;
  const none = { record: null, members: [], values: [] };
  const parameterized = fields.filter((field) => !isForeignKey(field, relations));
  const named = parameterized.filter(({ name }) => NAMES.test(name));
  const others = parameterized.filter((field) => !named.includes(field));
  const first = columnsOf(plan, { type, fields: named, relations: [], unionFields: [], ...none });
  return [...first, ...columnsOf(plan, { type, fields: others, relations, unionFields, ...none })];
}

const MOST_BESIDES = 4;
const MOST_RELATIONS = 3;

/** Whether a record has a page that says what it is about; what happened to others is read where it stands. */
function isVisited(target: ResourcePlan | null): boolean {
  return target !== null && target.record !== null && target.resource.history === null;
}

/** A yes or no says little without a column's heading above it. */
function switchesLast(fields: readonly Field[]): Field[] {
  return [
    ...fields.filter(({ kind }) => kind !== 'boolean'),
    ...fields.filter(({ kind }) => kind === 'boolean'),
  ];
}

function partsOf({ moment, kind, text, change }: PartialHistory): Set<string | null | undefined> {
  return new Set([moment, kind, text, change?.field, change?.from, change?.to]);
}

/** When it came to be, where it has several moments. */
function made(fields: readonly Field[]): Field | undefined {
  return fields.find((field) => isDate(field) && !field.list && MADE.test(field.name));
}

function shownRelations(
  plan: Plan,
  relations: readonly Relation[],
  actor: string | null,
): Relation[] {
  const shown = relations.filter(
    ({ many, deprecated, to }) => !many && !deprecated && plan.of(to) !== undefined,
  );
  const others = shown.filter(({ field }) => field !== actor).slice(0, MOST_RELATIONS);
  return shown.filter((relation) => relation.field === actor || others.includes(relation));
}

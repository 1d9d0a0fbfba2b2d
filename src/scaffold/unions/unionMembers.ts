import type { Field } from '../../model/types/fields.ts';
import type { UnionField, UnionValue, Relation } from '../../model/types/relations.ts';
import { readPartialHistory, type PartialHistory } from '../../model/fields/readHistory.ts';
import { isColumn } from '../fields/columnFields.ts';
import { chooseColumns, edgeColumns } from '../fields/columns.ts';
import { isDate, isForeignKey } from '../fields/traits.ts';
import { columnsOf, type ColumnCode } from '../tools/resultColumns.ts';
import { MADE } from '../lists/order.ts';
import { pascalCase } from '../names.ts';
import type { Context } from '../context.ts';
import type { ModuleNames } from '../moduleNames.ts';
import type { Module, Subject } from '../subject.ts';

/** One member of a union: an entry of its own, which all lists with that member show. */
export interface UnionMemberPlan extends Module {
  readonly type: string;
  readonly label: string;
  readonly fields: readonly Field[];
  /** The resource that its records are of; null where it is a value. */
  readonly target: Subject | null;
  readonly happening: PartialHistory;
  /** Its relations and values. */
  readonly relations: readonly Relation[];
  readonly besides: readonly Field[];
  /** Its fields of several types, such as the subject of an event. */
  readonly unionFields: readonly UnionField[];
}

/** The entries of lists of several types, or the rows of one type. */
export interface UnionMembersPlan extends Module {
  /** The union or interface, or the type of the values. */
  readonly type: string;
  readonly unionMembers: readonly UnionMemberPlan[];
  /** There are values of one type only, which are rows of a table. */
  readonly rows: UnionValue | null;
  /** Most of them happened at a moment and have no page: they are a timeline. */
  readonly isTimeline: boolean;
  /** Some of the lists have edges with fields of their own. */
  readonly hasEdges: boolean;
  /** There is anything to see in the lists. */
  readonly isShown: boolean;
}

type Several = Pick<UnionField, 'type' | 'members' | 'values'>;

/** Plans lists of several types: one component for each union, and one for each type. */
export class UnionMembersPlanner {
  readonly #context: Context;
  readonly #names: ModuleNames;
  readonly #lists = new Map<string, UnionMembersPlan>();
  readonly #known = new Map<string, UnionMemberPlan>();
  readonly #withEdges: ReadonlySet<string>;

  constructor(context: Context, names: ModuleNames) {
    this.#context = context;
    this.#names = names;
    this.#withEdges = typesWithEdges(context);
  }

  /** The plans, by the union or interface, or the type of the values. */
  get planned(): ReadonlyMap<string, UnionMembersPlan> {
    return new Map(this.#lists);
  }

  /** The entries for the result of a field. */
  of(several: Several): UnionMembersPlan {
    const { type, values } = several;
    const [only] = values;
    const list =
      this.#lists.get(type) ?? (only?.type === type ? this.#table(only) : this.#entries(several));
    this.#lists.set(type, list);
    return list;
  }

  #table(rows: UnionValue): UnionMembersPlan {
    const { type } = rows;
    const isShown = valueColumns(this.#context, rows).length > 0;
    const module = this.#names.ofUnion(`${pascalCase(type)}Table`);
    const none = { unionMembers: [], isTimeline: false, hasEdges: false };
    return { ...module, type, rows, ...none, isShown };
  }

  #entries({ type, members, values }: Several): UnionMembersPlan {
    const records = members.flatMap((member): UnionMemberPlan[] => {
      const target = this.#context.of(member);
      return target ? [this.#member(member, () => this.#recordMember(target))] : [];
    });
    const unionMembers = [
      ...records,
      ...values.map((value) => this.#member(value.type, () => this.#valueMember(value))),
    ];
    const happened = unionMembers.filter(
      ({ happening, target }) => happening.moment !== null && !isVisited(target),
    );
    const isShown = unionMembers.length > 0;
    return {
      ...this.#names.ofUnion(`${pascalCase(type)}Entries`),
      type,
      unionMembers,
      rows: null,
      isTimeline: happened.length > unionMembers.length / 2,
      hasEdges: isShown && this.#withEdges.has(type),
      isShown,
    };
  }

  #member(type: string, read: () => UnionMemberPlan): UnionMemberPlan {
    const member = this.#known.get(type) ?? read();
    this.#known.set(type, member);
    return member;
  }

  #valueMember({
    type,
    label,
    fields,
    relations,
    unionFields,
  }: UnionField['values'][number]): UnionMemberPlan {
    const happening = readPartialHistory({ fields, relations, identity: null });
    const parts = partsOf(happening);
    return {
      ...this.#names.ofUnion(`${pascalCase(type)}Entry`),
      type,
      label,
      fields,
      target: null,
      happening: { ...happening, moment: happening.moment ?? made(fields)?.name ?? null },
      relations: shownRelations(this.#context, relations, happening.actor),
      unionFields: unionFields.slice(0, MOST_RELATIONS),
      besides: switchesLast(
        fields.filter((field) => isColumn(field, fields, relations, []) && !parts.has(field.name)),
      ).slice(0, MOST_BESIDES),
    };
  }

  #recordMember(target: Subject): UnionMemberPlan {
    const { resource, base } = target;
    const { fields, relations, title, type, label } = resource;
    const columns = chooseColumns(this.#context, { owner: target, rowType: type, fields: null });
    const columnFields = columns.flatMap((column) =>
      column.kind === 'field' ? [column.field] : [],
    );
    const happening = readPartialHistory(resource);
    const moment = happening.moment ?? columnFields.find(isDate)?.name ?? null;
    // A record with a page shows its texts and changes there.
    const listed: PartialHistory = isVisited(target)
      ? { ...happening, moment, kind: null, text: null, change: null }
      : { ...happening, moment };
    const parts = partsOf(listed);
    return {
      ...this.#names.inFolder(target, `${base}Entry`, 'tsx'),
      type,
      label,
      fields,
      target,
      happening: listed,
      relations: shownRelations(
        this.#context,
        relations.filter(
          ({ field }) =>
            field === listed.actor ||
            columns.some((column) => column.kind === 'relation' && column.relation.field === field),
        ),
        listed.actor,
      ),
      unionFields: [],
      besides: columnFields
        .filter(({ name, kind }) => kind !== 'boolean' && !title.includes(name) && !parts.has(name))
        .slice(0, MOST_BESIDES),
    };
  }
}

/** Columns that distinguish the values are first. */
const NAMES = /^(title|name|label|filename|path|key|code|number)$/i;

/** The columns for values of one type. */
export function valueColumns(context: Context, value: UnionValue): ColumnCode[] {
  const { type, fields, relations, unionFields } = value;
  const none = { record: null, members: [], values: [] };
  const values = fields.filter((field) => !isForeignKey(field, relations));
  const named = values.filter(({ name }) => NAMES.test(name));
  const others = values.filter((field) => !named.includes(field));
  const first = columnsOf(context, {
    type,
    fields: named,
    relations: [],
    unionFields: [],
    ...none,
  });
  return [
    ...first,
    ...columnsOf(context, { type, fields: others, relations, unionFields, ...none }),
  ];
}

const MOST_BESIDES = 4;
const MOST_RELATIONS = 3;

/** Whether a record's page shows its content; events of other records are read in the list. */
function isVisited(target: Subject | null): boolean {
  return target !== null && target.record !== null && target.resource.history === null;
}

/** A Boolean needs a column's heading. */
function switchesLast(fields: readonly Field[]): Field[] {
  return [
    ...fields.filter(({ kind }) => kind !== 'boolean'),
    ...fields.filter(({ kind }) => kind === 'boolean'),
  ];
}

/** The unions with a tab of which the edges have fields of their own. */
function typesWithEdges(context: Context): Set<string> {
  const fields = context.subjects.flatMap(({ record, resource }) =>
    record ? resource.unionFields : [],
  );
  const saying = fields.filter(
    ({ list }) => list?.required.length === 0 && edgeColumns(context, list).length > 0,
  );
  return new Set(saying.map(({ type }) => type));
}

function partsOf({ moment, kind, text, change }: PartialHistory): Set<string | null | undefined> {
  return new Set([moment, kind, text, change?.field, change?.from, change?.to]);
}

/** When it came to be, where it has several moments. */
function made(fields: readonly Field[]): Field | undefined {
  return fields.find((field) => isDate(field) && !field.list && MADE.test(field.name));
}

function shownRelations(
  context: Context,
  relations: readonly Relation[],
  actor: string | null,
): Relation[] {
  const shown = relations.filter(
    ({ many, deprecated, to }) => !many && !deprecated && context.of(to) !== undefined,
  );
  const others = shown.filter(({ field }) => field !== actor).slice(0, MOST_RELATIONS);
  return shown.filter((relation) => relation.field === actor || others.includes(relation));
}

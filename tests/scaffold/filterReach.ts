import {
  getNamedType,
  isInterfaceType,
  isObjectType,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql';
import { buildModel } from '../../src/model/buildModel.ts';
import { isHole } from '../../src/model/shapes/slots.ts';
import type { Slot, Template } from '../../src/model/types/variables.ts';
import type { Context } from '../../src/scaffold/context.ts';
import { planFilters } from '../../src/scaffold/lists/filters.ts';
import {
  planRelatedFilters,
  type RelatedFilterPlan,
} from '../../src/scaffold/lists/relatedFilters.ts';
import { makePlan } from '../../src/scaffold/makePlan.ts';
import type { Subject } from '../../src/scaffold/subject.ts';
import { SchemaConditions, type Condition, type Conditions } from './filterConditions.ts';
import { reasonFor } from './saidOtherwise.ts';

/** So many relations lead to a filter at most. */
const MOST_STEPS = 2;

/** What the lists of a schema can be asked, and how much of it their filters send. */
export interface Reach {
  readonly lists: number;
  /** Conditions, in all places where a list takes them. */
  all: number;
  sent: number;
  /** Conditions that need not be sent: how many, by the reason. */
  readonly otherwise: Map<string, number>;
  /** Input fields that nothing says, with one of the places where they are. */
  readonly missing: Map<string, { times: number; readonly example: string; readonly type: string }>;
}

/** Compares what the lists of a schema can be asked, through relations too, with what their filters send. */
export function measureReach(schema: GraphQLSchema): Reach {
  const context = makePlan(buildModel(schema), schema);
  const listed = context.subjects.filter(({ list }) => list);
  const reach: Reach = {
    lists: listed.length,
    all: 0,
    sent: 0,
    otherwise: new Map(),
    missing: new Map(),
  };
  const measuring = new Measuring(context, reach);
  for (const subject of listed) measuring.ofList(subject);
  return reach;
}

/** A measurement in words. */
export function reachInWords({ lists, all, sent, otherwise, missing }: Reach): string {
  const others = [...otherwise.values()].reduce((sum, times) => sum + times, 0);
  const lines = [
    `${lists} lists take ${all} conditions: filters send ${sent}, and say ${others} otherwise (${percent(sent + others, all)} together).`,
    ...[...otherwise].map(([reason, times]) => `  ${times} × ${reason}`),
    ...[...missing].map(
      ([coordinate, { times, example, type }]) =>
        `  MISSING ${times} × ${coordinate}: ${type}, such as ${example}`,
    ),
  ];
  return lines.join('\n');
}

function percent(part: number, all: number): string {
  return `${((100 * part) / all).toFixed(1)} %`;
}

/** Conditions as they stand somewhere in a list's. */
interface Standing {
  readonly conditions: Conditions;
  readonly sent: readonly Reachable[];
  /** Where, in those of the list. */
  readonly place: string;
  readonly depth: number;
  /** The type of the records that they are on, where the schema says it. */
  readonly row: string | undefined;
  readonly hasNot: boolean;
}

class Measuring {
  readonly #reach: Reach;
  readonly #sent = new Map<Subject, Sent>();
  readonly #context: Context;
  readonly #conditions: SchemaConditions;

  constructor(context: Context, reach: Reach) {
    this.#context = context;
    this.#reach = reach;
    this.#conditions = new SchemaConditions(context.schema);
  }

  ofList(subject: Subject): void {
    const { list, type } = subject.resource;
    if (!list) return;
    this.#compare({
      conditions: this.#conditions.ofList(list.path),
      sent: [this.#sentBy(subject)],
      place: '',
      depth: 0,
      row: type,
      hasNot: Boolean(list.filter?.not),
    });
  }

  #compare(standing: Standing): void {
    const { conditions, sent, depth, place } = standing;
    for (const condition of conditions.own) {
      this.#reach.all += 1;
      if (isSent(sent, condition.path)) this.#reach.sent += 1;
      else this.#miss(condition, standing);
    }
    if (depth === MOST_STEPS) return;
    for (const relation of conditions.related)
      this.#compare({
        ...standing,
        conditions: this.#conditions.of(relation.type),
        sent: sent.flatMap((each) => this.#through(each, relation.path)),
        place: `${place}${relation.path}.`,
        depth: depth + 1,
        row: this.#recordsOf(this.#fieldIn(standing.row, relation.path)),
      });
  }

  #miss(condition: Condition, { sent, place, depth, row, hasNot }: Standing): void {
    const { otherwise, missing } = this.#reach;
    const around = condition.path.split('.').slice(0, -1).join('.');
    const reason = reasonFor(condition, {
      depth,
      path: place + condition.path,
      isSentWithin: (path) => isSentWithin(sent, path),
      sent: (condition.beside ? Object.keys(condition.beside.getFields()) : []).filter((name) =>
        isSent(sent, around === '' ? name : `${around}.${name}`),
      ),
      value: this.#fieldIn(row, condition.path),
      isListed: row === undefined || Boolean(this.#context.of(row)?.list),
      hasNot,
    });
    if (reason !== null) otherwise.set(reason, (otherwise.get(reason) ?? 0) + 1);
    else {
      const { coordinate, field, path } = condition;
      const present = missing.get(coordinate) ?? {
        times: 0,
        example: place + path,
        type: String(field.type),
      };
      present.times += 1;
      missing.set(coordinate, present);
    }
  }

  /** The type of what a record has under the first name of a path that it knows. */
  #fieldIn(row: string | undefined, path: string): GraphQLField<unknown, unknown> | undefined {
    const type = this.#context.schema.getType(row ?? '');
    if (!isObjectType(type) && !isInterfaceType(type)) return undefined;
    const fields = type.getFields();
    for (const part of path.split('.'))
      for (const name of [part, part.replace(/_(aggregate|func|some|every|none)$/, '')])
        if (Object.hasOwn(fields, name)) return fields[name];
    return undefined;
  }

  /** The records that a field leads to, itself or by a connection. */
  #recordsOf(field: GraphQLField<unknown, unknown> | undefined): string | undefined {
    const named = field && getNamedType(field.type);
    if (!isObjectType(named)) return named?.name;
    const { nodes, edges, data, items } = named.getFields();
    const inner = nodes ?? items ?? data;
    if (inner) return getNamedType(inner.type).name;
    const edge = edges && getNamedType(edges.type);
    return isObjectType(edge) ? getNamedType(edge.getFields().node.type).name : named.name;
  }

  /** What can be sent at the place of a relation: by the list's own filters, and by those of the related records' list. */
  #through(each: Reachable, path: string): Reachable[] {
    const place = each.prefix + path;
    const own = { ...each, prefix: `${place}.`, related: [], only: null };
    const further = each.related
      .filter(({ slots }) => Object.values(slots).some((slot) => named(slot) === place))
      .filter(({ field }) => each.only?.includes(field) ?? true)
      .map(({ target, from, only }) => {
        const other = this.#sentBy(target);
        return { ...other, prefix: `${named(from)}.`, only };
      });
    return [own, ...further];
  }

  #sentBy(subject: Subject): Reachable {
    const sent = this.#sent.get(subject) ?? this.#read(subject);
    this.#sent.set(subject, sent);
    return { ...sent, prefix: '', only: null };
  }

  #read({ resource }: Subject): Sent {
    const { list } = resource;
    if (!list) return { paths: new Set(), related: [] };
    const filters = planFilters(this.#context, resource, list);
    const { and, or, not } = list.filter ?? {};
    return {
      paths: new Set([
        ...filters.flatMap(({ operators }) =>
          operators.flatMap(({ variables }) => pathsIn(variables)),
        ),
        ...pathsIn(list.search?.variables ?? {}),
        ...[and, or, not].flatMap((slot) => (slot ? [named(slot)] : [])),
      ]),
      related: planRelatedFilters(this.#context, list),
    };
  }
}

function isSent(sent: readonly Reachable[], path: string): boolean {
  return sent.some(({ paths, prefix }) => paths.has(prefix + path));
}

/** Whether something is sent at a place or within it. */
function isSentWithin(sent: readonly Reachable[], place: string): boolean {
  return sent.some(({ paths, prefix }) =>
    [...paths].some((path) => `${path}.`.startsWith(`${prefix}${place}.`)),
  );
}

/** What the filters of one list send. */
interface Sent {
  readonly paths: ReadonlySet<string>;
  readonly related: readonly RelatedFilterPlan[];
}

/** What can be sent, from a place in it on. */
interface Reachable extends Sent {
  readonly prefix: string;
  readonly only: readonly string[] | null;
}

/** Where values are in variables, whichever element of a list they are in. */
function pathsIn(template: Template, path: Slot = []): string[] {
  if (typeof template !== 'object' || template === null || isHole(template)) return [named(path)];
  return Object.entries(template).flatMap(([name, inner]) =>
    pathsIn(inner as Template, [...path, name]),
  );
}

function named(slot: Slot): string {
  return slot.filter((name) => !/^\d+$/.test(name)).join('.');
}

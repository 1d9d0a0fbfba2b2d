import { OperationTypeNode, type DocumentNode, type GraphQLSchema } from 'graphql';
import { accessProblemIn } from '../../relay/errorCodes.ts';
import type { GraphQLErrorEntry } from '../../relay/errors.ts';
import { ResponseFields, type AnsweredField } from './responseFields.ts';
import { sentWith, type Sent } from './sentValues.ts';

/** What a response says of what the person may do. */
export interface ReadRefusals {
  /** What is refused whatever the record, by schema coordinate; with what was sent for it. */
  readonly refused: ReadonlyMap<string, Exclude<Sent, 'record'>>;
  /** What was not refused, by schema coordinate. */
  readonly granted: ReadonlySet<string>;
}

export interface Answered {
  readonly document: DocumentNode;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly data: unknown;
  readonly errors: readonly GraphQLErrorEntry[];
}

/** So many records have to be refused a field before it is taken for refused on all of them. */
const MANY = 2;

/**
 * What a backend's response refuses to the person on the whole, and what it does not. A refusal may be meant for one
 * record, so it counts only where no record can be the reason:
 *
 * - a root field of a query that is refused itself, asked for without anything that tells records apart (`sentWith`):
 *   a list without filter and search, a report without arguments;
 * - a mutation that is refused itself, and was sent nothing that means a record;
 * - a field of the records of a list, refused on each of them that the response has, and on two at least.
 *
 * Only errors that forbid count, by their code or message (`accessProblemIn`), and that have a path.
 */
export function readRefusals(
  schema: GraphQLSchema,
  { document, variables, data, errors }: Answered,
): ReadRefusals {
  const fields = new ResponseFields(schema, document);
  const forbidden = errors.filter((error) => accessProblemIn([error]) === 'forbidden');
  const failed = new Set(errors.map(({ path = [] }) => JSON.stringify(path)));
  const granted = new Set<string>();
  fields.each(data, (way, path, value) => {
    // Null by an error further down says nothing of the field itself.
    if (failed.has(JSON.stringify(path)) || (value === null && failed.size > 0 && way.length === 1))
      return;
    for (const coordinate of coordinatesOf(way, fields.kind)) granted.add(coordinate);
  });
  const refused = new Map<string, Exclude<Sent, 'record'>>();
  const counts = new Map<string, number>();
  for (const { path = [] } of forbidden) {
    const way = fields.on(path, data);
    const last = way?.at(-1);
    if (!way || !last) continue;
    if (path.some((key) => typeof key === 'number')) {
      const coordinate = `${last.parent.name}.${last.field.name}`;
      counts.set(coordinate, (counts.get(coordinate) ?? 0) + 1);
      continue;
    }
    const root = rootCoordinate(way, fields.kind);
    const isQuery = fields.kind === OperationTypeNode.QUERY;
    const sent = sentWith(last.node, last.field, variables, isQuery);
    if (root !== null && (sent === 'nothing' || (!isQuery && sent === 'values')))
      refused.set(root, sent);
  }
  for (const [coordinate, count] of counts) if (count >= MANY) refused.set(coordinate, 'nothing');
  for (const coordinate of granted) refused.delete(coordinate);
  return { refused, granted };
}

/** What a field is known by: its type and name, and at the root its way. */
function coordinatesOf(
  way: readonly AnsweredField[],
  kind: OperationTypeNode | null,
): readonly string[] {
  const { parent, field } = way[way.length - 1];
  const root = rootCoordinate(way, kind);
  const own = `${parent.name}.${field.name}`;
  return root === null ? [own] : [root, own];
}

/** A root field, dotted where it is in namespaces, which have no arguments; null for any other field. */
function rootCoordinate(
  way: readonly AnsweredField[],
  kind: OperationTypeNode | null,
): string | null {
  const isRoot = way.slice(0, -1).every(({ field }) => field.args.length === 0);
  if (kind === null || !isRoot) return null;
  return [ROOTS[kind], ...way.map(({ field }) => field.name)].join('.');
}

const ROOTS: Readonly<Record<OperationTypeNode, string>> = {
  query: 'Query',
  mutation: 'Mutation',
  subscription: 'Subscription',
};

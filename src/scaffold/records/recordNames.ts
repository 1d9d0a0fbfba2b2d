import { getNullableType, type FieldNode, type SelectionNode } from 'graphql';
import type { Field } from '../../model/types/fields.ts';
import type { Lookup } from '../../model/types/resource.ts';
import { typeAfter } from '../../model/shapes/steps.ts';
import { code, commas } from '../code/code.ts';
import { array, object, property } from '../code/docs.ts';
import * as framework from '../code/framework.ts';
import { tagged } from '../code/relay.ts';
import { artifactType } from '../code/scope.ts';
import { readKey, readTitle } from '../fields/relations.ts';
import { targetOfKey } from '../fields/targetOfKey.ts';
import { isIdentifier } from '../fields/traits.ts';
import { argument, directive, field as fieldNode, query } from '../graphql/nodes.ts';
import { follow } from '../graphql/reading.ts';
import { Selection } from '../graphql/selection.ts';
import { definitions } from '../lists/listCode.ts';
import { fromText, templateDoc } from '../lists/template.ts';
import { camelCase } from '../names.ts';
import type { Plan } from '../plan.ts';
import type { Subject } from '../subject.ts';
import { holesOf, keyReader, readKeyBy } from './keyReaders.ts';
import type { LookupCode } from './lookup.ts';

/** So many records are asked for at once. */
const MOST_NAMES = 6;

/** The fields of a record that have the keys of others, which are asked for by such a key. */
interface NamedKeys {
  readonly target: Subject;
  readonly lookup: Lookup;
  readonly fields: readonly Field[];
}

/** How the records are named that a record has the keys of, by one query beside that of its page. */
export interface RecordNamesCode {
  /** What the page's own query asks for, too: the keys. */
  readonly keys: readonly SelectionNode[];
  readonly property: string;
}

/**
 * Null where a record has no such keys, or nothing names their records. Of several kinds of records those are asked for
 * that it has the most keys of: mostly people.
 *
 * @param names of the page's own query and of that for the names
 */
export function recordNamesOf(
  plan: Plan,
  owner: Subject,
  found: LookupCode,
  names: { readonly page: string; readonly names: string },
): RecordNamesCode | null {
  const named = namedKeys(plan, owner);
  if (!named || found.isCostly) return null;
  const { fields } = named;
  const asked = fields.map((field) => nameOf(plan, field, named));
  const [shown] = asked;
  if (!shown || asked.some(({ read }) => read === null)) return null;
  const variables = new Map(asked.flatMap(({ variables: own }) => [...own]));
  const keys = fields.map(({ name }) => `found.${name}`);
  const types = `${artifactType(names.page)}, ${artifactType(names.names)}`;
  return {
    keys: fields.map(({ name, nullable }) => ({
      ...fieldNode(name),
      ...(nullable && { directives: [directive('catch', { to: 'NULL' })] }),
    })),
    property: code`
      names: ${framework.recordNames}<${types}>({
        keys: (${found.parameters()}) =>
          ${framework.valueOf}(${framework.partOf}(${found.readCaught()}, (found) => ${array(keys)})) ?? [],
        query: ${tagged(
          query(
            names.names,
            definitions(variables),
            asked.map(({ selection }) => selection),
          ),
        )},
        variables: (${array(asked.map(({ variable }) => variable))}) => (${object(asked.flatMap(({ sent }) => sent))}),
        read: ({ ${asked.map(({ pattern }) => pattern).join(', ')} }) => ({
          ${commas(asked.map(({ read }) => read ?? ''))}
        }),
      }),
    `,
  };
}

/** One of the records: how it is asked for under the name of the field with its key, and read. */
interface NameCode {
  readonly selection: FieldNode;
  /** What holds its key, and the record itself. */
  readonly variable: string;
  /** How the record is taken out of the response. */
  readonly pattern: string;
  readonly variables: ReadonlyMap<string, string>;
  readonly sent: readonly string[];
  /** Null where nothing names it. */
  readonly read: string | null;
}

function nameOf(plan: Plan, { name }: Field, { target, lookup }: NamedKeys): NameCode {
  const [root] = lookup.path;
  const variable = plan.variable(name);
  const variableOf = (own: string) => camelCase(`${name} by ${own}`);
  const type = typeAfter(plan.queryType, root);
  if (!type) throw new Error(`There is no Query.${root}.`);
  const start = { expression: variable, type: getNullableType(type), mayBeMissing: true };
  const { expression } = follow(start, lookup.record);
  const inside = new Selection();
  const source = {
    context: plan,
    selection: inside.along(lookup.record),
    // What is read of it is read only where it is there.
    variable: expression.replaceAll('?.', '.'),
  };
  const key = readKey(source, target, target.resource.fields);
  const title = readTitle(source, target, target.resource.fields);
  const given = Object.entries(lookup.variables);
  return {
    variable,
    pattern: property(name, variable),
    selection: {
      ...fieldNode(root, {
        alias: name,
        args: given.map(([own]) => argument(own, variableOf(own))),
        selections: inside.toNodes(),
      }),
      // One that cannot be read leaves the others their names.
      directives: [directive('catch', { to: 'NULL' })],
    },
    variables: new Map(given.map(([own]) => [variableOf(own), lookup.arguments[own]])),
    sent: given.map(([own, template]) =>
      property(
        variableOf(own),
        templateDoc(template, (hole) => {
          const reader = keyReader(plan, hole);
          const text = reader === 'String' ? variable : `String(${variable})`;
          return fromText(hole, readKeyBy(reader, text), null, 'string');
        }),
      ),
    ),
    read:
      key && title
        ? property(
            name,
            `${expression} && ${object([property('key', key), property('title', title)])}`,
          )
        : null,
  };
}

/** The keys of the records that a record has most keys of, in the order of its fields. */
function namedKeys(plan: Plan, { resource }: Subject): NamedKeys | null {
  const { fields, relations } = resource;
  const known = new Set(relations.flatMap(({ foreignKey }) => foreignKey ?? []));
  const byTarget = new Map<Subject, Field[]>();
  for (const field of fields) {
    const target = isIdentifier(field) ? targetOfKey(plan, field) : null;
    const isLed = known.has(field.name) || field.deprecated || field.envelope !== undefined;
    if (target && !isLed && canBeAsked(target))
      byTarget.set(target, [...(byTarget.get(target) ?? []), field]);
  }
  const [most] = [...byTarget].toSorted(([, one], [, other]) => other.length - one.length);
  const lookup = most?.[0].resource.lookup;
  return lookup ? { target: most[0], lookup, fields: most[1].slice(0, MOST_NAMES) } : null;
}

/** Whether one record is asked for by its key alone. */
function canBeAsked({ resource: { lookup } }: Subject): boolean {
  return (
    lookup !== null &&
    lookup.gives === 'one' &&
    lookup.path.length === 1 &&
    lookup.key.length === 1 &&
    holesOf(lookup.variables).length === 1
  );
}

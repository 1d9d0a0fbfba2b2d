import { getNullableType, type FieldNode } from 'graphql';
import { typeAfter } from '../../model/shapes/steps.ts';
import { property } from '../code/docs.ts';
import { argument, directive } from '../graphql/nodes.ts';
import { follow } from '../graphql/reading.ts';
import { countField, countingOf } from '../lists/counting.ts';
import { literalListArguments, sizingOf } from '../lists/literalListArguments.ts';
import { fromText, templateDoc } from '../lists/template.ts';
import { camelCase, pascalCase } from '../names.ts';
import type { Plan } from '../plan.ts';
import { keyReader, readKeyBy } from './keyReaders.ts';
import type { RelationTab } from './relationTab.ts';

/** The number of records in a tab whose list is at the root, as it is fetched with the other numbers of its record. */
export interface RootTotal {
  readonly selection: FieldNode;
  /** The variables that narrow the list to the record, by name → printed type. */
  readonly variables: ReadonlyMap<string, string>;
  /** The properties of an object with their values, out of the `address` of the record. */
  readonly sent: readonly string[];
  /** What the number's field is called in the response. */
  readonly alias: string;
  /** An expression for the number, given the variable `alias`. */
  readonly read: string;
}

/** Null where a list is none at the root, or its number comes with its rows only. */
export function rootTotalOf(
  plan: Plan,
  { relation: { field }, list, by }: Pick<RelationTab, 'relation' | 'list' | 'by'>,
): RootTotal | null {
  const counting = by && countingOf(list);
  if (!by || !counting) return null;
  const { total, rows } = counting;
  const declared = counting.list.arguments;
  const given = Object.keys(by);
  const written = { ...list.fixed, ...(rows === null ? {} : sizingOf(list)) };
  const isApart = given.every(
    (name) => declared[name] === list.arguments[name] && !Object.hasOwn(written, name),
  );
  // What narrows the list is sent; the rest is written out.
  const others = Object.entries(declared).filter(([name]) => !given.includes(name));
  const rest = { ...counting.list, arguments: Object.fromEntries(others) };
  const literal = literalListArguments(plan, rest, {}, rows);
  const type = typeAfter(plan.queryType, total.path[0]);
  if (!isApart || !literal || !type) return null;
  const variableOf = (name: string) => camelCase(`${field} ${name}`);
  const alias = `countOf${pascalCase(field)}`;
  const args = [...literal, ...given.map((name) => argument(name, variableOf(name)))];
  const selection = countField(counting, alias, args);
  const start = { expression: alias, type: getNullableType(type), mayBeMissing: true };
  return {
    // One that fails takes neither the others along nor the page.
    selection: { ...selection, directives: [directive('catch', { to: 'NULL' })] },
    variables: new Map(given.map((name) => [variableOf(name), declared[name]])),
    sent: given.map((name) => {
      const value = templateDoc(by[name], (hole) =>
        fromText(hole, readKeyBy(keyReader(plan, hole), 'address.key'), null, 'string'),
      );
      return property(variableOf(name), value);
    }),
    alias,
    read: follow(start, total.path.slice(1)).expression,
  };
}

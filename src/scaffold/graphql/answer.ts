import * as framework from '../code/framework.ts';
import { getNullableType, isListType, type GraphQLObjectType } from 'graphql';
import type { Path } from '../../model/types/variables.ts';
import { statement } from '../code/docs.ts';
import { artifactType, marked, shorthand } from '../code/scope.ts';
import type { SourceFile } from '../code/sourceFile.ts';
import { isReserved } from '../names.ts';
import type { Plan } from '../plan.ts';
import { follow, type Value } from './reading.ts';

/** Statements that read a query's answer, and the variable that then holds the list. */
export interface Answer {
  readonly statements: string[];
  readonly value: Value;
}

/** Reads the list at a path of a page's query: `const { orders: page } = usePageQuery<…>(query);` */
export function answer(
  file: SourceFile,
  plan: Plan,
  root: GraphQLObjectType,
  path: Path,
  type: string,
): Answer {
  const query = `${framework.usePageQuery}<${artifactType(type)}>(query)`;
  const data: Value = { expression: 'data', type: root, mayBeMissing: false };
  const { type: listType, mayBeMissing } = follow(data, path);
  const variable = isListType(getNullableType(listType)) ? 'list' : 'page';
  const value: Value = { expression: variable, type: listType, mayBeMissing };
  const [first, ...rest] = path;
  if (rest.length === 0) {
    const pattern = first === variable ? first : `${first}: ${variable}`;
    return { statements: [statement(`const { ${pattern} }`, query)], value };
  }
  if (isReserved(first) || plan.isTaken(first)) {
    const whole = follow(data, path).expression;
    return {
      statements: [statement('const data', query), statement(`const ${variable}`, whole)],
      value,
    };
  }
  const start = follow(data, [first]);
  const outer = marked(first);
  const whole = follow({ ...start, expression: outer }, rest).expression;
  return {
    statements: [
      statement(`const { ${shorthand(outer)} }`, query),
      statement(`const ${variable}`, whole),
    ],
    value,
  };
}

/** A parameter that takes a query's answer, and how the list at a path is read of it: `{ orders: page }`, `page`. */
export function answerParameter(
  plan: Plan,
  root: GraphQLObjectType,
  path: Path,
): { readonly parameter: string; readonly value: Value } {
  const data: Value = { expression: 'data', type: root, mayBeMissing: false };
  const whole = follow(data, path);
  const [first, ...rest] = path;
  if (rest.length === 0) {
    const variable = isListType(getNullableType(whole.type)) ? 'rows' : 'page';
    const pattern = first === variable ? first : `${first}: ${variable}`;
    return { parameter: `{ ${pattern} }`, value: { ...whole, expression: variable } };
  }
  if (isReserved(first) || plan.isTaken(first)) return { parameter: 'data', value: whole };
  const outer = marked(first);
  const value = follow({ ...follow(data, [first]), expression: outer }, rest);
  return { parameter: `{ ${shorthand(outer)} }`, value };
}

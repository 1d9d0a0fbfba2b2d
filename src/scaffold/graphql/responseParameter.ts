import { getNullableType, isListType, type GraphQLObjectType } from 'graphql';
import type { Path } from '../../model/types/variables.ts';
import { marked, shorthand } from '../code/scope.ts';
import { isReserved } from '../names.ts';
import type { Plan } from '../plan.ts';
import { follow, type Value } from './reading.ts';

/** A parameter that takes a query's answer, and how the list at a path is read of it: `{ orders: page }`, `page`. */
export function responseParameter(
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

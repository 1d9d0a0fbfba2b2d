import { isObjectType } from 'graphql';
import { outputField } from '../../model/shapes/typeShapes.ts';
import type { Plan } from '../plan.ts';

/** Name of each field that is asked for of some type → its printed type. */
export type Asked = ReadonlyMap<string, string>;

/**
 * Whether fields of a type can be asked for beside those of other types: GraphQL wants fields of one
 * name to be of one type, even where only one of them can be there.
 */
export function fitBeside(
  plan: Plan,
  type: string,
  names: readonly string[],
  taken: Asked,
): boolean {
  return [...typesOf(plan, type, names)].every(
    ([name, printed]) => (taken.get(name) ?? printed) === printed,
  );
}

/** @param names of fields; those of objects may have a dot behind them */
export function typesOf(plan: Plan, name: string, names: readonly string[]): Map<string, string> {
  const type = plan.schema.getType(name);
  return new Map(
    names.flatMap((dotted) => {
      const field = dotted.replace(/\.$/, '');
      const found = isObjectType(type) ? outputField(type, field) : undefined;
      return found ? [[field, String(found.type)] as const] : [];
    }),
  );
}

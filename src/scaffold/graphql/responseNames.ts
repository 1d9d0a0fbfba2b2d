import { getNamedType, type GraphQLCompositeType } from 'graphql';
import { outputField } from '../../model/shapes/typeShapes.ts';
import { camelCase } from '../names.ts';

interface Named {
  readonly field: string;
  /** The field's type as the schema prints it. */
  readonly type: string;
}

/**
 * The names of a type's fields in a response that may be of several types.
 * GraphQL requires fields of one name to have one type, even where only one of the types can be there
 * (FieldsInSetCanMerge, section 5.3.2 of its specification): a field that differs from another type's
 * goes by the name of its own type, `remarkStatus: status`.
 */
export class ResponseNames {
  readonly #type: GraphQLCompositeType;
  readonly #beside: () => readonly ResponseNames[];
  readonly #named = new Map<string, Named>();

  /** @param beside the names of all types that may be there */
  constructor(type: GraphQLCompositeType, beside: () => readonly ResponseNames[]) {
    this.#type = type;
    this.#beside = beside;
    // relay-compiler selects it by itself, without an alias.
    const id = outputField(type, 'id');
    if (id && getNamedType(id.type).name === 'ID') this.#named.set('id', this.#read('id'));
  }

  /** The name of a field: its own wherever that is free. */
  of(field: string): string {
    const named = this.#read(field);
    const own = camelCase(`${this.#type.name} ${field}`);
    let name = field;
    for (let number = 1; !this.#isFree(name, named); number += 1)
      name = number === 1 ? own : `${own}${number}`;
    this.#named.set(name, named);
    return name;
  }

  #read(field: string): Named {
    return { field, type: String(outputField(this.#type, field)?.type ?? 'String!') };
  }

  #isFree(name: string, { field, type }: Named): boolean {
    const known = this.#named.get(name);
    if (known) return known.field === field;
    if (name !== field && outputField(this.#type, name)) return false;
    return this.#beside().every((other) => (other.#named.get(name)?.type ?? type) === type);
  }
}

/** The names for each of several types that may be there. */
export function responseNames<Type extends GraphQLCompositeType>(
  types: readonly Type[],
): Map<Type, ResponseNames> {
  const names = new Map<Type, ResponseNames>();
  for (const type of types) names.set(type, new ResponseNames(type, () => [...names.values()]));
  return names;
}

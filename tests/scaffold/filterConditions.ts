import {
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';

/** One thing that a list can be asked, as the schema has it. */
export interface Condition {
  /** Where it is sent, from the list's argument on: `filter.number.startsWith`. */
  readonly path: string;
  /** The input field: `StringFilter.startsWith`; of an argument, that of the list. */
  readonly coordinate: string;
  readonly field: GraphQLInputField | GraphQLArgument;
  /** The object that it is in: what else can be asked there. Null for an argument. */
  readonly beside: GraphQLInputObjectType | null;
}

/** Conditions, and the places where those of related records go. */
export interface Conditions {
  readonly own: readonly Condition[];
  readonly related: readonly (Condition & { readonly type: GraphQLInputObjectType })[];
}

const CONNECTIVE = /^_?(and|or|not|nor)$/i;

/** What pages and orders a list, or says how it is shown. */
const OF_PAGES =
  /^(first|last|after|before|offset|limit|skip|take|pag(e|ing).*|per_?page|nextToken|reverse|cursor|nodes?|sort.*|order.*|distinct.*|locale|fallbackLocale|draft|trash|select|pagination|version|search|q|query|options)$/i;

/**
 * Reads out of a schema, without what Frontage makes of it, what its lists can be asked. Relations are where
 * conditions take the conditions of others: an object that combines several of itself.
 */
export class SchemaConditions {
  readonly #schema: GraphQLSchema;
  /** The objects that lists take as a whole. */
  readonly #ofLists: ReadonlySet<string>;
  readonly #known = new Map<GraphQLInputObjectType, Conditions>();

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
    const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
    this.#ofLists = new Set(
      fields.flatMap(({ args }) => args.map(({ type }) => getNamedType(type).name)),
    );
  }

  /** What the list at a path of the query takes. */
  ofList(path: readonly string[]): Conditions {
    let type: unknown = this.#schema.getQueryType();
    const args: GraphQLArgument[] = [];
    for (const name of path) {
      const field = isObjectType(type) ? type.getFields()[name] : undefined;
      if (!field) break;
      args.push(...field.args);
      type = getNamedType(field.type);
    }
    const parts = args
      .filter(({ name }) => !OF_PAGES.test(name))
      .map((argument) => this.#below(argument, '', `${path.join('.')}(${argument.name}:)`, null));
    return joined(parts);
  }

  /** What an object of conditions takes. */
  of(type: GraphQLInputObjectType, above: readonly GraphQLInputObjectType[] = []): Conditions {
    const known = this.#known.get(type);
    if (known) return known;
    const inner = [...above, type];
    const parts = Object.values(type.getFields()).map((field) =>
      this.#below(field, '', `${type.name}.${field.name}`, type, inner),
    );
    const conditions = joined(parts);
    if (above.length === 0) this.#known.set(type, conditions);
    return conditions;
  }

  #below(
    field: GraphQLInputField | GraphQLArgument,
    prefix: string,
    coordinate: string,
    beside: GraphQLInputObjectType | null,
    above: readonly GraphQLInputObjectType[] = [],
  ): Conditions {
    const type = getNamedType(field.type);
    const condition = { path: prefix + field.name, coordinate, field, beside };
    const isCombining = beside && this.#isConditions(beside) && CONNECTIVE.test(field.name);
    if (
      !isInputObjectType(type) ||
      isCombining ||
      (above.includes(type) && !this.#isConditions(type))
    )
      return { own: [condition], related: [] };
    if (beside && this.#isConditions(type)) return { own: [], related: [{ ...condition, type }] };
    const { own, related } = this.of(type, above);
    const below = <Inner extends Condition>(inner: Inner) => ({
      ...inner,
      path: `${condition.path}.${inner.path}`,
    });
    return { own: own.map(below), related: related.map(below) };
  }

  /** Whether an object is what a list takes, or combines several of its kind: `and: [OrderFilter!]`. */
  #isConditions(type: GraphQLInputObjectType): boolean {
    if (this.#ofLists.has(type.name)) return true;
    return Object.values(type.getFields()).some(
      (field) =>
        CONNECTIVE.test(field.name) &&
        isList(field.type) &&
        isInputObjectType(getNamedType(field.type)),
    );
  }
}

function isList(type: GraphQLInputType): boolean {
  return isListType(getNullableType(type));
}

function joined(parts: readonly Conditions[]): Conditions {
  return {
    own: parts.flatMap(({ own }) => own),
    related: parts.flatMap(({ related }) => related),
  };
}

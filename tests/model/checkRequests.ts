import {
  coerceInputValue,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isInterfaceType,
  parse,
  parseType,
  typeFromAST,
  validate,
} from 'graphql';
import type { GraphQLField, GraphQLInputType, GraphQLNamedType, GraphQLSchema } from 'graphql';
import type { Field } from '../../src/model/types/fields.ts';
import type { List } from '../../src/model/types/relations.ts';
import type { Lookup, Resource } from '../../src/model/types/resource.ts';
import type { Model } from '../../src/model/types/model.ts';
import { joinVariables, place } from '../../src/model/shapes/slots.ts';
import { isCondition, typeAfter, wayText } from '../../src/model/shapes/steps.ts';
import type { Template, Variables, Way } from '../../src/model/types/variables.ts';

/**
 * Checks that what a model says about a schema can be asked: every path leads where it says, every
 * template fills arguments that exist with values of their types. Returns what is wrong, empty when nothing is.
 */
export function checkRequests(schema: GraphQLSchema, model: Model): string[] {
  const query = schema.getQueryType();
  if (!query) return [];
  const problems: string[] = [];
  for (const resource of model.resources) {
    const report = (where: string) => (problem: string) =>
      problems.push(`${resource.type} ${where}: ${problem}`);
    const type = schema.getType(resource.type);
    if (!type) {
      report('type')('does not exist');
      continue;
    }
    if (resource.list)
      checkList(
        schema,
        query,
        resource.list,
        resource.list.fields === null ? type : null,
        report('list'),
      );
    if (resource.lookup) checkLookup(schema, query, resource.lookup, type, report('lookup'));
    for (const name of [
      ...resource.title.map((title) => wholePath(resource, title)),
      ...(resource.identity?.fields ?? []),
      ...(resource.lookup?.key ?? []),
    ]) {
      if (!leadsToLeaf(type, name.split('.'))) report('field')(`${name} is no leaf`);
    }
    for (const relation of resource.relations) {
      const where = report(`relation ${relation.field}`);
      if (!model.resources.some(({ type: other }) => other === relation.to))
        where(`${relation.to} is no resource`);
      if (relation.many !== (relation.list !== null)) where('has no list');
      if (relation.list) checkList(schema, type, relation.list, null, where);
    }
    for (const { field, list } of resource.unionFields)
      if (list) checkList(schema, type, list, null, report(`mixed ${field}`));
    const document = `query { __typename } fragment check on ${resource.type} { __typename ${resource.fields.map(selection).join(' ')} } query used { ...on ${query.name} { __typename } }`;
    for (const error of validate(schema, parse(document))) {
      if (
        !/never used|never be of type|defined once|anonymous|only defined operation/i.test(
          error.message,
        )
      )
        report('fields')(error.message);
    }
  }
  return problems;
}

function selection({ name, fields, envelope }: Field): string {
  // Two value objects may give one name different types: each is checked below its own field only.
  const own = fields === null ? name : `${name} { ${fields.map(selection).join(' ')} }`;
  return envelope ? `${envelope.name} { ${own} }` : own;
}

/** A field's path from the record, with the object that the schema keeps it in. */
function wholePath({ fields }: Resource, path: string): string {
  const field = fields.find(({ name }) => name === path.split('.')[0]);
  return field?.envelope ? `${field.envelope.name}.${path}` : path;
}

function checkList(
  schema: GraphQLSchema,
  root: GraphQLNamedType,
  list: List,
  rows: GraphQLNamedType | null,
  report: (problem: string) => void,
): void {
  const field = follow(root, list.path);
  const above = list.path.length > 1 ? follow(root, list.path.slice(0, -1)) : null;
  if (!field) return report(`no field ${list.path.join('.')}`);
  const rowType = typeAt(getNamedType(field.type), list.rows);
  if (rowType?.name !== list.rowType) report(`rows are ${String(rowType)}, not ${list.rowType}`);
  if (rows && rowType !== rows) report(`rows are ${String(rowType)}, not ${rows.name}`);
  const args = [...field.args, ...(above?.args ?? [])];
  const check = (what: string, variables: Variables | null) => {
    if (!variables) return;
    for (const problem of checkVariables(schema, args, joinVariables(asked(variables), variables)))
      report(`${what}: ${problem}`);
  };
  // What is asked before the list is in the same object.
  const asked = (variables: Variables) =>
    joinVariables(
      ...list.required
        .filter(({ slot }) => Object.hasOwn(variables, slot[0]))
        .map(({ slot, type }) => place(slot, { hole: slot.join('.'), type })),
    );
  check('fixed', list.fixed);
  for (const filter of list.filter?.fields ?? [])
    for (const operator of filter.operators)
      check(`filter ${filter.field} ${operator.name}`, operator.variables);
  for (const sort of list.sort?.fields ?? []) {
    check(`sort ${sort.field} ascending`, sort.ascending);
    check(`sort ${sort.field} descending`, sort.descending);
  }
  check('search', list.search?.variables ?? null);
  const { pagination } = list;
  for (const request of [pagination.forward, pagination.backward])
    check('paging', request?.variables ?? null);
  for (const way of Object.values<Way>(pagination.pageInfo))
    if (!isLeafType(typeAt(getNamedType(field.type), way))) report(`pageInfo: no ${wayText(way)}`);
  if (list.total && !isLeafType(typeAt(root, list.total.path)))
    report(`total: no ${wayText(list.total.path)}`);
  for (const slot of [
    list.filter?.and,
    list.filter?.or,
    ...list.required.map((argument) => argument.slot),
  ]) {
    if (slot && !slotType(args, slot)) report(`no argument ${slot.join('.')}`);
  }
}

function checkLookup(
  schema: GraphQLSchema,
  root: GraphQLNamedType,
  lookup: Lookup,
  type: GraphQLNamedType,
  report: (problem: string) => void,
): void {
  const field = follow(root, lookup.path);
  if (!field) return report(`no field ${lookup.path.join('.')}`);
  for (const problem of checkVariables(schema, field.args, lookup.variables)) report(problem);
  const given = typeAt(getNamedType(field.type), lookup.record);
  // An interface does not tell of which types its records are.
  const isKnown = given === type || (isInterfaceType(given) && lookup.record.some(isCondition));
  if (!isKnown) report(`gives ${String(given)}`);
  for (const argument of field.args) {
    if (
      isNonNullType(argument.type) &&
      argument.defaultValue === undefined &&
      !Object.hasOwn(lookup.variables, argument.name)
    )
      report(`needs ${argument.name}`);
  }
}

function follow(
  type: GraphQLNamedType,
  path: readonly string[],
): GraphQLField<unknown, unknown> | null {
  let current: GraphQLNamedType = type;
  let field: GraphQLField<unknown, unknown> | undefined;
  for (const name of path) {
    field =
      isObjectType(current) || isInterfaceType(current) ? current.getFields()[name] : undefined;
    if (!field) return null;
    current = getNamedType(field.type);
  }
  return field ?? null;
}

/** The type at the end of a way; null where it does not lead on. */
function typeAt(type: GraphQLNamedType, way: Way): GraphQLNamedType | null {
  return way.reduce<GraphQLNamedType | null>(
    (current, step) => (current && getNamedType(typeAfter(current, step))) ?? null,
    type,
  );
}

function leadsToLeaf(type: GraphQLNamedType, path: readonly string[]): boolean {
  const field = follow(type, path);
  return field !== null && isLeafType(getNamedType(field.type));
}

function slotType(
  args: readonly { name: string; type: GraphQLInputType }[],
  slot: readonly string[],
): GraphQLInputType | null {
  const [first, ...rest] = slot;
  let type = args.find((argument) => argument.name === first)?.type;
  for (const name of rest) {
    const named = type && getNamedType(type);
    type = isInputObjectType(named) ? named.getFields()[name]?.type : undefined;
  }
  return type ?? null;
}

function checkVariables(
  schema: GraphQLSchema,
  args: readonly { name: string; type: GraphQLInputType }[],
  variables: Variables,
): string[] {
  return Object.entries(variables).flatMap(([name, template]) => {
    const argument = args.find((candidate) => candidate.name === name);
    if (!argument) return [`no argument ${name}`];
    const problems: string[] = [];
    const filled = fill(schema, template, argument.type, problems);
    if (problems.length > 0) return problems;
    coerceInputValue(filled, argument.type, (path, _, error) =>
      problems.push(`${name}.${path.join('.')}: ${error.message}`),
    );
    return problems;
  });
}

/** The template with a value of its type in each hole; a hole must fit the place where it stands. */
function fill(
  schema: GraphQLSchema,
  template: Template,
  type: GraphQLInputType | undefined,
  problems: string[],
): unknown {
  if (template === null || typeof template !== 'object') return template;
  const bare = isNonNullType(type) ? type.ofType : type;
  if (Array.isArray(template))
    return template.map((item: Template) =>
      fill(schema, item, isListType(bare) ? bare.ofType : type, problems),
    );
  if (
    'hole' in template &&
    typeof template['hole'] === 'string' &&
    typeof template['type'] === 'string'
  ) {
    const holeType = typeFromAST(schema, parseType(template['type']) as never) as
      GraphQLInputType | undefined;
    if (!holeType) problems.push(`no type ${template['type']}`);
    return holeType && sample(holeType);
  }
  const named = type && getNamedType(type);
  // Without a prototype: graphql-js takes an inherited `constructor` for a value of the input field of that name.
  const filled: Record<string, unknown> = Object.create(null);
  for (const [name, value] of Object.entries(template)) {
    filled[name] = fill(
      schema,
      value,
      isInputObjectType(named) ? named.getFields()[name]?.type : undefined,
      problems,
    );
  }
  return filled;
}

function sample(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return sample(type.ofType);
  if (isListType(type)) return [sample(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) return Object.create(null);
  return { Int: 1, Float: 1, Boolean: true }[type.name] ?? 'a';
}

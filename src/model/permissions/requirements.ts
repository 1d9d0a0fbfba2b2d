import { isEnumType, isInterfaceType, isObjectType, valueFromASTUntyped } from 'graphql';
import type { ConstDirectiveNode, GraphQLSchema } from 'graphql';
import { outputFields } from '../shapes/typeShapes.ts';
import type { OutputField } from '../shapes/typeShapes.ts';
import type { Resource } from '../types/resource.ts';
import type { Requirement, ViewerPermissions } from '../types/signIn.ts';
import { singularWords, splitWords, typeWords } from '../wording/words.ts';

/**
 * What the schema says that operations and fields need of the person's permissions: in sentences of descriptions,
 * in directives, and by the names of the permissions. Nothing is required by a code that the person's permissions
 * cannot have: it may mean something else.
 */
export function readRequirements(
  schema: GraphQLSchema,
  resources: readonly Resource[],
  permissions: ViewerPermissions | null,
): Requirement[] {
  if (permissions?.kind !== 'codes') return [];
  const codes = permissions.codes === null ? null : new Set(permissions.codes);
  const found = new Map<string, Requirement>();
  const add = (requirement: Requirement | null) => {
    if (requirement && !found.has(requirement.coordinate))
      found.set(requirement.coordinate, requirement);
  };
  const roots = new Map([
    [schema.getQueryType()?.name, 'Query'],
    [schema.getMutationType()?.name, 'Mutation'],
  ]);
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__') || (!isObjectType(type) && !isInterfaceType(type))) continue;
    const owner = roots.get(type.name) ?? type.name;
    for (const field of outputFields(type)) add(declared(`${owner}.${field.name}`, field, codes));
  }
  if (permissions.codes)
    for (const requirement of namedRequirements(schema, resources, permissions.codes))
      add(requirement);
  return [...found.values()];
}

/** What a field's description or directives require. */
function declared(
  coordinate: string,
  field: OutputField,
  codes: ReadonlySet<string> | null,
): Requirement | null {
  const said = codesInWords(field.description ?? '');
  const anyOf = said.length > 0 ? said : codesInDirectives(field.astNode?.directives ?? []);
  const isKnown = codes === null || anyOf.every((code) => codes.has(code));
  if (anyOf.length === 0 || !isKnown) return null;
  const why = said.length > 0 ? 'its description says so' : 'a directive says so';
  return { coordinate, anyOf, why };
}

const SENTENCE =
  /\brequires?\b[^.:]*\b(?:permissions?|scopes?|privileges?)\b\s*:\s*([`\w:./-]+(?:(?:\s*,\s*|\s+or\s+)[`\w:./-]+)*)/gi;

/** `Requires one of the following permissions: MANAGE_ORDERS, MANAGE_APPS.` */
function codesInWords(description: string): string[] {
  const sentences = [...description.matchAll(SENTENCE)];
  const codes = sentences.flatMap(([, list = '']) => list.split(/\s*,\s*|\s+or\s+/));
  return [...new Set(codes.map((code) => code.replace(/[`.]+$/g, '').replace(/^`/, '')))].filter(
    (code) => code !== '',
  );
}

const DIRECTIVES = /permission|scope|abilit|privilege|^can$/i;

/** `@hasPermission(permission: "orders.write")`, `@requiresScopes(scopes: [["orders"]])`. */
function codesInDirectives(directives: readonly ConstDirectiveNode[]): string[] {
  return directives
    .filter(({ name }) => DIRECTIVES.test(name.value))
    .flatMap(({ arguments: given = [] }) =>
      given.flatMap(({ value }) => texts(valueFromASTUntyped(value))),
    );
}

function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.flatMap(texts) : [];
}

const VERBS: Readonly<Record<string, readonly string[]>> = {
  create: ['create', 'add', 'new', 'insert', 'manage', 'write', 'admin'],
  update: ['update', 'edit', 'change', 'modify', 'manage', 'write', 'admin'],
  delete: ['delete', 'remove', 'destroy', 'manage', 'admin'],
  list: [
    'read',
    'view',
    'list',
    'show',
    'get',
    'see',
    'manage',
    'admin',
    'write',
    'update',
    'create',
    'delete',
  ],
};
const READS = new Set('read view list show get see manage admin'.split(' '));
/** Permissions for everything. */
const WHOLE = /\b(super|all|root|owner|full|unrestricted|everything)\b/;

/** What a permission says by its name (`DELETE_PRODUCT`) that a record's operations need. */
function namedRequirements(
  schema: GraphQLSchema,
  resources: readonly Resource[],
  codes: readonly string[],
): Requirement[] {
  const descriptions = descriptionsOf(schema, codes);
  const read = codes.map((code) => ({
    code,
    words: singularWords(splitWords(code)),
    said: descriptions.get(code) ?? '',
  }));
  const whole = read.filter(({ words, said }) => WHOLE.test(words.join(' ')) || WHOLE.test(said));
  return resources.flatMap((resource) => {
    const noun = singularWords(typeWords(resource.type)).join(' ');
    const about = (facet: string) => {
      const verbs = VERBS[facet] ?? [];
      const isFor = (words: readonly string[]) => verbs.some((verb) => words.includes(verb));
      const named = read.filter(
        ({ words }) =>
          isFor(words) && words.filter((word) => !verbs.includes(word)).join(' ') === noun,
      );
      // That there is a permission to write does not mean that reading needs one.
      const isRead =
        facet !== 'list' || named.some(({ words }) => words.some((word) => READS.has(word)));
      if (named.length === 0 || !isRead) return [];
      // A permission for several kinds of records names them in its description.
      const shared = read.filter(
        ({ words, said }) =>
          isFor(words) && singularWords(splitWords(said)).join(' ').includes(noun),
      );
      return [...new Set([...named, ...shared, ...whole].map(({ code }) => code))];
    };
    return FACETS.flatMap(([facet, operation]) => {
      const path = resource[facet]?.path;
      const anyOf = path ? about(facet) : [];
      const coordinate = `${operation}.${path?.join('.') ?? ''}`;
      return anyOf.length === 0 ? [] : [{ coordinate, anyOf, why: 'a permission is called so' }];
    });
  });
}

const FACETS = [
  ['list', 'Query'],
  ['create', 'Mutation'],
  ['update', 'Mutation'],
  ['delete', 'Mutation'],
] as const;

/** What the schema's enum of permissions says of each. */
function descriptionsOf(schema: GraphQLSchema, codes: readonly string[]): Map<string, string> {
  const [first = ''] = codes;
  const type = Object.values(schema.getTypeMap()).find(
    (candidate) => isEnumType(candidate) && candidate.getValue(first) !== undefined,
  );
  const values = isEnumType(type) ? type.getValues() : [];
  return new Map(values.map(({ name, description }) => [name, description ?? '']));
}

import { Kind, parse, print } from 'graphql';
import type {
  ConstDirectiveNode,
  DefinitionNode,
  DocumentNode,
  FieldDefinitionNode,
  InputValueDefinitionNode,
  TypeNode,
} from 'graphql';
import { argumentCoordinate, argumentsOf, nameOf, type Members } from './coordinates.ts';
import { inOrder } from './inOrder.ts';
import { NON_NULL_WHERE_PRESENT } from '../model/shapes/nonNullWherePresent.ts';
import { loosenInterfaces } from './loosenInterfaces.ts';
import { inputType, namedTypeOf, nullable, outputType } from './unionTypes.ts';

/** A role, and its schema as a document of definitions without extensions. */
export interface RoleDocument {
  readonly role: string;
  readonly document: DocumentNode;
}

export interface UnionSchema {
  readonly document: DocumentNode;
  /** What roles call by one name and mean differently; nothing that is asked of it would be valid for all of them. */
  readonly conflicts: readonly string[];
}

/**
 * The schema that an app for several roles is compiled against: what any of them has. A document that is valid for it
 * is valid for each role once what the role lacks is taken out. So what a role does not get, or may get as null, is
 * nullable; and what a role has to give is required.
 *
 * @param roles the role that has most first: its order and its descriptions are kept
 */
export function unionSchema(roles: readonly RoleDocument[]): UnionSchema {
  const conflicts: string[] = [];
  const named = roles.map(({ role, document }) => ({
    role,
    definitions: new Map(document.definitions.map((node) => [nameOf(node) ?? '', node])),
  }));
  const names = inOrder(named.map(({ definitions }) => [...definitions.keys()]));
  const definitions = names.map((name) => {
    const having = named.flatMap(({ role, definitions }) => {
      const node = definitions.get(name);
      return node ? [{ role, node }] : [];
    });
    return unionDefinition(having, conflicts);
  });
  const lists = named.map(({ definitions: own }) => new Set(own.keys()));
  const relaxed = definitions.map((node) => withAbsences(node, named, lists));
  const isMarked = relaxed.some((node) =>
    (node as Members).fields?.some(({ directives }) => directives?.includes(MARK)),
  );
  const whole = [...loosenInterfaces(relaxed), ...(isMarked ? [DIRECTIVE] : [])];
  return { document: { kind: Kind.DOCUMENT, definitions: whole }, conflicts };
}

/** What says of a field that it is null for roles alone that lack it. */
const MARK: ConstDirectiveNode = {
  kind: Kind.DIRECTIVE,
  name: { kind: Kind.NAME, value: NON_NULL_WHERE_PRESENT },
};

const [DIRECTIVE] = parse(
  `
  "Null only for roles that lack the field."
  directive @${NON_NULL_WHERE_PRESENT} on FIELD_DEFINITION
`,
  { noLocation: true },
).definitions;

interface Having<Node> {
  readonly role: string;
  readonly node: Node;
}

function unionDefinition(
  having: readonly Having<DefinitionNode>[],
  conflicts: string[],
): DefinitionNode {
  const [{ node: first, role }] = having;
  const other = having.find(({ node }) => node.kind !== first.kind);
  if (other) {
    conflicts.push(
      `${nameOf(first) ?? 'schema'}: ${words(first.kind)} for ${role}, ${words(other.node.kind)} for ${other.role}`,
    );
    return first;
  }
  if (first.kind === Kind.SCHEMA_DEFINITION) {
    const differing = having.find(({ node }) => rootsOf(node) !== rootsOf(first));
    if (differing) conflicts.push(`schema: other root types for ${role} and ${differing.role}`);
    return first;
  }
  const name = nameOf(first) ?? '';
  const lists = having.map(({ node }) => node as Members);
  const valueOf = ({ name: { value } }: { readonly name: { readonly value: string } }) => value;
  const parts: Members = {
    directives: merged(
      lists.map(({ directives }) => directives),
      print,
    ),
    interfaces: merged(
      lists.map(({ interfaces }) => interfaces),
      valueOf,
    ),
    types: merged(
      lists.map(({ types }) => types),
      valueOf,
    ),
    values: merged(
      lists.map(({ values }) => values),
      valueOf,
    ),
    ...unionFields(name, having as readonly Having<Members>[], conflicts),
  };
  return { ...first, ...parts } as DefinitionNode;
}

/** The members of a part of several definitions, each once. */
function merged<Member>(
  lists: readonly (readonly Member[] | undefined)[],
  keyOf: (member: Member) => string,
): Member[] {
  const all = new Map<string, Member>();
  for (const list of lists)
    for (const member of list ?? []) if (!all.has(keyOf(member))) all.set(keyOf(member), member);
  const keys = inOrder(lists.map((list) => (list ?? []).map(keyOf)));
  return keys.flatMap((key) => all.get(key) ?? []);
}

function unionFields(
  type: string,
  having: readonly Having<Members>[],
  conflicts: string[],
): Pick<Members, 'fields'> | undefined {
  const lists = having.map(({ node }) => node.fields ?? []);
  if (lists.every((fields) => fields.length === 0)) return undefined;
  const names = inOrder(lists.map((fields) => fields.map(({ name }) => name.value)));
  const fields = names.map((name) => {
    const own = having.flatMap(({ role, node }) => {
      const field = node.fields?.find((one) => one.name.value === name);
      return field ? [{ role, node: field }] : [];
    });
    return unionField(type, own, conflicts);
  });
  return { fields };
}

function unionField(
  type: string,
  having: readonly Having<FieldDefinitionNode | InputValueDefinitionNode>[],
  conflicts: string[],
): FieldDefinitionNode | InputValueDefinitionNode {
  const [{ node: first }] = having;
  const coordinate = `${type}.${first.name.value}`;
  if (first.kind !== Kind.FIELD_DEFINITION)
    return unionInput(coordinate, having as readonly Having<InputValueDefinitionNode>[], conflicts);
  noteTypes(coordinate, having, conflicts);
  const fields = having as readonly Having<FieldDefinitionNode>[];
  const names = inOrder(
    fields.map(({ node }) => argumentsOf(node).map((argument) => argument.name.value)),
  );
  const given = names.map((name) =>
    unionInput(
      argumentCoordinate(type, first.name.value, name),
      fields.flatMap(({ role, node }) => {
        const argument = argumentsOf(node).find((one) => one.name.value === name);
        return argument ? [{ role, node: argument }] : [];
      }),
      conflicts,
    ),
  );
  const types = fields.map(({ node }) => node.type);
  return { ...first, type: types.reduce(outputType), arguments: given };
}

function unionInput(
  coordinate: string,
  having: readonly Having<InputValueDefinitionNode>[],
  conflicts: string[],
): InputValueDefinitionNode {
  const [{ node: first }] = having;
  noteTypes(coordinate, having, conflicts);
  const nodes = having.map(({ node }) => node);
  // Where a role has no default, everybody has to give a value.
  const hasNoDefault = nodes.some(
    ({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue,
  );
  const type = nodes.map((node) => node.type).reduce(inputType);
  return { ...first, type, ...(hasNoDefault && { defaultValue: undefined }) };
}

function noteTypes(
  coordinate: string,
  having: readonly Having<{ readonly type: TypeNode }>[],
  conflicts: string[],
): void {
  const [first, ...others] = having;
  const shape = ({ node }: typeof first) => namedTypeOf(node.type);
  const other = others.find((one) => shape(one) !== shape(first));
  if (!other) return;
  conflicts.push(
    `${coordinate}: ${print(first.node.type)} for ${first.role}, ${print(other.node.type)} for ${other.role}`,
  );
}

type RoleDefinitions = {
  readonly definitions: ReadonlyMap<string, DefinitionNode>;
};

/**
 * A definition whose fields are nullable where a role that has the type lacks them: their place stays empty then. Keys
 * stay as they are, since nothing could be identified without them.
 */
function withAbsences(
  node: DefinitionNode,
  roles: readonly RoleDefinitions[],
  lists: readonly ReadonlySet<string>[],
): DefinitionNode {
  if (node.kind !== Kind.OBJECT_TYPE_DEFINITION && node.kind !== Kind.INTERFACE_TYPE_DEFINITION)
    return node;
  const { value: name } = node.name;
  const own = roles
    .filter((_, index) => lists[index].has(name))
    .map(({ definitions }) => {
      const { fields = [] } = definitions.get(name) as Members;
      return new Set(fields.map((field) => field.name.value));
    });
  const fields = node.fields?.map((field) => {
    const isMissing = own.some((names) => !names.has(field.name.value));
    if (!isMissing || isKey(field) || field.type.kind !== Kind.NON_NULL_TYPE) return field;
    const directives = [...(field.directives ?? []), MARK];
    return { ...field, type: nullable(field.type), directives };
  });
  return { ...node, fields };
}

function isKey({ type }: FieldDefinitionNode): boolean {
  return print(type) === 'ID!';
}

function rootsOf(node: DefinitionNode): string {
  if (node.kind !== Kind.SCHEMA_DEFINITION) return '';
  return node.operationTypes.map(print).sort().join(' ');
}

/** `InputObjectTypeDefinition` → `input object type` */
function words(kind: string): string {
  return kind
    .replace('Definition', '')
    .replaceAll(/[A-Z]/g, (letter, at: number) => (at > 0 ? ' ' : '') + letter.toLowerCase());
}

import {
  astFromValue,
  getNamedType,
  isCompositeType,
  isNonNullType,
  type ConstValueNode,
  type GraphQLCompositeType,
  type OperationDefinitionNode,
  type SelectionNode,
  type VariableDefinitionNode,
} from 'graphql';
import type { Hole, Template, Variables } from '../../model/types/variables.ts';
import type { Mutation } from '../../model/types/mutation.ts';
import { outputField } from '../../model/shapes/typeShapes.ts';
import { object, property } from '../code/docs.ts';
import { tagged } from '../code/relay.ts';
import { shorthand, unmarked } from '../code/scope.ts';
import { argument, field, mutation, variableDefinition } from '../graphql/nodes.ts';
import { holePaths } from '../lists/template.ts';
import type { Plan } from '../plan.ts';
import type { Subject } from '../subject.ts';
import type { PayloadCode } from './payloadCode.ts';
import type { SentPlan } from './sent.ts';
import { branchAt } from './sentPlan.ts';
import { variablesDoc } from './sent.ts';

/** The arguments that a mutation, or a tool, is sent with. */
export function argumentsOf({
  mutation: { variables, values, arguments: declared },
  parameters,
  pagedBy = '',
}: SentPlan): Map<string, string> {
  const own = values?.length === 0 ? Object.keys(declared) : (values?.slice(0, 1) ?? []);
  const besides = [...parameters.values()].map(([name]) => name);
  const used = new Set([...Object.keys(variables), ...own, ...besides, pagedBy]);
  return new Map(Object.entries(declared).filter(([name]) => used.has(name)));
}

/** The variables of a call. What has a default may be left out, which a type that is not null would not allow. */
export function declarationsOf(sent: SentPlan): VariableDefinitionNode[] {
  return [...argumentsOf(sent)].map(([name, type]) => {
    const own = sent.field.args.find((each) => each.name === name);
    const isOptional = own && isNonNullType(own.type) && own.defaultValue !== undefined;
    const byDefault = isOptional ? astFromValue(own.defaultValue, own.type) : null;
    return byDefault
      ? variableDefinition(name, type.replace(/!$/, ''), byDefault as ConstValueNode)
      : variableDefinition(name, type);
  });
}

/** The document of a mutation. */
function mutationNode(
  name: string,
  sent: SentPlan,
  { selections }: PayloadCode,
): OperationDefinitionNode {
  return mutation(name, declarationsOf(sent), [operationField(sent, selections)]);
}

/** The field that is sent, below its namespaces, with the variables as arguments. */
export function operationField(
  sent: SentPlan,
  selections: readonly SelectionNode[] | undefined,
  { caught = false } = {},
): SelectionNode {
  const left = new Set(argumentsOf(sent).keys());
  const [last, ...outer] = [...sent.chain].reverse().map(({ name, args }) => ({
    name,
    args: args.filter((own) => left.delete(own.name)).map((own) => argument(own.name, own.name)),
  }));
  const own = field(last.name, { args: last.args, selections, caught });
  return outer.reduce((inner, { name, args }) => field(name, { args, selections: [inner] }), own);
}

/** `({ updateOrder }) => expression`, or with a name of its own where that means something else. */
export interface PayloadPattern {
  readonly code: string;
  /** An expression for the response of the mutation's own field. */
  readonly expression: string;
}

/** How the field of a mutation is read from the response. */
export function payloadPattern(plan: Plan, { path }: Mutation): PayloadPattern {
  const [first, ...rest] = path;
  const variable = plan.variable(first);
  const isFree = unmarked(variable) === first;
  const start = isFree ? variable : 'response';
  return {
    code: isFree ? `{ ${shorthand(variable)} }` : `{ ${first}: response }`,
    expression: [start, ...rest].join('?.'),
  };
}

/** `mutation: graphql`…`` and, where there is anything to read, `read: (…) => ({ … })` */
export interface ChangeCode {
  readonly mutation: string;
  readonly read: string | null;
}

/** The mutation of a change, and how its payload is read. */
export function changeCode(
  name: string,
  sent: SentPlan,
  payload: PayloadCode,
  pattern: PayloadPattern,
): ChangeCode {
  const { verdict } = payload;
  const read = verdict.length > 0 ? `(${pattern.code}) => (${object(verdict)})` : null;
  return {
    mutation: property('mutation', tagged(mutationNode(name, sent, payload))),
    read: read && `read: ${read}`,
  };
}

interface FunctionOptions {
  /** The variable with the record. */
  readonly record?: string;
  /** It is the function's first parameter. */
  readonly takesRecord?: boolean;
  /** The variable with the records, if the mutation takes several at once. */
  readonly records?: string | null;
  /** Whose records they are. */
  readonly owner?: Subject;
}

/** `(values) => ({ … })`: the variables for a form's values. */
export function variablesFunction(
  plan: Plan,
  sent: SentPlan,
  { record = '', takesRecord = false, records = null, owner }: FunctionOptions = {},
): string {
  const { mutation: own, parameters, inputs } = sent;
  const named = [...parameters.keys()].map(
    (name) => [name, plan.variable(name, record, records ?? '')] as const,
  );
  const taken = [record, records ?? '', ...named.map(([, variable]) => variable)];
  const slot = own.values?.findLast((name) => name !== '0');
  const isSpread = Object.keys(branchAt(own.variables, own.values ?? [])).length > 0;
  const name = isSpread ? 'values' : (slot ?? 'values');
  const values = own.values === null ? null : plan.variable(name, ...taken);
  // A new record has no key: its identifier is among its values.
  const holder = record === '' ? (values ?? '') : record;
  const fillKey = (hole: Hole): string => keyExpression(plan, owner ?? null, holder, hole);
  const each = (inner: string): string => `${records}.map((${record}) => ${inner})`;
  const variables = variablesDoc(
    own,
    records === null
      ? { fillKey }
      : {
          fillKey: ({ type, ...hole }) => {
            const key = fillKey({ ...hole, type: type.replaceAll(/[[\]]/g, '') });
            return type.startsWith('[') ? each(key) : key;
          },
          fillList: (item) => each(`(${variablesDoc(itemOf(item), { fillKey }, '')})`),
        },
    values ?? '',
    named.map(([name, variable]) => [parameters.get(name) ?? [], variable] as const),
  );
  const isKeyed = holePaths(own.variables).length > 0;
  const first = takesRecord && (isKeyed || inputs.length > 0) ? [records ?? record] : [];
  const second = inputs.length === 0 ? [] : [valuesPattern(named, values)];
  return `(${[...first, ...second].join(', ')}) => (${variables})`;
}

function itemOf(template: Template): Pick<Mutation, 'variables' | 'values'> {
  return { variables: template as Variables, values: null };
}

/** The TypeScript type of the fields that a mutation needs of a record: `{ readonly id: string }`. */
export function keyedType(plan: Plan, { resource }: Subject, template: Template): string {
  const paths = holePaths(template);
  return paths.length === 0 ? 'object' : typeOf(plan, plan.type(resource.type), paths);
}

function typeOf(
  plan: Plan,
  type: GraphQLCompositeType,
  paths: ReadonlyArray<readonly string[]>,
): string {
  const names = [...new Set(paths.map(([name]) => name))];
  const members = names.map((name) => {
    const below = paths.flatMap(([first, ...rest]) => (first === name ? [rest] : []));
    const field = outputField(type, name);
    const inner = field && getNamedType(field.type);
    const isLeaf = below.every((rest) => rest.length === 0) || !isCompositeType(inner);
    const own = isLeaf ? plan.leafType(String(field?.type ?? '')) : typeOf(plan, inner, below);
    const isSure = !field || isNonNullType(field.type) || own === 'unknown';
    return `readonly ${name}: ${own}${isSure ? '' : ' | null | undefined'}`;
  });
  return `{ ${members.join('; ')} }`;
}

/** `order`, or `{ parentId, ...order }` if there are parameters beside the values. */
function valuesPattern(
  named: ReadonlyArray<readonly [string, string]>,
  values: string | null,
): string {
  if (named.length === 0) return values ?? '_values';
  const parts = named.map(([name, variable]) => property(name, variable));
  return `{ ${[...parts, ...(values ? [`...${values}`] : [])].join(', ')} }`;
}

/**
 * The expression for the hole for a key: the record's field; the keys of several are those of one. A record
 * that was found by its key has one, even if it is nullable in the schema.
 */
export function keyExpression(
  plan: Plan,
  owner: Subject | null,
  record: string,
  { hole, path, type }: Pick<Hole, 'hole' | 'path' | 'type'>,
): string {
  const names = path ?? hole.split('.');
  const isKey = owner?.resource.identity?.fields.includes(names.join('.')) === true;
  const isWanted = isKey || type.replaceAll(/[[\]]/g, '').endsWith('!');
  let expression = record;
  let mayBeMissing = false;
  let parent = owner && plan.type(owner.resource.type);
  let held = type;
  for (const name of names) {
    const own = parent ? outputField(parent, name) : undefined;
    expression += `${mayBeMissing ? '?.' : '.'}${name}`;
    mayBeMissing = own !== undefined && !isNonNullType(own.type);
    const inner = own && getNamedType(own.type);
    held = own ? String(own.type) : held;
    parent = isCompositeType(inner) ? inner : null;
  }
  const wanted = plan.leafType(type);
  const none = NOTHING[wanted];
  const given = mayBeMissing && isWanted && none ? `${expression} ?? ${none}` : expression;
  const value = convertedKey(given, plan.leafType(held), wanted);
  return type.startsWith('[') ? `[${value}]` : value;
}

/** Some schemas have a key as a number in arguments, and as an ID in responses; others the other way round. */
function convertedKey(key: string, held: string, wanted: string): string {
  if (wanted === 'number' && held === 'string') return `Number(${key})`;
  return wanted === 'string' && /\bnumber\b/.test(held) ? `String(${key})` : key;
}

/** What stands for a key that the schema says may be missing, by the type of keys. */
const NOTHING: Readonly<Record<string, string>> = {
  string: "''",
  number: '0',
  'string | number': "''",
};

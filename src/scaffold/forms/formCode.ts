import type { OperationDefinitionNode } from 'graphql';
import type { Hole, Template } from '../../model/model.ts';
import type { Mutation } from '../../model/mutation.ts';
import { arrow, object, property, returned, type Doc } from '../code/docs.ts';
import { graphqlTag } from '../code/relay.ts';
import type { SourceFile } from '../code/sourceFile.ts';
import { argument, field, mutation } from '../graphql/nodes.ts';
import { definitions } from '../lists/listCode.ts';
import { isHole } from '../lists/template.ts';
import { camelCase } from '../names.ts';
import type { Plan } from '../plan.ts';
import type { AnswerCode } from './answers.ts';
import { branchAt, type SentPlan } from './formPlan.ts';
import { typeIn } from './inputCode.ts';
import { variablesDoc } from './sent.ts';

/** The arguments that a mutation is sent with. */
function argumentsOf({
  mutation: { variables, values, arguments: declared },
  parameters,
}: SentPlan): Map<string, string> {
  const own = values?.length === 0 ? Object.keys(declared) : (values?.slice(0, 1) ?? []);
  const besides = [...parameters.values()].map(([name]) => name);
  const used = new Set([...Object.keys(variables), ...own, ...besides]);
  return new Map(Object.entries(declared).filter(([name]) => used.has(name)));
}

/** The document of a mutation. */
export function mutationNode(
  name: string,
  sent: SentPlan,
  { selections }: AnswerCode,
): OperationDefinitionNode {
  const declared = argumentsOf(sent);
  const { path } = sent.mutation;
  const args = [...declared.keys()].map((argumentName) => argument(argumentName, argumentName));
  const [last, ...outer] = [...path].reverse();
  const own = field(last, { args, selections });
  const whole = outer.reduce((inner, namespace) => field(namespace, { selections: [inner] }), own);
  return mutation(name, definitions(declared), [whole]);
}

/** `({ updateOrder }) => expression`, or with a name of its own where that means something else. */
export interface AnswerPattern {
  readonly code: string;
  /** An expression for the answer of the mutation's own field. */
  readonly expression: string;
}

/** How the answer of a mutation's field is taken out of what comes back. */
export function answerPattern(plan: Plan, { path }: Mutation): AnswerPattern {
  const [first, ...rest] = path;
  const isFree = camelCase(first) === first && plan.variable(first) === first;
  const start = isFree ? first : 'answer';
  return {
    code: isFree ? `{ ${first} }` : `{ ${first}: answer }`,
    expression: [start, ...rest].join('?.'),
  };
}

/** `{ mutation: graphql`…`, read: (…) => ({ … }) }` */
export function changeObject(
  file: SourceFile,
  name: string,
  sent: SentPlan,
  answer: AnswerCode,
  pattern: AnswerPattern,
): Doc {
  const tag = graphqlTag(file, mutationNode(name, sent, answer));
  const read =
    answer.verdict.length === 0
      ? '() => ({})'
      : arrow([pattern.code], returned(object(answer.verdict)));
  return object([property('mutation', tag), property('read', read)], { expanded: true });
}

/** The TypeScript type of what a form sends. */
export function valuesType(file: SourceFile, artifact: string, sent: SentPlan): string {
  const {
    mutation: { values },
    taken,
    parameters,
    field: { args },
  } = sent;
  const variables = () => `${file.artifact(artifact)}['variables']`;
  const parts: string[] = [];
  if (values !== null) {
    const whole = sent.valuesType ? typeIn(file, artifact, sent.valuesType) : variables();
    const omitted = taken.map((name) => `'${name}'`).join(' | ');
    parts.push(omitted === '' ? whole : `Omit<${whole}, ${omitted}>`);
  }
  for (const [type, names] of grouped(parameters)) {
    const known = args.some(({ name }) => name === type)
      ? `NonNullable<${variables()}['${type}']>`
      : variables();
    parts.push(`Pick<${known}, ${names.map((name) => `'${name}'`).join(' | ')}>`);
  }
  return parts.length === 0 ? 'object' : parts.join(' & ');
}

/** Parameters by the argument that they lie in; arguments themselves lie in none. */
function grouped(parameters: SentPlan['parameters']): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const [name, slot] of parameters) {
    const within = slot.length > 1 ? slot[0] : '';
    groups.set(within, [...(groups.get(within) ?? []), name]);
  }
  return groups;
}

interface FunctionOptions {
  /** The variable that holds the record. */
  readonly record?: string;
  /** It is the function's first parameter. */
  readonly takesRecord?: boolean;
}

/** `(values) => ({ … })`: what is sent for a form's values. */
export function variablesFunction(
  plan: Plan,
  sent: SentPlan,
  { record = '', takesRecord = false }: FunctionOptions = {},
): Doc {
  const { mutation: own, parameters, inputs } = sent;
  const named = [...parameters.keys()].map((name) => [name, plan.variable(name, record)] as const);
  const taken = [record, ...named.map(([, variable]) => variable)];
  const slot = own.values?.findLast((name) => name !== '0');
  const isSpread = Object.keys(branchAt(own.variables, own.values ?? [])).length > 0;
  const name = isSpread ? 'values' : (slot ?? 'values');
  const values = own.values === null ? null : plan.variable(name, ...taken);
  const variables = variablesDoc(
    own,
    (hole) => keyExpression(record, hole),
    values ?? '',
    named.map(([name, variable]) => [parameters.get(name) ?? [], variable] as const),
  );
  const first = takesRecord && (holdsKey(own.variables) || inputs.length > 0) ? [record] : [];
  const second = inputs.length === 0 ? [] : [valuesPattern(named, values)];
  return arrow([...first, ...second], returned(variables));
}

/** `order`, or `{ parentId, ...order }` where parameters stand beside the values. */
function valuesPattern(
  named: ReadonlyArray<readonly [string, string]>,
  values: string | null,
): string {
  if (named.length === 0) return values ?? '_values';
  const parts = named.map(([name, variable]) =>
    name === variable ? name : `${name}: ${variable}`,
  );
  return `{ ${[...parts, ...(values ? [`...${values}`] : [])].join(', ')} }`;
}

function holdsKey(template: Template): boolean {
  if (isHole(template)) return true;
  return (
    typeof template === 'object' &&
    template !== null &&
    Object.values(template).some((inner) => holdsKey(inner as Template))
  );
}

/** What goes into the hole for a key: the record's field; the keys of several are those of one. */
function keyExpression(record: string, { hole, path, type }: Hole): string {
  const value = [record, ...(path ?? hole.split('.'))].join('.');
  return type.startsWith('[') ? `[${value}]` : value;
}

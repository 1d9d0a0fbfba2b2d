import {
  getNamedType,
  isCompositeType,
  type GraphQLCompositeType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionNode,
} from 'graphql';
import { outputField } from '../../model/shapes/typeShapes.ts';
import type { SessionCall, SessionResult, StepCondition } from '../../model/types/signIn.ts';
import type { Path, Slot } from '../../model/types/variables.ts';
import { argument, field, mutation, query, variableDefinition } from '../graphql/nodes.ts';
import { selectResponse, type ResponseSelection, type Wanted } from './responseSelection.ts';

/** The document of a call of a session, and where in its response what it selects is. */
export interface SessionDocument {
  readonly node: OperationDefinitionNode;
  /** Dotted, from `data` on. */
  readonly placesOf: (wanted: Wanted) => string[];
}

/** What a call selects besides what its result needs. */
interface CallOptions {
  /** Places of the variables that are filled when it is made. */
  readonly slots: readonly Slot[];
  readonly result: SessionResult | null;
  readonly wanted?: readonly Wanted[];
}

/** @throws never: the reader has found path and arguments in the schema */
export function sessionDocument(
  schema: GraphQLSchema,
  name: string,
  call: SessionCall,
  { slots, result, wanted = [] }: CallOptions,
): SessionDocument {
  const filled = new Set([...slots.map(([first]) => first), ...Object.keys(call.constants)]);
  const names = Object.keys(call.arguments).filter((each) => filled.has(each));
  const selection = responseOf(schema, call, [...(result ? wantedOf(result) : []), ...wanted]);
  const depth = call.path.length - 1;
  const inner = call.path.reduceRight<SelectionNode | null>((below, each, at) => {
    if (below) return field(each, { selections: [below] });
    const args = at === depth ? names.map((own) => argument(own, own)) : [];
    return field(each, { args, ...(selection && { selections: selection.nodes }) });
  }, null);
  const definitions = names.map((own) => variableDefinition(own, call.arguments[own]));
  const make = call.operation === 'mutation' ? mutation : query;
  return {
    node: make(name, definitions, inner ? [inner] : []),
    placesOf: (each) => {
      const places = each.path.length === 0 ? [[]] : (selection?.placesOf(each) ?? []);
      return places.map((place) => [...call.path, ...place].join('.'));
    },
  };
}

/** What is read of the answer, in order. */
function wantedOf({ token, refreshToken, expiry, outcome, refusals }: SessionResult): Wanted[] {
  const { errors, success, message } = outcome;
  const paths = [token, refreshToken, expiry?.path, success, message].filter(isDefined);
  const children = errors
    ? [errors.message, errors.field, errors.code].filter((each) => each !== null)
    : [];
  return [
    ...paths.map((path) => ({ path })),
    ...(errors ? [{ path: errors.path }] : []),
    ...(errors ? children.map((child) => ({ path: [...errors.path, child] })) : []),
    ...(refusals.length > 0 || outcome.errorTypes.length > 0 ? [{ path: ['__typename'] }] : []),
    ...refusals.flatMap(({ type, message: words, code, field: input }) =>
      [words, code, input]
        .filter((each) => each !== null)
        .map((each) => ({ path: [each], member: type })),
    ),
  ];
}

/** What says that a step follows. */
export function wantedFor(when: StepCondition | null): Wanted[] {
  if (!when) return [];
  return [{ path: when.kind === 'type' ? [...when.path, '__typename'] : when.path }];
}

function responseOf(
  schema: GraphQLSchema,
  call: SessionCall,
  wanted: readonly Wanted[],
): ResponseSelection | null {
  const type = responseTypeOf(schema, call);
  if (!type) return null;
  const below = wanted.filter(({ path: own }) => own.length > 0);
  return selectResponse(schema, type, below.length > 0 ? below : [{ path: ['__typename'] }]);
}

/** The type of a call's answer; null where it has no fields. */
export function responseTypeOf(
  schema: GraphQLSchema,
  { operation, path }: SessionCall,
): GraphQLCompositeType | null {
  const root = operation === 'mutation' ? schema.getMutationType() : schema.getQueryType();
  const type = path.reduce<unknown>((above, name) => {
    const found = isCompositeType(above) ? outputField(above, name) : undefined;
    return found && getNamedType(found.type);
  }, root);
  return isCompositeType(type) ? type : null;
}

function isDefined(path: Path | null | undefined): path is Path {
  return path !== null && path !== undefined;
}

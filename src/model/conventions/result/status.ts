import {
  getNamedType,
  getNullableType,
  isEnumType,
  isLeafType,
  isListType,
  isObjectType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
} from 'graphql';
import type { Path } from '../../types/variables.ts';
import type { MutationResult } from '../../types/mutation.ts';
import { splitWords } from '../../wording/words.ts';

type Status = Pick<MutationResult, 'success' | 'failures' | 'message'>;

const NOTHING: Status = { success: null, failures: [], message: null };
const FLAG = /^(is)?_?(success(ful|fully)?|ok|okay|succeeded|acknowledged)$/i;
/** Also fields of records, so they count only in a response that is no record. */
const LOOSE_FLAG = /^(done|deleted|removed|updated|created|result|status|accepted|completed)$/i;
const WRAPPER = /(result|response|status|meta|info)$/i;
const FAILED = new Set([
  'not',
  'no',
  'fail',
  'failed',
  'failure',
  'error',
  'errored',
  'invalid',
  'denied',
  'rejected',
  'unsuccessful',
  'aborted',
  'unauthorized',
  'forbidden',
  'conflict',
]);

/** Whether a field's name says whether a mutation succeeded: `ok`, `success`. */
export function saysSuccess(name: string): boolean {
  return FLAG.test(name);
}

/**
 * How a response reports that a mutation succeeded: a Boolean or an enum called `success`, `ok`,
 * `result`…, directly or in a status object, with a text that explains it.
 */
export function readStatus(
  type: GraphQLOutputType,
  bodies: readonly Pick<GraphQLObjectType, 'getFields' | 'name'>[],
): Status {
  const named = getNamedType(type);
  if (isLeafType(named)) {
    if (isListType(getNullableType(type)) || !isFlag(named)) return NOTHING;
    return { success: [], failures: failuresOf(named), message: null };
  }
  for (const body of bodies) {
    const status = statusOf(body, []);
    if (status !== null) return status;
    for (const field of Object.values(body.getFields())) {
      const inner = getNullableType(field.type);
      if (!isObjectType(inner) || !WRAPPER.test(field.name) || field.args.length > 0) continue;
      const wrapped = statusOf(inner, [field.name]);
      if (wrapped !== null) return wrapped;
    }
  }
  return NOTHING;
}

function statusOf(body: Pick<GraphQLObjectType, 'getFields'>, path: Path): Status | null {
  const fields = Object.values(body.getFields());
  const flags = fields.filter(
    (field) => isFlag(getNamedType(field.type)) && !isListType(getNullableType(field.type)),
  );
  const isRecord = fields.some((field) => field.name === 'id');
  const flag =
    flags.find((field) => FLAG.test(field.name)) ??
    (isRecord ? undefined : flags.find((field) => LOOSE_FLAG.test(field.name)));
  if (flag === undefined) return null;
  const text = fields.find(
    (field) =>
      /^(message|msg|detail|statusMessage)$/.test(field.name) &&
      getNamedType(field.type).name === 'String',
  );
  return {
    success: [...path, flag.name],
    failures: failuresOf(getNamedType(flag.type)),
    message: text === undefined ? null : [...path, text.name],
  };
}

/** A Boolean, or an enum that has both values for success and values for failure. */
function isFlag(type: GraphQLNamedType): boolean {
  if (type.name === 'Boolean') return true;
  const failures = failuresOf(type);
  return isEnumType(type) && failures.length > 0 && failures.length < type.getValues().length;
}

function failuresOf(type: GraphQLNamedType): string[] {
  if (!isEnumType(type)) return [];
  return type
    .getValues()
    .map((value) => value.name)
    .filter((name) => splitWords(name).some((word) => FAILED.has(word)));
}

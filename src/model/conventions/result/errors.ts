import {
  getNamedType,
  getNullableType,
  isInterfaceType,
  isLeafType,
  isListType,
  isObjectType,
  isUnionType,
  type GraphQLFieldMap,
  type GraphQLNamedType,
  type GraphQLObjectType,
} from 'graphql';
import type { MutationResult } from '../../types/mutation.ts';
import { isDeprecated } from '../../shapes/typeShapes.ts';

const ERROR_NAME =
  /(error|problem|failure|exception|violation|invalid|conflict|denied|notfound|forbidden|unauthorized)s?$/i;
const ERROR_FIELD = /(error|problem|failure|violation|issue)s?$|^validationMessages$/i;
const MESSAGES = [
  'message',
  'messages',
  'fullMessage',
  'detail',
  'description',
  'reason',
  'error',
  'text',
];
const FIELDS = [
  'field',
  'fields',
  'path',
  'attribute',
  'property',
  'propertyPath',
  'argument',
  'input',
  'location',
];
const CODES = ['code', 'errorCode', 'errorType', 'type', 'kind', 'key', 'status'];

type ErrorList = NonNullable<MutationResult['errors']> & { deprecated: boolean };

/**
 * The list of errors that a payload reports as data: `errors`, `userErrors`, `orderErrors` with a
 * message and perhaps a field and a code, or plain strings. Null when it has none.
 */
export function readErrors(
  payload: Pick<GraphQLObjectType, 'getFields'>,
): MutationResult['errors'] {
  return readErrorList(payload, ERROR_FIELD);
}

/** The list of errors in a type that represents failure. */
export function readMessages(
  refusal: Pick<GraphQLObjectType, 'getFields'>,
): MutationResult['errors'] {
  return readErrorList(refusal, /(error|problem|failure|violation|issue|message)s$/i);
}

function readErrorList(
  payload: Pick<GraphQLObjectType, 'getFields'>,
  names: RegExp,
): MutationResult['errors'] {
  const lists = Object.values(payload.getFields()).flatMap((field): ErrorList[] => {
    const type = getNamedType(field.type);
    if (field.args.length > 0) return [];
    const list = isListType(getNullableType(field.type));
    const called = names.test(field.name) || (list && ERROR_NAME.test(type.name));
    if (!called || (!list && (isLeafType(type) || !ERROR_NAME.test(type.name)))) return [];
    if (isLeafType(type)) {
      return type.name === 'String' || type.name === 'ID'
        ? [
            {
              path: [field.name],
              message: null,
              field: null,
              code: null,
              deprecated: isDeprecated(field),
            },
          ]
        : [];
    }
    const fields = fieldsOf(type);
    const message = fields === null ? null : pick(fields, MESSAGES);
    if (fields === null || message === null) return [];
    return [
      {
        path: [field.name],
        message,
        field: pick(fields, FIELDS),
        code: pick(fields, CODES),
        deprecated: isDeprecated(field),
      },
    ];
  });
  const worth = (list: ErrorList) =>
    (list.deprecated ? -10 : 0) +
    (list.message === null ? 0 : 4) +
    (list.field === null ? 0 : 2) +
    (list.path[0] === 'errors' || list.path[0] === 'userErrors' ? 1 : 0);
  const best = lists.sort((one, other) => worth(other) - worth(one))[0];
  return best === undefined
    ? null
    : { path: best.path, message: best.message, field: best.field, code: best.code };
}

/** True for a type that represents failure: by its name, by the name of an interface, or with only a message and a code. */
export function isErrorType(type: GraphQLNamedType): boolean {
  if (ERROR_NAME.test(type.name)) return true;
  if (!isObjectType(type) && !isInterfaceType(type)) return false;
  return type.getInterfaces().some((parent) => ERROR_NAME.test(parent.name));
}

/**
 * True for a type with only a message and a code, or a list of such. In a union with the record of a
 * mutation, it reports that the mutation was refused.
 */
export function hasOnlyMessages(type: GraphQLObjectType): boolean {
  if (/success|ok$|done|deleted/i.test(type.name)) return false;
  const fields = Object.values(type.getFields());
  const isSaid = ({ name }: { name: string }) => SAID.has(name);
  const isMessages = (named: GraphQLNamedType) =>
    isObjectType(named) &&
    pick(named.getFields(), MESSAGES) !== null &&
    !('id' in named.getFields());
  return (
    (pick(type.getFields(), MESSAGES) !== null ||
      fields.some((field) => isListType(getNullableType(field.type)))) &&
    fields.every((field) => isSaid(field) || isMessages(getNamedType(field.type)))
  );
}

const SAID = new Set([...MESSAGES, ...FIELDS, ...CODES]);

function fieldsOf(type: GraphQLNamedType): GraphQLFieldMap<unknown, unknown> | null {
  if (isObjectType(type) || isInterfaceType(type)) return type.getFields();
  if (!isUnionType(type)) return null;
  // Fields that several error types have; a type without the field leaves it out.
  const members = type.getTypes().map((member) => member.getFields());
  return Object.assign({}, ...members.reverse()) as GraphQLFieldMap<unknown, unknown>;
}

/** The fields of a type with a refusal's words, code and input. */
export function readMessageFields(
  type: Pick<GraphQLObjectType, 'getFields'>,
): Pick<NonNullable<MutationResult['errors']>, 'message' | 'code' | 'field'> {
  const fields = type.getFields();
  return {
    message: pick(fields, MESSAGES),
    code: pick(fields, CODES),
    field: pick(fields, FIELDS),
  };
}

function pick(fields: GraphQLFieldMap<unknown, unknown>, names: readonly string[]): string | null {
  return (
    names.find(
      (name) => fields[name] !== undefined && isLeafType(getNamedType(fields[name].type)),
    ) ?? null
  );
}

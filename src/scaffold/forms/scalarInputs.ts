import { getNamedType, type GraphQLInputType, type GraphQLNamedType } from 'graphql';
import type { Field } from '../../model/types/fields.ts';
import { leafKind } from '../../model/shapes/scalarKinds.ts';
import { namedTypeOf } from '../../model/shapes/typeShapes.ts';
import { splitWords } from '../../model/wording/words.ts';
import type { Plan } from '../plan.ts';
import type { InputKind } from './inputPlan.ts';
import type { Limits } from './limits.ts';

/** The input for a scalar. @param field the record's field that holds such a value, where there is one */
export function scalarKind(
  name: string,
  plan: Plan,
  field: Field | null,
  limits: Limits,
): InputKind | null {
  const type = plan.schema.getType(name);
  if (!type) return null;
  if (/^(file_?)?upload$|^file$/i.test(name)) return { make: 'file' };
  if (name === 'Int') return { make: 'integer' };
  if (name === 'Boolean') return { make: 'yesNo' };
  const own = leafKind(type);
  const kind = field && namedTypeOf(field.type) === name ? field.kind : own;
  switch (kind) {
    case 'boolean':
      return { make: 'yesNo' };
    case 'float':
      return { make: 'float' };
    case 'integer':
      return isSmall(type) ? { make: 'integer' } : numberKind(plan, type, true);
    case 'decimal':
      return numberKind(plan, type, false);
    case 'date':
      return { make: 'day' };
    case 'datetime':
      return { make: 'moment' };
    case 'time':
      return { make: 'clock' };
    case 'json':
    case 'object':
      return { make: 'json', asText: /string$|^AWSJSON$/i.test(name) };
    default:
      return textKind(name, field, limits);
  }
}

/** Whole numbers that fit into GraphQL's own `Int`, under other names: `PositiveInt`, `Int16`, `Port`. */
function isSmall({ name }: GraphQLNamedType): boolean {
  const words = splitWords(name).join('_');
  return (
    /^(positive_|negative_|non_negative_|non_positive_|unsigned_)int$/.test(words) ||
    /^(u?int_?(8|16)|int_?32|small_?int|short|byte|year|port)$/.test(words)
  );
}

function numberKind(plan: Plan, type: GraphQLNamedType, isWhole: boolean): InputKind {
  return { make: 'decimal', isWhole, asNumber: takesNumbers(plan, type) };
}

/** Words of servers whose scalars refuse a text: `The built-in `Decimal` scalar type.` */
const AS_NUMBER =
  /^the (built-in )?`\w+` scalar type( represents non-fractional signed whole|\.?$)/i;

/**
 * Large and exact numbers are sent as text, as most backends take them. Where the schema writes one
 * as a number itself, as the default of an argument or of an input field, that is what it takes.
 */
function takesNumbers({ schema }: Plan, scalar: GraphQLNamedType): boolean {
  if (AS_NUMBER.test(scalar.description ?? '')) return true;
  const inputs = Object.values(schema.getTypeMap()).flatMap((type): readonly Defaulted[] => {
    if (!('getFields' in type)) return [];
    return Object.values(type.getFields()).flatMap((field) =>
      'args' in field ? field.args : [field],
    );
  });
  return inputs.some(
    ({ type, astNode }) =>
      getNamedType(type) === scalar &&
      ['IntValue', 'FloatValue'].includes(astNode?.defaultValue?.kind ?? ''),
  );
}

interface Defaulted {
  readonly type: GraphQLInputType;
  readonly astNode?: { readonly defaultValue?: { readonly kind: string } } | null;
}

const FORMATS = new Set(['email', 'url', 'uuid', 'phone', 'color']);

/** Formats by what scalars and directives call them. */
const CALLED: ReadonlyArray<readonly [string, RegExp]> = [
  ['email', /e_?mail/],
  ['url', /^(.*_)?ur[il]$|^website$/],
  ['uuid', /^(.*_)?(uuid|guid)$/],
  ['phone', /phone/],
];

function textKind(scalar: string, field: Field | null, limits: Limits): InputKind {
  const format = field?.format ?? null;
  if (format === 'longText' || format === 'html' || format === 'markdown')
    return { make: 'longText' };
  const called = [limits.format ?? '', scalar].map((name) => splitWords(name).join('_'));
  const parameterized = CALLED.find(([, pattern]) =>
    called.some((name) => pattern.test(name)),
  )?.[0];
  const known = format !== null && FORMATS.has(format) ? format : null;
  return { make: 'text', format: parameterized ?? known };
}

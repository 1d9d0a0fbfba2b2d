import { getNullableType, isScalarType, type GraphQLScalarType } from 'graphql';
import { object, property, text } from '../../code/docs.ts';
import { imported } from '../../code/scope.ts';
import type { Field, FieldFormat } from '../../../model/types/fields.ts';
import type { Planner } from '../../planner.ts';
import type { ChooseKind, InputKind, Limits } from '../inputPlan.ts';
import { isPairs, NUMBER_KINDS } from '../../../model/shapes/scalarKinds.ts';
import { limitsOf } from '../limits.ts';
import { scalarValue, type ScalarValue } from './scalarValue.ts';

/** An input for values of scalars: which values it takes, and how it is made. */
interface ScalarInput {
  readonly takes: (value: ScalarValue) => boolean;
  readonly made: InputKind | ((value: ScalarValue) => InputKind);
}

const LENGTHS = ['minLength', 'maxLength', 'pattern'] as const;
const SIZES = ['min', 'max', 'above', 'below', 'multipleOf'] as const;

const SOME_TEXT = { typed: 'Something else', sent: "'Something else'" };

/** A text on one line. */
export const TEXT: InputKind = {
  make: 'text',
  from: 'src/ui/form/inputs/text.tsx',
  limits: LENGTHS,
  example: SOME_TEXT,
};

/** A text of several lines. */
export const LONG_TEXT: InputKind = { ...TEXT, make: 'longText' };

/** A file that is uploaded. */
export const FILE: InputKind = {
  make: 'file',
  from: 'src/ui/form/inputs/file.tsx',
  isWriteOnly: true,
};

export function takesFile({ name }: GraphQLScalarType): boolean {
  return /^(file_?)?upload$|^file$/i.test(name);
}

const NUMBER = { from: 'src/ui/form/inputs/number.tsx', limits: SIZES };
const FROM_TIME = 'src/ui/form/inputs/time.tsx';

/** A text in a language of marks, with a preview. */
function markup(make: 'markdown' | 'html'): ScalarInput {
  return {
    takes: ({ format }) => format === make,
    made: { ...LONG_TEXT, make, from: 'src/ui/form/inputs/markup.tsx' },
  };
}

/** In order: the first that takes a value is its input. All others are texts. */
export const SCALAR_INPUTS: readonly ScalarInput[] = [
  { takes: ({ scalar }) => takesFile(scalar), made: FILE },
  {
    takes: ({ scalar, kind, isSmall, transport }) =>
      scalar.name === 'Int' || (kind === 'integer' && isSmall && transport() !== 'string'),
    made: { make: 'integer', ...NUMBER, example: { typed: '8', sent: '8' } },
  },
  {
    takes: ({ scalar, kind }) => scalar.name === 'Boolean' || kind === 'boolean',
    made: { make: 'yesNo', from: 'src/ui/form/inputs/choice.tsx' },
  },
  {
    takes: ({ scalar, kind, transport }) =>
      scalar.name === 'Float' || (kind === 'float' && transport() !== 'string'),
    made: { make: 'float', ...NUMBER, example: { typed: '8.5', sent: '8.5' } },
  },
  {
    takes: ({ kind }) => NUMBER_KINDS.includes(kind),
    made: exactNumber,
  },
  { takes: ({ kind }) => kind === 'date', made: { make: 'day', from: FROM_TIME } },
  { takes: ({ kind }) => kind === 'datetime', made: { make: 'moment', from: FROM_TIME } },
  { takes: ({ kind }) => kind === 'time', made: { make: 'clock', from: FROM_TIME } },
  {
    takes: ({ kind, scalar }) => kind === 'json' && isPairs(scalar.name),
    made: { make: 'pairs', from: 'src/ui/form/inputs/pairs.tsx' },
  },
  {
    takes: ({ kind }) => kind === 'json' || kind === 'object',
    made: ({ scalar }) => ({
      make: 'json',
      from: 'src/ui/form/inputs/json.tsx',
      options: /string$|^AWSJSON$/i.test(scalar.name) ? ['asText: true'] : [],
    }),
  },
  {
    takes: ({ format, kind, isCalled }) =>
      kind === 'string' && (format === 'range' || isCalled(RANGE_TEXT)),
    made: rangeText,
  },
  markup('markdown'),
  markup('html'),
  {
    takes: ({ format }) => format === 'longText' || format === 'code',
    made: LONG_TEXT,
  },
  {
    takes: ({ format, kind }) => format === 'binary' && kind === 'string',
    made: ({ scalar }) => ({
      make: 'binary',
      from: 'src/ui/form/inputs/binary.tsx',
      options: /bytea/i.test(scalar.name) ? ["encoding: 'hex'"] : [],
    }),
  },
  {
    takes: ({ format, isCalled }) => format === 'color' || isCalled(/colou?r/),
    made: {
      make: 'color',
      from: 'src/ui/form/inputs/color.tsx',
      limits: LENGTHS,
      example: { typed: '#336699', sent: "'#336699'" },
    },
  },
  textOf('email', /e_?mail/),
  textOf('url', /^(.*_)?ur[il]$|^website$/),
  textOf('uuid', /^(.*_)?(uuid|guid)$/),
  textOf('phone', /phone/),
];

/** A text on one line with a checked format. @param name its name in scalars and directives */
function textOf(format: FieldFormat, name: RegExp): ScalarInput {
  return {
    takes: (value) => value.format === format || value.isCalled(name),
    made: { ...TEXT, example: undefined, options: [`format: ${text(format)}`] },
  };
}

/** An input for a value of a scalar. */
export const scalarKind: ChooseKind = (input, { planner, field }) => {
  const scalar = getNullableType(input.type);
  return isScalarType(scalar) ? scalarInput(scalar, planner, field, limitsOf(input)) : null;
};

/** The input for a scalar. @param field the record's field that has such a value, where there is one */
export function scalarInput(
  scalar: GraphQLScalarType,
  planner: Planner,
  field: Field | null,
  limits: Limits,
): InputKind {
  const value = scalarValue(scalar, planner, field, limits);
  const made = SCALAR_INPUTS.find(({ takes }) => takes(value))?.made ?? TEXT;
  return typeof made === 'function' ? made(value) : made;
}

/** The scalars of ranges that are texts as SQL writes them. */
const RANGE_TEXT = /^(int_?[48]|num|date|ts|ts_?tz)_?range$/;

/** `rangeText({ bound: day() })` */
function rangeText({ isCalled }: ScalarValue): InputKind {
  const bound = isCalled(/^date/)
    ? `${imported('day', FROM_TIME)}()`
    : isCalled(/^ts/)
      ? `${imported('moment', FROM_TIME)}()`
      : `${imported('decimal', NUMBER.from)}(${isCalled(/^int/) ? object(['isWhole: true']) : ''})`;
  return {
    make: 'rangeText',
    from: 'src/ui/form/inputs/rangeText.tsx',
    options: [property('bound', bound)],
  };
}

/**
 * Digits beyond the precision of JavaScript's numbers are kept, whether the backend takes a number or a text. A text is
 * what most backends take, where nothing says which.
 */
function exactNumber({ kind, transport }: ScalarValue): InputKind {
  const isWhole = kind === 'integer';
  const typed = isWhole ? '8' : '8.5';
  const isNumber = transport() === 'number';
  return {
    make: isNumber ? 'exactNumber' : 'decimal',
    ...NUMBER,
    options: isWhole ? ['isWhole: true'] : [],
    example: { typed, sent: isNumber ? typed : `'${typed}'` },
  };
}

import { FIELD_FORMATS, type FieldFormat, type ValueModule } from '../types/fields.ts';
import { parseSending } from '../conventions/signIn/sending.ts';
import type { Hints, ResourceHints, SignInHints, ToolHints } from '../hints.ts';
import { RESOURCE_ICONS, type ResourceIcon } from '../wording/resourceIcon.ts';
import { nearest, type ReportProblem } from './hintProblem.ts';
import { isJsonObject } from '../jsonObject.ts';

/** Reads a value of one kind; undefined where it is of another, which is reported. */
type Reader<Value> = (value: unknown, hint: string, report: ReportProblem) => Value | undefined;

/** A reader for each key of an object. */
type Readers<Shape> = { readonly [Key in keyof Shape]-?: Reader<NonNullable<Shape[Key]>> };

const text = primitive('a text', (value): value is string => typeof value === 'string');
const path = primitive(
  'a path such as `orders`, or false for none',
  (value): value is string | false => typeof value === 'string' || value === false,
);

const format: Reader<FieldFormat> = (value, hint, report) => {
  if (typeof value !== 'string') return refuse('a format such as `money`', value, hint, report);
  const known = FIELD_FORMATS.find((candidate) => candidate === value);
  if (known) return known;
  const near = nearest(value, FIELD_FORMATS);
  report({ hint, kind: 'mistake', message: `there is no format \`${value}\`.${near}` });
  return undefined;
};

const icon: Reader<ResourceIcon> = (value, hint, report) => {
  const known = RESOURCE_ICONS.find((candidate) => candidate === value);
  if (known) return known;
  const near = typeof value === 'string' ? nearest(value, RESOURCE_ICONS) : '';
  report({
    hint,
    kind: 'mistake',
    message: `takes one of these icons: ${RESOURCE_ICONS.join(', ')}.${near}`,
  });
  return undefined;
};

const unit = primitive(
  '`major` or `minor`',
  (value): value is 'major' | 'minor' => value === 'major' || value === 'minor',
);

const texts = listOf(text);

const textOrTexts: Reader<string | string[]> = (value, hint, report) =>
  Array.isArray(value) ? texts(value, hint, report) : text(value, hint, report);

const RESOURCE: Readers<ResourceHints> = {
  label: text,
  pluralLabel: text,
  icon,
  key: textOrTexts,
  title: textOrTexts,
  columns: texts,
  hide: texts,
  labels: recordOf(text),
  format: recordOf(format),
  currency: recordOf(text),
  unit: recordOf(unit),
  list: path,
  lookup: path,
  create: path,
  update: path,
  delete: path,
  actions: texts,
};

const TOOLS: Readers<ToolHints> = { include: texts, exclude: texts, labels: recordOf(text) };

const SIGN_IN: Readers<SignInHints> = {
  path: text,
  identifier: text,
  password: text,
  token: path,
  refreshToken: path,
  refresh: path,
  signOut: path,
  send: primitive(
    'a header such as `X-Session-Token: {token}`',
    (value): value is string => typeof value === 'string' && parseSending(value) !== null,
  ),
  constants: recordOf(text),
};

const signIn: Reader<SignInHints | false> = (value, hint, report) =>
  value === false ? false : objectOf(SIGN_IN)(value, hint, report);

const VALUE: Readers<ValueModule> = {
  from: primitive(
    'a file of yours such as `./src/values/Money.tsx`, or a package',
    (value): value is string => typeof value === 'string' && /^(\.\/\S+\.\w+|@?\w\S*)$/.test(value),
  ),
  component: exportName(),
  column: exportName(),
  input: exportName(),
  type: text,
};

const wholeValue: Reader<ValueModule> = (value, hint, report) => {
  const read = objectOf(VALUE)(value, hint, report);
  if (!read) return undefined;
  const refusal = refusalOf(read);
  if (refusal === null) return read;
  report({ hint, kind: 'mistake', message: refusal });
  return undefined;
};

function refusalOf({ from, component, column, input, type }: Partial<ValueModule>): string | null {
  if ((component === undefined) !== (column === undefined))
    return 'takes a `component` and a `column`, or neither: lists show what pages show.';
  const names = component ?? input;
  if (from === undefined && names !== undefined) return 'takes the module as `from`, too.';
  return names === undefined && type === undefined ? 'names nothing of the module.' : null;
}

function exportName(): Reader<string> {
  return primitive(
    'the name of an export such as `Money`',
    (value): value is string => typeof value === 'string' && /^[A-Za-z_$][\w$]*$/.test(value),
  );
}

/** `User.ssn`. */
type Coordinate = `${string}.${string}`;

const pattern = primitive(
  'a field such as `User.ssn`, in which `*` stands for any part of a name',
  (value): value is Coordinate => typeof value === 'string' && /^[\w*]+\.[\w*]+$/.test(value),
);
const coordinate = primitive(
  'one field by its name, such as `User.ssn`',
  (value): value is Coordinate => typeof value === 'string' && /^\w+\.\w+$/.test(value),
);

const HINTS: Readers<Hints> = {
  include: texts,
  exclude: texts,
  deny: listOf(pattern),
  allow: listOf(coordinate),
  resources: recordOf(objectOf(RESOURCE)),
  tools: objectOf(TOOLS),
  signIn,
  viewer: path,
  values: recordOf(wholeValue),
};

/** Takes hints apart by their kinds alone: what is of another kind is reported and left out. */
export function readHints(value: unknown, report: ReportProblem): Hints {
  return objectOf(HINTS)(value, '', report) ?? {};
}

function primitive<Value>(kind: string, is: (value: unknown) => value is Value): Reader<Value> {
  return (value, hint, report) => (is(value) ? value : refuse(kind, value, hint, report));
}

function listOf<Value>(reader: Reader<Value>): Reader<Value[]> {
  return (value, hint, report) => {
    if (!Array.isArray(value)) return refuse('a list', value, hint, report);
    return value.flatMap((entry: unknown, index) => {
      const read = reader(entry, `${hint}[${index}]`, report);
      return read === undefined ? [] : [read];
    });
  };
}

/** An object with any keys, whose values are of one kind. */
function recordOf<Value>(reader: Reader<Value>): Reader<Record<string, Value>> {
  return (value, hint, report) => {
    if (!isJsonObject(value)) return refuse('an object', value, hint, report);
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, entry]) => {
        const read = entry === undefined ? undefined : reader(entry, below(hint, key), report);
        return read === undefined ? [] : [[key, read] as const];
      }),
    );
  };
}

/** An object with keys that are known, each of which may be left out. */
function objectOf<Shape extends object>(readers: Readers<Shape>): Reader<Shape> {
  return (value, hint, report) => {
    if (!isJsonObject(value)) return refuse('an object', value, hint, report);
    const known = Object.keys(readers);
    const result: Record<string, unknown> = {};
    for (const [key, entry] of Object.entries(value)) {
      const at = below(hint, key);
      if (!Object.hasOwn(readers, key)) {
        const message = `there is no such hint.${nearest(key, known)}`;
        report({ hint: at, kind: 'mistake', message });
      } else if (entry !== undefined) {
        const read: unknown = readers[key as keyof Shape](entry, at, report);
        if (read !== undefined) result[key] = read;
      }
    }
    return result as Shape;
  };
}

function refuse(kind: string, value: unknown, hint: string, report: ReportProblem): undefined {
  report({ hint, kind: 'mistake', message: `takes ${kind}, not ${describe(value)}.` });
  return undefined;
}

function describe(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  if (typeof value === 'function') return 'a function';
  return typeof value === 'string' ? `\`${value}\`` : `\`${String(value)}\``;
}

function below(hint: string, key: string): string {
  return hint === '' ? key : `${hint}.${key}`;
}

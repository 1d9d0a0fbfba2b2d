import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  buildSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import fc from 'fast-check';
import type { MutationParameters } from 'relay-runtime';
import type { RecordCreation } from '../../../src/ui/form/recordChange.ts';
import { asEditing, type AnyEditing, type Editing } from '../../../src/ui/form/recordEditing.ts';
import { inputsOf } from '../../../src/ui/form/inputsOf.ts';
import type { AnyFields } from '../../../src/ui/form/values.ts';

const root = resolve('.');

/** The forms of a resource of the sample, as they were scaffolded. */
export interface SampleForms {
  readonly slug: string;
  /** Of the input type that makes a record. */
  readonly inputs: readonly GraphQLInputField[];
  readonly fields: AnyFields;
  readonly creation: RecordCreation<MutationParameters, Record<string, unknown>>;
  readonly editing: Editing;
  /** The type of the record that an input takes the key of, and the list of those records. */
  readonly lists: ReadonlyMap<string, string>;
}

const schema = buildSchema(readFileSync(join(root, 'schema/schema.graphql'), 'utf8'));

/** All resources of the sample whose records can be made and changed. */
export async function sampleForms(): Promise<SampleForms[]> {
  const folder = join(root, 'src/resources');
  const slugs = readdirSync(folder).filter((slug) => !slug.includes('.'));
  const found = await Promise.all(slugs.map((slug) => formsIn(join(folder, slug), slug)));
  return found.filter((forms) => forms !== null);
}

async function formsIn(folder: string, slug: string): Promise<SampleForms | null> {
  const mutations = join(folder, 'mutations');
  const files = existsSync(mutations) ? readdirSync(mutations) : [];
  const file = (pattern: RegExp) => files.find((name) => pattern.test(name));
  const [create, edit] = [file(/^create\w+\.ts$/), file(/^edit\w+\.ts$/)];
  if (!create || !edit) return null;
  const type = create.slice('create'.length, -'.ts'.length);
  const fields = `${type.charAt(0).toLowerCase()}${type.slice(1)}Fields.ts`;
  const input = schema.getType(`${type}Input`);
  if (!isInputObjectType(input)) throw new Error(`There is no input type for ${type}.`);
  return {
    slug,
    inputs: Object.values(input.getFields()),
    fields: inputsOf(await only<object>(folder, fields)),
    creation: await only(mutations, create),
    editing: asEditing(await only<AnyEditing>(mutations, edit)),
    lists: listsOf(schema, type),
  };
}

/** What a module has to offer. */
async function only<Value>(folder: string, file: string): Promise<Value> {
  const module = (await import(join(folder, file))) as Record<string, unknown>;
  const name = file.slice(0, -'.ts'.length);
  return module[name] as Value;
}

function listsOf({ getType }: GraphQLSchema, name: string): Map<string, string> {
  const type = getType.call(schema, name);
  const queries = Object.values(schema.getQueryType()?.getFields() ?? {});
  if (!isObjectType(type)) return new Map();
  return new Map(
    Object.values(type.getFields()).flatMap(({ name: field, type: target }) => {
      const connection = `${getNamedType(target).name}Connection`;
      const list = queries.find((query) => getNamedType(query.type).name === connection);
      return list ? [[field, list.name] as const] : [];
    }),
  );
}

/** Whether the backend insists on a value. */
export function isDemanded({ type }: GraphQLInputField): boolean {
  return isNonNullType(type);
}

const anyDay = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const BY_NAME: ReadonlyArray<readonly [RegExp, fc.Arbitrary<string>]> = [
  [/email/i, fc.uuid().map((id) => `${id}@example.com`)],
  [/website|url$/i, fc.uuid().map((id) => `https://${id}.example.com/`)],
  [/slug/i, fc.uuid()],
  [/colou?r/i, fc.stringMatching(/^#[0-9a-f]{6}$/)],
];

/**
 * What a person may fill into an input: mostly what the sample's database takes.
 *
 * @param keys of the records that it may refer to
 */
export function filledValue(
  { name, type }: GraphQLInputField,
  keys: readonly string[],
): fc.Arbitrary<unknown> {
  const named = getNamedType(type);
  const isList = isListType(getNullableType(type));
  if (isEnumType(named)) {
    const values = named.getValues().map((value) => value.name);
    return isList ? fc.subarray(values, { minLength: 1 }) : fc.constantFrom(...values);
  }
  const single = singleValue(name, named, keys);
  return isList ? fc.array(fc.record({ value: single }), { minLength: 1, maxLength: 3 }) : single;
}

function singleValue(
  name: string,
  named: GraphQLNamedType,
  keys: readonly string[],
): fc.Arbitrary<unknown> {
  switch (named.name) {
    case 'Int':
      return fc.integer({ min: 1, max: 5 }).map(String);
    case 'BigFloat':
      return fc.integer({ min: 1, max: 5999 }).map((cents) => (cents / 100).toFixed(2));
    case 'Float':
      return fc.integer({ min: 1, max: 99 }).map(String);
    case 'Boolean':
      return fc.constantFrom('true', 'false');
    case 'Date':
      return anyDay;
    case 'Datetime':
      return fc
        .tuple(anyDay, fc.integer({ min: 4, max: 23 }), fc.integer({ min: 0, max: 59 }))
        .map(([day, hour, minute]) => `${day}T${two(hour)}:${two(minute)}:00Z`);
    case 'JSON':
      return fc
        .dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.oneof(fc.integer(), fc.boolean()), {
          minKeys: 1,
        })
        .map((value) => JSON.stringify(value, null, 2));
    case 'ID':
      return fc.constantFrom(...keys).map((key) => ({ key, title: 'A record' }));
    default:
      return (
        BY_NAME.find(([pattern]) => pattern.test(name))?.[1] ??
        // PostgreSQL has no texts with a null character, and browsers no lone surrogates.
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }).filter(isPlain)
      );
  }
}

function isPlain(text: string): boolean {
  return text.trim() === text && text !== '' && !text.includes('\0');
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}

/** What no input of that kind takes; null where it takes everything that can be typed or chosen. */
export function wrongValue({ name, type }: GraphQLInputField): fc.Arbitrary<string> | null {
  switch (getNamedType(type).name) {
    case 'Int':
      return fc.constantFrom('x', '1.5', '99999999999', '1e3', '--1', '1,000');
    case 'BigFloat':
    case 'Float':
      return fc.constantFrom('x', '1,5', '1.2.3', '--1', 'NaN', 'Infinity');
    case 'Date':
      return fc.constantFrom('2026-02-30', 'yesterday', '2026-13-01');
    case 'Datetime':
      return fc.constantFrom('2026-02-30T25:00:00', 'now', '2026-03-29T02:30:00');
    case 'JSON':
      return fc.constantFrom('{', '{"a":}', 'undefined', "{'a': 1}");
    default:
      return /email/i.test(name) && getNamedType(type).name === 'String'
        ? fc.constantFrom('nobody', 'a@b', 'a b@example.com')
        : null;
  }
}

import { getNamedType, isLeafType, isObjectType, type GraphQLSchema } from 'graphql';
import { findUnconditionalRows } from '../conventions/rows.ts';
import { isList, needsNoArguments, outputFields } from '../shapes/typeShapes.ts';
import type { OutputField } from '../shapes/typeShapes.ts';
import { splitWords } from '../wording/words.ts';
import { namesLanguage } from './translations.ts';

/** Where a backend says which language its texts are in first. */
export interface DefaultLanguageSource {
  /** The field of Query. */
  readonly root: string;
  /** From the root's type to the language, or to the rows of a list of languages. */
  readonly path: readonly string[];
  /** Of a list: the field with the code, and the one that is true for the default. Null for a value. */
  readonly row: { readonly code: string; readonly isDefault: string } | null;
}

/** A language as backends write it: `en`, `pt_BR`, `zh-Hans`. */
const TAG = /^[a-z]{2,3}([_-][a-z0-9]{2,8})*$/i;
const DEFAULT_WORDS = new Set(['default', 'main', 'primary', 'source', 'fallback']);
const CODE_NAMES = new Set(['code', 'id', 'iso', 'tag', 'isocode']);

/** Whether a value is a language. */
export function isLanguageTag(value: unknown): value is string {
  return typeof value === 'string' && TAG.test(value);
}

/**
 * The fields of Query that say by themselves which language texts are in first: `activeChannel { defaultLanguageCode }`,
 * or a list of languages one of which is the default.
 */
export function defaultLanguageSources(schema: GraphQLSchema): DefaultLanguageSource[] {
  const roots = schema.getQueryType();
  if (!roots) return [];
  return outputFields(roots)
    .filter((root) => needsNoArguments(root))
    .flatMap((root) => [...valueBelow(root), ...languagesIn(root)]);
}

function valueBelow(root: OutputField): DefaultLanguageSource[] {
  const type = getNamedType(root.type);
  if (!isObjectType(type) || isList(root.type)) return [];
  return outputFields(type)
    .filter((field) => isPlain(field) && isDefaultLanguage(field.name))
    .map(({ name }) => ({ root: root.name, path: [name], row: null }));
}

function languagesIn(root: OutputField): DefaultLanguageSource[] {
  const rows = findUnconditionalRows(root.type);
  if (!rows || !isObjectType(rows.type) || !saysLanguages(root.name, rows.type.name)) return [];
  const fields = outputFields(rows.type).filter(isPlain);
  const code = fields.find(({ name }) => namesLanguage(name) || CODE_NAMES.has(bare(name)));
  const isDefault = fields.find(
    ({ name, type }) => getNamedType(type).name === 'Boolean' && /^(is)?default$/.test(bare(name)),
  );
  return code && isDefault
    ? [
        {
          root: root.name,
          path: rows.path,
          row: { code: code.name, isDefault: isDefault.name },
        },
      ]
    : [];
}

/** `defaultLanguageCode`, `mainLocale`. */
function isDefaultLanguage(name: string): boolean {
  const [first = ''] = splitWords(name);
  return DEFAULT_WORDS.has(first) && namesLanguage(name);
}

function saysLanguages(...names: readonly string[]): boolean {
  return names.some((name) =>
    splitWords(name).some((word) => /^(languages?|locales?|langs?)$/.test(word)),
  );
}

function isPlain(field: OutputField): boolean {
  return isLeafType(getNamedType(field.type)) && !isList(field.type) && needsNoArguments(field);
}

function bare(name: string): string {
  return splitWords(name).join('');
}

import { getNamedType, isEnumType, isLeafType, isObjectType } from 'graphql';
import type { GraphQLEnumType, GraphQLNamedType } from 'graphql';
import { isList, outputFields } from '../shapes/typeShapes.ts';
import type { OutputField } from '../shapes/typeShapes.ts';
import { splitWords } from '../wording/words.ts';

const LANGUAGE_WORDS = new Set(['language', 'locale', 'lang']);
const TRANSLATION_WORDS = new Set(
  'translation translations localization localizations localisation localisations locale locales i18n l10n'.split(
    ' ',
  ),
);

/** Whether something is called as a language is: `languageCode`, `locale`, `defaultLanguageCode`. */
export function namesLanguage(name: string): boolean {
  const words = splitWords(name);
  const last = words.pop() ?? '';
  return LANGUAGE_WORDS.has(last) || (last === 'code' && LANGUAGE_WORDS.has(words.pop() ?? ''));
}

/** A language as enums write it: `EN`, `pt_BR`, `zh_Hans`. */
const TAG = /^[a-z]{2,3}(_[a-z0-9]{2,8})*$/i;

/** Whether the values of an enum are languages. */
export function listsLanguages(type: GraphQLNamedType): type is GraphQLEnumType {
  return (
    isEnumType(type) &&
    splitWords(type.name).some((word) => LANGUAGE_WORDS.has(word)) &&
    type.getValues().every(({ name }) => TAG.test(name))
  );
}

/**
 * Whether a field is a list of the record's translations: texts with their language and no other
 * relations. They belong to the record, even if they have a key.
 */
export function givesTranslations(field: OutputField): boolean {
  const type = getNamedType(field.type);
  if (!isObjectType(type) || !isList(field.type)) return false;
  const isCalledSo = [field.name, type.name].some((name) =>
    TRANSLATION_WORDS.has(splitWords(name).pop() ?? ''),
  );
  const fields = outputFields(type);
  return (
    isCalledSo &&
    fields.every((inner) => isLeafType(getNamedType(inner.type))) &&
    fields.some((inner) => namesLanguage(inner.name) && !isList(inner.type)) &&
    fields.some((inner) => !namesLanguage(inner.name) && isText(inner))
  );
}

function isText({ type }: OutputField): boolean {
  return !isList(type) && getNamedType(type).name === 'String';
}

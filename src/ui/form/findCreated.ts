import { fetchQuery } from 'react-relay';
import type { Environment, OperationType } from 'relay-runtime';
import { lackingOf, type Access } from '../../access/access.ts';
import { allowedSettings } from '../../lists/allowedSettings.ts';
import { pagedVariables } from '../../lists/listVariables.ts';
import type { Locale } from '../../locale/locale.ts';
import { inSentence, t } from '../../locale/translate.ts';
import { recordHref } from '../../address/resource.ts';
import { isReadable } from './input.ts';
import type { Finding } from './VerifyOutcome.tsx';
import { optionsOf } from './picker.ts';
import { type AnyPicker } from '../../lists/picker.ts';
import { readCreated } from './readRecord.ts';
import type { Editing } from './recordEditing.ts';
import { isSameValue, type AnyFields, type FormState } from './values.ts';

/** How to find a record whose creation has an unknown outcome. */
export interface CreatedSearch {
  /** Searches records by the text of the input that names them. */
  readonly picker: AnyPicker;
  readonly title: string;
  /** Reads a record's values. */
  readonly editing: Editing;
  /** The inputs of new records. */
  readonly inputs: AnyFields;
}

/** Maximum number of records with the same name that are compared. */
const MAX_CANDIDATES = 5;

/**
 * Searches a record with all values of a form, after a mutation without response.
 *
 * @throws the network's error
 */
export async function findCreated(
  environment: Environment,
  { picker, title, editing, inputs: fields }: CreatedSearch,
  state: FormState,
  { locale, access }: { readonly locale: Locale; readonly access: Access },
): Promise<Finding> {
  const { resource } = editing;
  const name = String(state[title]);
  const finder = allowedSettings(lackingOf(access), picker.resource, await picker.finder());
  const asked = pagedVariables(finder, { q: name });
  const response = await fetchQuery<OperationType>(environment, finder.query, asked, {
    networkCacheConfig: { force: true },
  }).toPromise();
  const options = response === undefined ? [] : optionsOf(finder, response);
  const named = options.filter((option) => option.title === name);
  const typed = Object.keys(fields).filter(
    (input) =>
      Object.hasOwn(editing.fields, input) &&
      isReadable(fields[input]) &&
      !fields[input].isEmpty(state[input]),
  );
  for (const { key } of named.slice(0, MAX_CANDIDATES)) {
    const now = await readCreated(environment, editing, fields, { key: String(key) }, locale);
    const isSame = (input: string, found: FormState) =>
      isSameValue(fields[input], found[input], state[input], found, state);
    if (now && typed.every((input) => isSame(input, now))) {
      const link = { href: recordHref(resource, key), label: t('View record', locale) };
      const words = t('It was saved: there is a record with your values.', locale);
      return { isSaved: true, words, link };
    }
  }
  return {
    isSaved: false,
    words: t(
      'It is not saved so far: no {record} has your values. They are still here; save again.',
      locale,
      { record: inSentence(resource.label, locale) },
    ),
  };
}

import { fetchQuery } from 'react-relay';
import type { Environment, OperationType } from 'relay-runtime';
import { pagedVariables } from '../list/listVariables.ts';
import type { Locale } from '../../locale/locale.ts';
import { inSentence, t } from '../../locale/translate.ts';
import { recordHref } from '../../address/resource.ts';
import { isReadable } from './input.ts';
import type { Finding } from './VerifyOutcome.tsx';
import { optionsOf, type AnyPicker } from './picker.ts';
import { lookAt } from './readRecord.ts';
import type { Editing } from './recordEditing.ts';
import { isSameValue, type Held } from './values.ts';

/** How a record is found of which nobody knows whether it was made. */
export interface CreatedSearch {
  /** Finds records by the text of the input that names them. */
  readonly picker: AnyPicker;
  readonly title: string;
  /** Reads what a record holds. */
  readonly editing: Editing;
}

/** So many records of the same name are looked into. */
const MOST = 5;

/**
 * Looks for a record with all the values that a form holds, after no answer had come.
 *
 * @throws what the network threw
 */
export async function findCreated(
  environment: Environment,
  { picker, title, editing }: CreatedSearch,
  held: Held,
  locale: Locale,
): Promise<Finding> {
  const { resource, fields } = editing;
  const name = String(held[title]);
  const finder = await picker.finder();
  const asked = pagedVariables(finder.settings, { q: name });
  const answer = await fetchQuery<OperationType>(environment, finder.query, asked, {
    networkCacheConfig: { force: true },
  }).toPromise();
  const options = answer === undefined ? [] : optionsOf(finder, answer);
  const named = options.filter((option) => option.title === name);
  const typed = Object.keys(held).filter(
    (input) => fields[input] && isReadable(fields[input]) && !fields[input].isEmpty(held[input]),
  );
  for (const { key } of named.slice(0, MOST)) {
    const now = await lookAt(environment, editing, { key: String(key) }, locale);
    if (now && typed.every((input) => isSameValue(fields[input], now[input], held[input]))) {
      const link = { href: recordHref(resource, key), label: t('Go to the record', locale) };
      const words = t('It was saved: there is a record with what you typed.', locale);
      return { isSaved: true, words, link };
    }
  }
  return {
    isSaved: false,
    words: t(
      'So far it is not saved: no {record} holds what you typed. It is still here; send it again.',
      locale,
      { record: inSentence(resource.label, locale) },
    ),
  };
}

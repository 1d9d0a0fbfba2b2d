import 'client-only';
import type { Environment } from 'relay-runtime';
import { recordHref, type RecordKey, type Resource } from '../../../address/resource.ts';
import type { Locale } from '../../../locale/locale.ts';
import { t, tLabel } from '../../../locale/translate.ts';
import { adviceOn } from '../../errors/advice.ts';
import { wordsOfErrors } from '../../errors/userErrorWords.ts';
import { loadCreation } from '../loadCreation.ts';
import type { Finding } from '../VerifyOutcome.tsx';
import type { FormState } from '../values.ts';
import { createRow, parentState, type RowsSettings } from './newRowsDefinition.ts';
import type { RowsInput } from './rowsInput.tsx';
import { keepWaitingRows } from './waitingRows.ts';

/** The record that was made. */
interface MadeRecord {
  readonly environment: Environment;
  readonly resource: Resource;
  readonly key: RecordKey;
  readonly locale: Locale;
}

/** Rows that are not made, where they wait, and why. */
export interface UnmadeRows {
  readonly href: string;
  readonly words: string;
}

/** The address of the tab that makes rows, as `NewRows` knows it. @param href of the record's page */
function tabHref(href: string, tab: string): string {
  return `${href}?tab=${tab}`;
}

/**
 * Keeps the rows that were entered with a record for its page, where it turns out to be made although no response came.
 *
 * @param state the form's
 */
export function keepRowsFor(
  finding: Finding,
  inputs: Readonly<Record<string, RowsInput>>,
  state: FormState,
): Finding {
  const { isSaved, link } = finding;
  const entered = enteredRows(inputs, state);
  if (!isSaved || !link || entered.length === 0) return finding;
  for (const { settings, rows } of entered) keepWaitingRows(tabHref(link.href, settings.tab), rows);
  return { ...finding, link: { ...link, href: tabHref(link.href, entered[0].settings.tab) } };
}

interface Entered {
  readonly settings: RowsSettings;
  readonly rows: readonly FormState[];
}

function enteredRows(
  inputs: Readonly<Record<string, RowsInput>>,
  state: FormState,
): readonly Entered[] {
  return Object.entries(inputs).flatMap(([name, { rows: settings }]) => {
    const rows = (state[name] ?? []) as readonly FormState[];
    return rows.length > 0 ? [{ settings, rows }] : [];
  });
}

/** Makes all rows that were entered with a record. @param state the form's @returns those that are not made */
export async function createAllRows(
  record: MadeRecord,
  inputs: Readonly<Record<string, RowsInput>>,
  state: FormState,
): Promise<readonly UnmadeRows[]> {
  const all: UnmadeRows[] = [];
  for (const { settings, rows } of enteredRows(inputs, state)) {
    const unmade = await createRows(record, settings, rows);
    if (unmade) all.push(unmade);
  }
  return all;
}

/**
 * Makes the rows that were entered with a record, one after the other. Before any is sent, all of them are kept for the
 * record's page: there waits what the backend refuses, with those after it. Never rejects.
 *
 * @returns null when all are made
 */
async function createRows(
  record: MadeRecord,
  settings: RowsSettings,
  rows: readonly FormState[],
): Promise<UnmadeRows | null> {
  const { environment, resource, key, locale } = record;
  const href = tabHref(recordHref(resource, key), settings.tab);
  keepWaitingRows(href, rows);
  const unmade = (from: number, reason: string): UnmadeRows => {
    const words = `${waitingWords(settings, rows.length - from, locale)} ${reason}`;
    return { href, words };
  };
  const loaded = await settings
    .operations()
    .then(loadCreation)
    .catch(() => null);
  if (!loaded) return unmade(0, t('The form could not be loaded. Try again.', locale));
  const parent = parentState(loaded.fields, settings, String(key), locale);
  for (const [index, row] of rows.entries()) {
    const outcome = await createRow({ environment, loaded, parent, locale }, settings, row);
    if (outcome.status === 'refused') return unmade(index, wordsOfErrors(outcome.errors, locale));
    if (outcome.status === 'failed')
      return unmade(index, adviceOn(outcome.error, 'form', locale).title);
    keepWaitingRows(href, rows.slice(index + 1));
  }
  return null;
}

/** Says how many rows are not made yet. */
export function waitingWords(
  { resource }: Pick<RowsSettings, 'resource'>,
  count: number,
  locale: Locale,
): string {
  return t(WAITING, locale, { count, records: tLabel(resource.pluralLabel, locale) });
}

const WAITING =
  '{records}: {count, plural, one {# is not created yet.} other {# are not created yet.}}';

import type { Environment, MutationParameters } from 'relay-runtime';
import type { UserError } from '../../../relay/userErrors.ts';
import { asChange, changedKey } from '../../form/recordChange.ts';
import { placeErrors } from '../../form/placeErrors.ts';
import { readCreated } from '../../form/readRecord.ts';
import { asEditing } from '../../form/recordEditing.ts';
import type { SentValues } from '../../form/savedDifferences.ts';
import { filledValues, type AnyFields, type FormState } from '../../form/values.ts';
import type { Locale } from '../../../locale/locale.ts';
import type { Message } from '../../../locale/messages.ts';
import { t, tLabel } from '../../../locale/translate.ts';
import type { ItemOutcome } from '../run/run.ts';
import { Runner, type CallResult } from '../run/runner.ts';
import { sendChange } from '../run/sendChange.ts';
import { JournalTakenOver, type Interrupted, type Journal } from './journal.ts';
import type { ReadRow } from './readRows.ts';
import type { RecordImport } from './recordImport.ts';

interface ImportOptions {
  readonly what: RecordImport;
  readonly rows: readonly ReadRow[];
  /** What is known of rows that an earlier page has sent. */
  readonly known: Interrupted['rows'] | null;
  readonly journal: Pick<Journal, 'write'>;
  readonly newEnvironment: () => Environment;
  readonly locale: Locale;
}

/**
 * Sends the valid rows. Each is recorded as sent before the request: after a reload, rows whose outcome is
 * unknown are reported and not sent again without confirmation.
 */
export function importRunner(options: ImportOptions): Runner<ReadRow> {
  const { what, rows, known, journal, newEnvironment, locale } = options;
  const { fields } = what;
  const words = (errors: readonly UserError[]) => errorWords(fields, errors, locale);
  // When this is lost, the row counts as one whose outcome is not known.
  const note = (row: ReadRow, outcome: ItemOutcome) =>
    journal.write(row.number, outcome).catch(() => undefined);
  const send = async ([row]: readonly ReadRow[]): Promise<CallResult> => {
    try {
      await journal.write(row.number, 'sent');
    } catch (error) {
      const reason = error instanceof JournalTakenOver ? TAKEN_OVER : NOT_KEPT;
      return { items: [{ outcome: 'failed', reason: t(reason, locale) }] };
    }
    const values = filledValues(fields, row.held ?? {}, locale);
    const result = await sendChange(
      newEnvironment(),
      {
        change: asChange(what.create),
        variables: what.create.variables(values as never) as MutationParameters['variables'],
        words,
        sentValues: async (answer) => {
          // The tab may end while it is read again.
          await note(row, 'done');
          return sentBy(what, row.held ?? {}, answer, newEnvironment(), locale);
        },
      },
      1,
      locale,
    );
    await note(row, result.items[0].outcome);
    return result;
  };
  return new Runner<ReadRow>({
    items: rows.filter(({ held }) => held !== null),
    size: 1,
    known: ({ number }) => {
      const state = known?.get(number);
      return state === 'sent' ? 'unknown' : state;
    },
    send,
  });
}

/** What a row has sent; null where the new record cannot be read. */
async function sentBy(
  { create, edit, fields }: RecordImport,
  typed: FormState,
  answer: unknown,
  environment: Environment,
  locale: Locale,
): Promise<SentValues | null> {
  const key = changedKey(create, answer);
  if (!edit || key === null || key === undefined) return null;
  const editing = asEditing(await edit());
  const names = Object.keys(fields).filter((name) => !fields[name].isEmpty(typed[name]));
  const read = () => readCreated(environment, editing, fields, { key: String(key) }, locale);
  return { fields, names, typed, read };
}

const NOT_KEPT: Message = 'Not sent: the browser has no storage left to record progress.';
const TAKEN_OVER: Message = 'Not sent: the import was continued in another tab.';

/** The backend's words, each with the input that it is about. */
function errorWords(fields: AnyFields, errors: readonly UserError[], locale: Locale): string {
  const words = placeErrors(fields, errors).map(({ name, message }) =>
    name === null
      ? message
      : t('{field}: {problem}', locale, {
          field: tLabel(fields[name].label, locale),
          problem: message,
        }),
  );
  return [...new Set(words)].join(' ');
}

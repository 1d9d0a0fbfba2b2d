import type { Environment } from 'relay-runtime';
import type { UserError } from '../../../relay/userErrors.ts';
import { asChange, changedKey } from '../../form/recordChange.ts';
import { placeErrors } from '../../form/placeErrors.ts';
import { readCreated } from '../../form/readRecord.ts';
import { asEditing } from '../../form/recordEditing.ts';
import type { SentValues } from '../../form/savedDifferences.ts';
import { filledValues, type AnyFields, type FormState } from '../../form/values.ts';
import type { Locale } from '../../../locale/locale.ts';
import { t, tLabel } from '../../../locale/translate.ts';
import { keptRunner, type Kept, type Progress } from '../run/keptRunner.ts';
import type { CallResult, Runner } from '../run/runner.ts';
import { sendChange } from '../run/sendChange.ts';
import type { ReadRow } from './readRows.ts';
import type { RecordImport } from './recordImport.ts';

interface ImportOptions {
  readonly what: RecordImport;
  readonly rows: readonly ReadRow[];
  readonly kept: Kept;
  readonly newEnvironment: () => Environment;
  readonly locale: Locale;
}

/**
 * Sends the valid rows. Each is recorded as sent before the request: after a reload, rows whose outcome is
 * unknown are reported and not sent again without confirmation.
 */
export function importRunner(options: ImportOptions): Runner<ReadRow> {
  const { what, rows, kept, newEnvironment, locale } = options;
  const { fields } = what;
  const words = (errors: readonly UserError[]) => errorWords(fields, errors, locale);
  const send = async ([row]: readonly ReadRow[], progress: Progress): Promise<CallResult> => {
    await progress.sending();
    const values = filledValues(fields, row.state ?? {}, locale);
    return sendChange(
      newEnvironment(),
      {
        change: asChange(what.create),
        variables: what.create.variables(values),
        words,
        sentValues: async (response) => {
          // The tab may end while it is read again.
          await progress.done();
          return sentBy(what, row.state ?? {}, response, newEnvironment(), locale);
        },
      },
      1,
      locale,
    );
  };
  return keptRunner<ReadRow>(
    {
      items: rows.filter(({ state }) => state !== null),
      size: 1,
      numberOf: ({ number }) => number,
      mayRepeat: false,
      takenOver: 'Not sent: the import was continued in another tab.',
      send,
    },
    kept,
    locale,
  );
}

/** What a row has sent; null where the new record cannot be read. */
async function sentBy(
  { create, edit, fields }: RecordImport,
  typed: FormState,
  response: unknown,
  environment: Environment,
  locale: Locale,
): Promise<SentValues | null> {
  const key = changedKey(create, response);
  if (!edit || key === null || key === undefined) return null;
  const editing = asEditing(await edit());
  const names = Object.keys(fields).filter((name) => !fields[name].isEmpty(typed[name]));
  const read = () => readCreated(environment, editing, fields, { key: String(key) }, locale);
  return { fields, names, typed, read };
}

/** The backend's words, each with the input that it is about. */
function errorWords(fields: AnyFields, errors: readonly UserError[], locale: Locale): string {
  const words = placeErrors(fields, errors, locale).map(({ name, message }) =>
    name === null
      ? message
      : t('{field}: {problem}', locale, {
          field: tLabel(fields[name].label, locale),
          problem: message,
        }),
  );
  return [...new Set(words)].join(' ');
}

import type { Environment, MutationParameters } from 'relay-runtime';
import type { Change } from '../../../relay/mutation.ts';
import {
  isAllowed,
  isFieldAllowed,
  type EditPermissions,
  type PermissionPath,
} from '../../access/recordPermissions.ts';
import { readChanged } from '../../action/readStart.ts';
import { variablesFor, type AnyAction } from '../../action/recordAction.ts';
import { readFormState } from '../../form/readRecord.ts';
import type { Editing } from '../../form/recordEditing.ts';
import { isReadable } from '../../form/input.ts';
import { inputsOf } from '../../form/inputsOf.ts';
import { containsSecret } from '../../form/secrets.ts';
import {
  filledValues,
  serializedValues,
  type AnyFields,
  type FormState,
} from '../../form/values.ts';
import type { Locale } from '../../../locale/locale.ts';
import { inSentence, t, tLabel } from '../../../locale/translate.ts';
import type { Resource } from '../../../address/resource.ts';
import { asChange, type AnyUpdate } from '../../form/recordChange.ts';
import { Runner } from '../run/runner.ts';
import { sendChange } from '../run/sendChange.ts';
import type { FieldWork } from './change/fieldWork.ts';
import type { Target } from './targets.ts';

/** Something that is to be done with each of several records. */
export interface Job {
  /** Of an action its own ("Delete"), of a change that of the field ("Status"). */
  readonly label: string;
  readonly description?: string;
  readonly isDangerous: boolean;
  readonly isDelete: boolean;
  /** Whether a record says that it may be done with it; one that says nothing leaves that to the backend. */
  readonly allows: (row: unknown) => boolean;
  readonly fields: AnyFields;
  /** The records are there: an input that is left empty takes a value away. */
  readonly isChange: boolean;
  /** The field that is changed, where the records' values can be read: then each is shown before and after. */
  readonly work: FieldWork | null;
  /** Does it, with what the person has said. */
  readonly runner: (
    targets: readonly Target[],
    held: FormState,
    newEnvironment: () => Environment,
    locale: Locale,
  ) => Runner<Target>;
}

/** A job that is one mutation for each record, or for several at a time. */
interface MutationJob extends Job {
  readonly change: Change<MutationParameters>;
  /** Records in one call. */
  readonly size: number;
  /** What a record holds afterwards of what was sent, by the names of the inputs; null where it cannot be read. */
  readonly readBack:
    ((key: string, environment: Environment, locale: Locale) => Promise<FormState | null>) | null;
  /** What is sent for so many records. */
  readonly variables: (
    rows: readonly unknown[],
    held: FormState,
    locale: Locale,
  ) => MutationParameters['variables'];
}

const NOTHING = Promise.resolve(null);

/** Records in one call, of a mutation that takes several. */
const BATCH = 50;

/** @param permission where a record says whether it may be done */
export function actionJob(action: AnyAction<unknown>, permission?: PermissionPath): MutationJob {
  const { label, description, isDangerous = false, isDelete = false, start } = action;
  const fields = inputsOf(action.fields ?? {});
  return mutationJob({
    label,
    description,
    isDangerous,
    isDelete,
    allows: (row) => isAllowed(row, permission),
    fields,
    isChange: false,
    work: null,
    change: asChange(action),
    size: action.takesSeveral ? BATCH : 1,
    readBack:
      start && !action.takesSeveral
        ? (key, environment, locale) => readChanged(environment, start, fields, { key }, locale)
        : null,
    variables: (rows, held, locale) => {
      const values = filledValues(fields, held, locale);
      const variables = action.takesSeveral
        ? action.variables(rows, values as never)
        : variablesFor(action, rows[0], values);
      return variables as MutationParameters['variables'];
    },
  });
}

/**
 * The change of one field.
 *
 * @param asks the inputs that are asked for with every change
 * @param editing how a record is read
 * @param permissions where a record says whether it may be changed
 */
export function editJob(
  name: string,
  all: AnyFields,
  asks: readonly string[],
  update: AnyUpdate<unknown>,
  editing: Editing | null = null,
  permissions: EditPermissions = {},
): MutationJob {
  const fields = Object.fromEntries([name, ...asks].map((field) => [field, all[field]]));
  // Records differ in what the value depends on: both are sent, so that it means the same for all.
  const { dependsOn } = all[name];
  if (dependsOn !== undefined && Object.hasOwn(all, dependsOn))
    fields[dependsOn] = { ...all[dependsOn], required: true };
  return mutationJob({
    label: all[name].label,
    isDangerous: false,
    isDelete: false,
    allows: (row) => isFieldAllowed(row, permissions, name),
    fields,
    isChange: true,
    work:
      editing && isReadable(all[name]) && !containsSecret(all[name])
        ? { name, fields: all, asks, editing, update }
        : null,
    change: asChange(update),
    size: 1,
    readBack:
      editing &&
      ((key, environment, locale) => readFormState(environment, editing, { key }, locale)),
    variables: ([row], held, locale) =>
      update.variables(
        row,
        serializedValues(Object.keys(fields), fields, held, locale) as never,
      ) as MutationParameters['variables'],
  });
}

function mutationJob(job: Omit<MutationJob, 'runner'>): MutationJob {
  const { change, fields, readBack, size } = job;
  return {
    ...job,
    runner: (targets, held, newEnvironment, locale) =>
      new Runner<Target>({
        items: targets,
        size,
        send: (items) => {
          const rows = items.map(({ row }) => row);
          const read = () => readBack?.(items[0].key, newEnvironment(), locale) ?? NOTHING;
          const sent = { fields, names: Object.keys(fields), typed: held, read };
          const call = {
            change,
            variables: job.variables(rows, held, locale),
            sentValues: () => Promise.resolve(readBack && sent),
          };
          return sendChange(newEnvironment(), call, items.length, locale);
        },
      }),
  };
}

/** "Delete 3 orders", "Change status of 3 orders". @param count null where it is not known yet */
export function wordsOf(
  { label, isChange }: Job,
  resource: Resource,
  count: number | null,
  locale: Locale,
): string {
  const action = tLabel(label, locale);
  const field = inSentence(label, locale);
  const record = inSentence(resource.label, locale);
  const records = inSentence(resource.pluralLabel, locale);
  if (count === null)
    return isChange
      ? t('Change {field} of all matching {records}', locale, { field, records })
      : t('{action} all matching {records}', locale, { action, records });
  const counted = { count, record, records };
  return isChange
    ? t('Change {field} of {count, plural, one {# {record}} other {# {records}}}', locale, {
        field,
        ...counted,
      })
    : t('{action} {count, plural, one {# {record}} other {# {records}}}', locale, {
        action,
        ...counted,
      });
}

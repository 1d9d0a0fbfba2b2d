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
import type { LoadEditing } from '../../action/recordOperations.ts';
import { isReadable } from '../../form/input.ts';
import { inputsOf } from '../../form/inputsOf.ts';
import { readFormState } from '../../form/readRecord.ts';
import { asChange, updateVariables, type AnyUpdate } from '../../form/recordChange.ts';
import { asEditing, type Editing } from '../../form/recordEditing.ts';
import { readForChange } from '../../form/recordReading.ts';
import { containsSecret } from '../../form/secrets.ts';
import {
  filledValues,
  serializedValues,
  type AnyFields,
  type FormState,
} from '../../form/values.ts';
import type { Locale } from '../../../locale/locale.ts';
import { keptRunner, type Progress } from '../run/keptRunner.ts';
import type { CallResult } from '../run/runner.ts';
import { sendChange, single } from '../run/sendChange.ts';
import { TAKEN_OVER, unansweredIn } from './bulkJournal.ts';
import type { Job } from './job.ts';
import type { Target } from './targets.ts';

/** A job that is one mutation for each record, or for several at a time. */
interface MutationJob extends Job {
  readonly change: Change<MutationParameters>;
  /** Records in one call. */
  readonly size: number;
  /** Whether a record that may be deleted is; null where that cannot be known. */
  readonly isGone:
    ((key: string, environment: Environment, locale: Locale) => Promise<boolean>) | null;
  /** What a record holds afterwards of what was sent, by the names of the inputs; null where it cannot be read. */
  readonly readBack:
    ((key: string, environment: Environment, locale: Locale) => Promise<FormState | null>) | null;
  /** What is sent for so many records. */
  readonly variables: (
    rows: readonly unknown[],
    entered: FormState,
    locale: Locale,
  ) => MutationParameters['variables'];
}

const NOTHING = Promise.resolve(null);

/** Records in one call, of a mutation that takes several. */
const BATCH = 50;

/**
 * @param permission where a record says whether it may be done
 * @param edit how a record is read: one whose deletion got no answer may be gone
 */
export function actionJob(
  action: AnyAction<unknown>,
  permission?: PermissionPath,
  edit: LoadEditing<unknown> | null = null,
): MutationJob {
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
    source: { kind: 'action', name: label },
    change: asChange(action),
    size: action.takesSeveral ? BATCH : 1,
    // What is deleted is not deleted twice; what else an action does, nobody knows.
    mayRepeat: isDelete && !action.takesSeveral,
    isGone: isDelete && edit ? (key, ...rest) => isGone(edit, key, ...rest) : null,
    readBack:
      start && !action.takesSeveral
        ? (key, environment, locale) => readChanged(environment, start, fields, { key }, locale)
        : null,
    variables: (rows, entered, locale) => {
      const values = filledValues(fields, entered, locale);
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
    source: { kind: 'field', name },
    change: asChange(update),
    size: 1,
    mayRepeat: true,
    isGone: null,
    readBack:
      editing &&
      ((key, environment, locale) => readFormState(environment, editing, { key }, locale)),
    variables: ([row], entered, locale) =>
      updateVariables(update, row, serializedValues(Object.keys(fields), fields, entered, locale)),
  });
}

function mutationJob(job: Omit<MutationJob, 'runner'>): MutationJob {
  const { change, fields, readBack, size, mayRepeat, isGone } = job;
  return {
    ...job,
    runner: (targets, entered, newEnvironment, locale, kept) => {
      /** What was sent and got no answer. */
      const unanswered = new Set(unansweredIn(kept?.notes, targets).map(([{ key }]) => key));
      const send = async (items: readonly Target[], progress: Progress): Promise<CallResult> => {
        const [{ key }] = items;
        if (isGone && unanswered.has(key) && (await isGone(key, newEnvironment(), locale)))
          return single('done', null);
        await progress.sending();
        const rows = items.map(({ row }) => row);
        const read = () => readBack?.(key, newEnvironment(), locale) ?? NOTHING;
        const sent = { fields, names: Object.keys(fields), typed: entered, read };
        const call = {
          change,
          variables: job.variables(rows, entered, locale),
          sentValues: async () => {
            await progress.done();
            return readBack && sent;
          },
        };
        const result = await sendChange(newEnvironment(), call, items.length, locale);
        items.forEach((item, at) => {
          if (result.items[at].outcome === 'unknown') unanswered.add(item.key);
        });
        return result;
      };
      return keptRunner(
        { items: targets, size, mayRepeat, takenOver: TAKEN_OVER, send },
        kept,
        locale,
      );
    },
  };
}

async function isGone(
  edit: LoadEditing<unknown>,
  key: string,
  environment: Environment,
  locale: Locale,
): Promise<boolean> {
  const editing = asEditing(await edit());
  const read = await readForChange(environment, editing, { key }, [], locale).catch(() => null);
  return read !== null && 'reason' in read && !read.isFailure;
}

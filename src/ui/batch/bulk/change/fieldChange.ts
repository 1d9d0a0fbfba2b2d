import type { Locale } from '../../../../locale/locale.ts';
import type { Message } from '../../../../locale/messages.ts';
import { joinSentences, t } from '../../../../locale/translate.ts';
import {
  changedNames,
  findProblems,
  type AnyFields,
  type FormState,
} from '../../../form/values.ts';
import { CHANGES_OF_KIND } from './changesOfKind.ts';
import type { Applied, RelativeChange } from './relativeChange.ts';

/** One way to change a field of a record. */
export interface FieldChange {
  readonly id: string;
  readonly label: Message;
  /** The names of the inputs of the record that it sets. */
  readonly names: readonly string[];
  /** The inputs for what a person has to say. */
  readonly operands: AnyFields;
  /** What the fields that it changes become. */
  readonly apply: (record: FormState, operands: FormState) => Applied<FormState>;
}

/** What a change makes of a record: something else, nothing else, or nothing because of something. */
export type Step =
  | { readonly outcome: 'changed'; readonly names: readonly string[]; readonly after: FormState }
  | { readonly outcome: 'same' }
  | { readonly outcome: 'impossible'; readonly reason: string };

/** The ways to change a field: to a value that is the same for all records, then those that start from the present one. */
export function fieldChanges(name: string, fields: AnyFields, locale: Locale): FieldChange[] {
  const { kind, isOfOneRecord } = fields[name];
  const relative = (kind && CHANGES_OF_KIND[kind]) ?? [];
  const bound = relative.map((change) => boundTo(name, fields, change, locale));
  return isOfOneRecord ? bound : [setTo(name, fields), ...bound];
}

function setTo(name: string, all: AnyFields): FieldChange {
  const operands = { [name]: all[name] };
  // Records differ in what the value depends on: both are set, so that it means the same for all.
  const { dependsOn } = all[name];
  if (dependsOn !== undefined && Object.hasOwn(all, dependsOn))
    operands[dependsOn] = { ...all[dependsOn], required: true };
  const names = Object.keys(operands);
  return {
    id: 'set',
    label: 'Set to a value',
    names,
    operands,
    apply: (_, entered) => ({
      after: Object.fromEntries(names.map((one) => [one, entered[one]])),
    }),
  };
}

function boundTo(
  name: string,
  fields: AnyFields,
  change: RelativeChange,
  locale: Locale,
): FieldChange {
  const context = { input: fields[name], locale };
  return {
    id: change.id,
    label: change.label,
    names: [name],
    operands: change.operands(context),
    apply: (record, operands) => {
      const before = record[name];
      if (context.input.isEmpty(before) && !change.fillsEmpty)
        return { reason: t('There is no value to start from.', locale) };
      const applied = change.apply(before, operands, context);
      return 'reason' in applied ? applied : { after: { [name]: applied.after } };
    },
  };
}

/**
 * What a change makes of a record. The preview shows it, and the run writes it: nothing else computes it.
 *
 * @param record all values of the record
 * @param operands valid states of the change's inputs
 */
export function stepOf(
  change: FieldChange,
  record: FormState,
  operands: FormState,
  fields: AnyFields,
  locale: Locale,
): Step {
  const applied = change.apply(record, operands);
  if ('reason' in applied) return { outcome: 'impossible', reason: applied.reason };
  const after = { ...record, ...applied.after };
  const touched = withNames(fields, Object.keys(applied.after));
  const names = changedNames(touched, record, after);
  if (names.length === 0) return { outcome: 'same' };
  const problems = findProblems(touched, after, locale, record);
  if (problems.length === 0) return { outcome: 'changed', names, after };
  const reasons = [...new Set(problems.map(({ message }) => message))];
  return { outcome: 'impossible', reason: joinSentences(reasons, locale) };
}

/** Some of the inputs. */
export function withNames(fields: AnyFields, names: readonly string[]): AnyFields {
  return Object.fromEntries(names.map((name) => [name, fields[name]]));
}

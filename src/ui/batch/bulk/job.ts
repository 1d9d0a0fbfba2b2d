import type { Environment } from 'relay-runtime';
import type { Resource } from '../../../address/resource.ts';
import type { Locale } from '../../../locale/locale.ts';
import { inSentence, t, tLabel } from '../../../locale/translate.ts';
import type { AnyFields, FormState } from '../../form/values.ts';
import type { Kept } from '../run/keptRunner.ts';
import type { Runner } from '../run/runner.ts';
import type { FieldWork } from './change/fieldWork.ts';
import type { Target } from './targets.ts';

/** Something that is to be done with each of several records. */
export interface Job {
  /** Of an action its own ("Delete"), of a change that of the field ("Status"). */
  readonly label: string;
  readonly description?: string;
  readonly isDangerous: boolean;
  readonly isDelete: boolean;
  /** Whether a record's permissions allow the work; where a record has none, the backend decides. */
  readonly allows: (row: unknown) => boolean;
  readonly fields: AnyFields;
  /** The records are there: an input that is left empty takes a value away. */
  readonly isChange: boolean;
  /** The field that is changed, where the records' values can be read: then each is shown before and after. */
  readonly work: FieldWork | null;
  /** Done twice with a record it comes to the same. */
  readonly mayRepeat: boolean;
  /** By what it is found again after a reload. */
  readonly source: JobSource;
  /** Does it, with what the person has said. @param kept null where nothing is kept for a reload */
  readonly runner: (
    targets: readonly Target[],
    entered: FormState,
    newEnvironment: () => Environment,
    locale: Locale,
    kept: Kept | null,
  ) => Runner<Target>;
}

/** What a list offers for several records: one of its actions, a field, or what they are linked to. */
export interface JobSource {
  readonly kind: 'action' | 'field' | 'links';
  /** The label of the action or the links, the name of the field. */
  readonly name: string;
}

/** "Delete 3 orders", "Change status of 3 orders". @param count null where it is not known yet */
export function wordsOf(
  { label, isChange }: Pick<Job, 'label' | 'isChange'>,
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

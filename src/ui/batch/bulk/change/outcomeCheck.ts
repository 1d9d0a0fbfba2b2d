import { joinSentences, t } from '../../../../locale/translate.ts';
import type { Locale } from '../../../../locale/locale.ts';
import { wrong } from '../../../form/input.ts';
import { findProblems, type AnyFields, type FormState } from '../../../form/values.ts';
import { stepOf, type FieldChange } from './fieldChange.ts';
import type { RecordReading } from '../../../form/recordReading.ts';

interface OutcomeCheck {
  readonly change: FieldChange;
  /** All records, as they were read. */
  readonly readings: readonly RecordReading[];
  /** All inputs of a record. */
  readonly fields: AnyFields;
  readonly locale: Locale;
}

/** What is there before anything was entered: nothing. */
const NOTHING: FormState = {};

/** So many reasons are said at an input. */
const REASONS = 2;

/**
 * The inputs of a change, of which the first says why what was entered changes none of the records, so that
 * nothing is sent in vain.
 */
export function withOutcomeCheck(check: OutcomeCheck): AnyFields {
  const { operands } = check.change;
  const [first] = Object.keys(operands);
  const input = operands[first];
  return {
    ...operands,
    [first]: {
      ...input,
      check: (entered, locale, before, beside = {}) => {
        const own = input.check(entered, locale, before, beside);
        return own.length > 0 ? own : wrong(problemWithAll(check, beside));
      },
    },
  };
}

function problemWithAll(
  { change, readings, fields, locale }: OutcomeCheck,
  entered: FormState,
): string | null {
  if (findProblems(change.operands, entered, locale, NOTHING).length > 0) return null;
  const reasons = new Set<string>();
  for (const reading of readings) {
    if ('reason' in reading) reasons.add(reading.reason);
    else {
      const step = stepOf(change, reading.state, entered, fields, locale);
      if (step.outcome === 'changed') return null;
      if (step.outcome === 'impossible') reasons.add(step.reason);
    }
  }
  const none = t('This changes none of the records.', locale);
  return joinSentences([none, ...[...reasons].slice(0, REASONS)], locale);
}

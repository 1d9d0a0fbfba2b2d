import { roundToStep } from '../../../../locale/decimalArithmetic.ts';
import { formatNumber } from '../../../../locale/formats.ts';
import type { Locale } from '../../../../locale/locale.ts';
import type { Message } from '../../../../locale/messages.ts';
import { t } from '../../../../locale/translate.ts';
import type { ControlProps, LabelledInput } from '../../../form/input.ts';
import { choice } from '../../../form/inputs/choice.tsx';
import type { AnyFields, FormState } from '../../../form/values.ts';
import { operandName, operandText } from './relativeChange.ts';

interface Rounding {
  readonly step: string;
  /** What the numbers end in; zero, or left out, for multiples of the step. */
  readonly end?: string;
}

/** The roundings that there are, by what stands for them in the form. */
const ROUNDINGS: Readonly<Record<string, Rounding>> = {
  whole: { step: '1' },
  '0.05': { step: '0.05' },
  '0.1': { step: '0.1' },
  '0.5': { step: '0.5' },
  'end-0.95': { step: '1', end: '0.95' },
  'end-0.99': { step: '1', end: '0.99' },
  'end-0.9': { step: '1', end: '0.9' },
  '5': { step: '5' },
  '10': { step: '10' },
  '100': { step: '100' },
};

const EXACT_WHOLE = new Set(['5', '10', '100']);

/** The input that asks how the result is rounded: whole numbers to whole steps only. */
export function roundingInput(
  { kind }: LabelledInput,
  label: Message,
  required: boolean,
  locale: Locale,
): AnyFields {
  const offered = Object.entries(ROUNDINGS).filter(
    ([id]) => kind !== 'integer' || EXACT_WHOLE.has(id),
  );
  const choices = Object.fromEntries(
    offered.map(([id, rounding]) => [
      id,
      { label: nameOf(rounding, locale), tone: 'neutral' as const },
    ]),
  );
  const asked = choice({ choices, required });
  const unset = t('No rounding', locale);
  return {
    [operandName('round')]: {
      ...asked,
      label: t(label, locale),
      Control: required
        ? asked.Control
        : (props: ControlProps<string>) => <asked.Control {...props} unset={unset} />,
    },
  };
}

function nameOf({ step, end }: Rounding, locale: Locale): string {
  if (end !== undefined)
    return t('Ending in {end}', locale, { end: formatNumber(end.padEnd(4, '0'), locale) });
  if (step === '1') return t('Whole numbers', locale);
  return t('Multiples of {step}', locale, { step: formatNumber(step, locale) });
}

/** What a person chose to round a result to; null where it stays as it is. */
export function chosenRounding(operands: FormState): ((text: string) => string) | null {
  const id = operandText(operands, 'round');
  if (!Object.hasOwn(ROUNDINGS, id)) return null;
  const { step, end } = ROUNDINGS[id];
  return (text) => roundToStep(text, step, end);
}

import type { Choices } from '../../lists/choices.ts';
import { formatNumber } from '../../locale/formats.ts';
import type { Locale } from '../../locale/locale.ts';
import { t, tLabel } from '../../locale/translate.ts';
import { useLocale } from '../locale/useLocale.ts';
import { defineColumn } from './column.tsx';
import type { ValueProps } from './fieldProps.ts';
import { Nothing, Value } from './Value.tsx';

interface CompoundProps extends ValueProps<object> {
  /** The names of its parts, in order. */
  readonly parts: readonly string[];
  /** The words of parts that are choices. */
  readonly choices?: Readonly<Record<string, Choices>>;
  /** The parts are one expression: the names of a person, an amount with its unit. */
  readonly isOne?: boolean;
}

/** An object of a few parts on one line: `12 Mill Road, Leeds, LS1 4AB`. */
export function Compound({ parts, choices, isOne, ...props }: CompoundProps) {
  const locale = useLocale();
  return (
    <Value {...props}>
      {(value) => inWords(value, locale, { parts, choices, isOne }) ?? <Nothing />}
    </Value>
  );
}

function inWords(
  value: object,
  locale: Locale,
  { parts, choices = {}, isOne }: Pick<CompoundProps, 'parts' | 'choices' | 'isOne'>,
): string | null {
  const words = parts.flatMap((name) => {
    const part: unknown = Reflect.get(value, name);
    // A number by itself is one of a house or a postal code.
    if (typeof part === 'number') return isOne ? formatNumber(part, locale) : String(part);
    if (typeof part !== 'string' || part.trim() === '') return [];
    const label = Object.hasOwn(choices, name) ? choices[name][part]?.label : undefined;
    return label === undefined ? part : tLabel(label, locale);
  });
  if (words.length === 0) return null;
  return words.reduce((first, second) =>
    isOne
      ? `${first} ${second}`
      : t('{first}, {second}|parts of a value', locale, { first, second }),
  );
}

/** A column of such objects. */
export const compoundColumn = /* @__PURE__ */ defineColumn(Compound, { text: inWords });

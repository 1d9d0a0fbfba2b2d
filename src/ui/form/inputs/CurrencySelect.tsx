import { tLabel } from '../../../locale/translate.ts';
import { useLocale } from '../../locale/useLocale.ts';
import type { ControlProps } from '../input.ts';
import { Select } from './choice.tsx';
import type { MoneyState } from './moneyState.ts';

interface CurrencySelectProps extends ControlProps<MoneyState> {
  readonly codes: readonly string[];
}

/** The choice of the currency beside an amount. */
export function CurrencySelect({ codes, value, onChange, ref: _, ...props }: CurrencySelectProps) {
  const locale = useLocale();
  return (
    <Select
      {...props}
      id={`${props.id}-currency`}
      name={`${props.name}.currency`}
      label={tLabel('Currency', locale)}
      ref={null}
      unset="—"
      known={codes}
      value={value.currency ?? ''}
      onChange={(code) => onChange({ amount: value.amount, currency: code === '' ? null : code })}
    >
      {codes.map((code) => (
        <option key={code}>{code}</option>
      ))}
    </Select>
  );
}

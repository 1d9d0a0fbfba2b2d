import { useFormContext, useWatch } from 'react-hook-form';
import type { ReactNode } from 'react';
import { useLocale } from '../../locale/useLocale.ts';
import { tLabel } from '../../../locale/translate.ts';
import type { ControlProps } from '../input.ts';
import styles from '../form.module.css';
import { Select } from './choice.tsx';
import { currencyIn, type CurrencyPlace, type MoneyState } from './moneyState.ts';
import { NumberControl } from './number.tsx';

interface MoneyControlProps extends ControlProps<MoneyState> {
  readonly place: CurrencyPlace;
  /** The currencies to choose from, where the amount has its own. */
  readonly codes?: readonly string[];
}

/** The amount as people write it, with its currency beside it. */
export function MoneyControl({ place, codes, ...props }: MoneyControlProps) {
  // A cell of a spreadsheet lies in no form.
  const isInForm = useFormContext() !== null;
  const { name, value } = props;
  if (codes)
    return (
      <Amount
        {...props}
        currency={value.currency}
        choice={<Currencies {...props} codes={codes} />}
      />
    );
  if (!isInForm || place.currencyInput === undefined)
    return <Amount {...props} currency={currencyIn(place, value, undefined)} />;
  const input = [...name.split('.').slice(0, -1), place.currencyInput].join('.');
  return <AmountBeside {...props} place={place} input={input} />;
}

/** @param input the path of the input with the currency */
function AmountBeside({ place, input, ...props }: MoneyControlProps & { readonly input: string }) {
  const code: unknown = useWatch({ name: input });
  const beside = code === undefined ? undefined : { [place.currencyInput ?? '']: code };
  return <Amount {...props} currency={currencyIn(place, props.value, beside)} />;
}

interface AmountProps extends ControlProps<MoneyState> {
  readonly currency: string | null;
  /** What the currency is chosen with. */
  readonly choice?: ReactNode;
}

function Amount({ currency, choice, value, onChange, ...props }: AmountProps) {
  const { id, describedBy } = props;
  const unitId = `${id}-currency`;
  const isSaid = choice === undefined && currency !== null;
  return (
    <span className={styles.money}>
      <NumberControl
        {...props}
        describedBy={[isSaid && unitId, describedBy].filter(Boolean).join(' ') || undefined}
        value={value.amount}
        onChange={(amount) => onChange({ amount, currency })}
      />
      {choice}
      {isSaid && (
        <span id={unitId} className={styles.currency}>
          {currency}
        </span>
      )}
    </span>
  );
}

interface CurrenciesProps extends ControlProps<MoneyState> {
  readonly codes: readonly string[];
}

/** The choice of the currency beside an amount. */
function Currencies({ codes, value, onChange, ref: _, ...props }: CurrenciesProps) {
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
      onChange={(code) => onChange({ ...value, currency: code === '' ? null : code })}
    >
      {codes.map((code) => (
        <option key={code}>{code}</option>
      ))}
    </Select>
  );
}

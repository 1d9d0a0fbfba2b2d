import { useFormContext, useWatch } from 'react-hook-form';
import type { ComponentType, ReactNode } from 'react';
import type { ControlProps } from '../input.ts';
import styles from '../form.module.css';
import { currencyIn, type CurrencyPlace, type MoneyState } from './moneyState.ts';
import { NumberControl } from './number.tsx';

interface MoneyControlProps extends ControlProps<MoneyState> {
  readonly place: CurrencyPlace;
  /** What its currency is chosen with, where the amount has its own. */
  readonly Currency?: ComponentType<ControlProps<MoneyState>>;
}

/** The amount as people write it, with its currency beside it. */
export function MoneyControl({ place, Currency, ...props }: MoneyControlProps) {
  // A cell of a spreadsheet lies in no form.
  const isInForm = useFormContext() !== null;
  const { name, value } = props;
  if (Currency)
    return <Amount {...props} currency={value.currency} choice={<Currency {...props} />} />;
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

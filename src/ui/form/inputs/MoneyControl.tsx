import type { ComponentType, ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useRelayEnvironment } from 'react-relay';
import type { Locale } from '../../../locale/locale.ts';
import { writeNumber } from '../../../locale/numberText.ts';
import { t } from '../../../locale/translate.ts';
import { useLocale } from '../../locale/useLocale.ts';
import { expectArrival } from '../arrivals.ts';
import type { ControlProps } from '../input.ts';
import { pathBeside } from '../pathBeside.ts';
import type { Picked } from '../pickedAmount.ts';
import styles from '../form.module.css';
import { useChanges } from '../useChanges.ts';
import { currencyIn, type CurrencyPlace, type MoneyState } from './moneyState.ts';
import { NumberControl } from './number.tsx';
import type { TextState } from './textState.ts';
import { amountIn, withoutOwnSign } from './writtenMoney.ts';

interface MoneyControlProps extends ControlProps<MoneyState> {
  readonly place: CurrencyPlace;
  /** The record in the same form that brings the amount along. */
  readonly picked?: Picked;
  /** What its currency is chosen with, where the amount has its own. */
  readonly Currency?: ComponentType<ControlProps<MoneyState>>;
}

/** The amount as people write it, with its currency beside it. */
export function MoneyControl({ place, picked, Currency, ...props }: MoneyControlProps) {
  // A cell of a spreadsheet lies in no form.
  const form = useFormContext() as ReturnType<typeof useFormContext> | null;
  const { name, value, id, describedBy } = props;
  if (picked && form?.getValues(pathBeside(name, picked.by)) !== undefined) {
    const described = [describedBy, `${id}-taken`].filter(Boolean).join(' ');
    return (
      <>
        <MoneyControl {...props} place={place} Currency={Currency} describedBy={described} />
        <TakenFrom {...props} place={place} picked={picked} />
      </>
    );
  }
  if (Currency)
    return <Amount {...props} currency={value.currency} choice={<Currency {...props} />} />;
  if (!form || place.currencyInput === undefined)
    return <Amount {...props} currency={currencyIn(place, value, undefined)} />;
  return <AmountBeside {...props} place={place} input={pathBeside(name, place.currencyInput)} />;
}

interface TakenFromProps extends ControlProps<MoneyState> {
  readonly place: CurrencyPlace;
  readonly picked: Picked;
}

/** Takes the amount over from the record that a person picks beside it, and says so. */
function TakenFrom({ id, name, value, onChange, place, picked }: TakenFromProps) {
  const environment = useRelayEnvironment();
  const form = useFormContext();
  const locale = useLocale();
  const take = async (isPicked: boolean) => {
    const [taking] = await Promise.all([import('./takeOver.ts'), picked.amount()]);
    const settings = { environment, form, picked, place, name, onChange };
    if (isPicked) await taking.takeOver(settings);
    else taking.leaveOther(settings);
  };
  // What cannot be read is typed instead.
  useChanges(form, (path, isByPerson) => {
    // Another record may bring another currency.
    if (!isByPerson && !value.taken) return;
    const isPicked = isByPerson && path === pathBeside(name, picked.by);
    const taking = take(isPicked).catch(() => {});
    if (isPicked) expectArrival(form.control, taking);
  });
  return (
    <p id={`${id}-taken`} role="status" className={styles.taken}>
      {value.taken && t('Taken from {record}', locale, { record: value.taken.from })}
    </p>
  );
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
  const locale = useLocale();
  const { id, describedBy } = props;
  const heldFor = (text: string): MoneyState =>
    withoutOwnSign(amountIn(text, currency, locale), locale);
  const unitId = `${id}-currency`;
  const isSaid = choice === undefined && currency !== null;
  return (
    <span className={styles.money}>
      <NumberControl
        {...props}
        describedBy={[isSaid && unitId, describedBy].filter(Boolean).join(' ') || undefined}
        value={shownAmount(withoutOwnSign({ ...value, currency }, locale), locale)}
        read={(text) => shownAmount(heldFor(text), locale)}
        onChange={(_shown, typed) => onChange(heldFor(typed))}
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

/** What is typed of an amount. The sign of another currency stays beside it, to be refused in sight. */
function shownAmount({ amount, written }: MoneyState, locale: Locale): TextState {
  return written && amount ? `${writeNumber(amount, locale)} ${written}` : amount;
}

import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useRelayEnvironment } from 'react-relay';
import { t } from '../../locale/translate.ts';
import { useLocale } from '../locale/useLocale.ts';
import { expectArrival } from './arrivals.ts';
import styles from './form.module.css';
import type { CurrencyTaking, TakenCurrency } from './inputs/takeCurrency.ts';
import { pathBeside } from './pathBeside.ts';
import { useChanges } from './useChanges.ts';

interface CurrencyOfPickedProps extends Pick<CurrencyTaking, 'name' | 'sources' | 'isThere'> {
  readonly id: string;
  readonly value: unknown;
}

/** Takes the currency over from the record that a person picks beside it, and says so. */
export function CurrencyOfPicked({ id, value, ...props }: CurrencyOfPickedProps) {
  const environment = useRelayEnvironment();
  const form = useFormContext();
  const locale = useLocale();
  const [taken, setTaken] = useState<TakenCurrency | null>(null);
  const take = async () => {
    const { takeCurrency } = await import('./inputs/takeCurrency.ts');
    setTaken(await takeCurrency({ ...props, environment, form }));
  };
  useChanges(form, (path, isByPerson) => {
    const isPicked = props.sources.some(({ by }) => path === pathBeside(props.name, by));
    // What cannot be read is chosen instead.
    if (isByPerson && isPicked)
      expectArrival(
        form.control,
        take().catch(() => {}),
      );
  });
  return (
    <p id={id} role="status" className={styles.taken}>
      {taken?.from &&
        taken.code === value &&
        t('Taken from {record}', locale, { record: taken.from })}
    </p>
  );
}

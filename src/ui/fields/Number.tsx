import { formatBytes, formatMoney, formatNumber, formatPercent } from '../../locale/formats.ts';
import { useLocale } from '../locale/useLocale.ts';
import { valueOf, type Caught } from './caught.ts';
import { Value } from './Value.tsx';

type Amount = string | number;

/** A number; a decimal that comes as text keeps every digit. */
export function NumberValue({ value }: { value: Caught<Amount> }) {
  const locale = useLocale();
  return <Value value={value}>{(number) => formatNumber(number, locale)}</Value>;
}

/** @param unit `minor` when the amount counts the currency's smallest unit, cents as a rule */
export function Money({
  value,
  currency,
  unit = 'major',
}: {
  value: Caught<Amount>;
  currency?: Caught<string>;
  unit?: 'major' | 'minor';
}) {
  const locale = useLocale();
  return (
    <Value value={value}>{(amount) => formatMoney(amount, valueOf(currency), locale, unit)}</Value>
  );
}

export function Percent({ value }: { value: Caught<Amount> }) {
  const locale = useLocale();
  return <Value value={value}>{(share) => formatPercent(share, locale)}</Value>;
}

export function Bytes({ value }: { value: Caught<Amount> }) {
  const locale = useLocale();
  return <Value value={value}>{(size) => formatBytes(size, locale)}</Value>;
}

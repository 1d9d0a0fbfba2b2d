import { formatLanguage } from '../locale/formats.ts';
import { useLocale } from '../locale/locale.ts';
import type { Caught } from './caught.ts';
import { Value } from './Value.tsx';

/** A language by its name, its code on hover. */
export function Language({ value }: { value: Caught<string> }) {
  const locale = useLocale();
  return (
    <Value value={value}>
      {(code) => <span title={code}>{formatLanguage(code, locale)}</span>}
    </Value>
  );
}

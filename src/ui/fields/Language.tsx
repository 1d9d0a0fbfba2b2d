import { formatLanguage } from '../../locale/names.ts';
import { useLocale } from '../locale/useLocale.ts';
import { defineColumn } from './column.tsx';
import type { ValueProps } from './fieldProps.ts';
import { Value } from './Value.tsx';

/** A language by its name, its code on hover. The server may know a name that a browser does not: it stays. */
export function Language(props: ValueProps<string>) {
  const locale = useLocale();
  return (
    <Value {...props}>
      {(code) => (
        <span title={code} suppressHydrationWarning>
          {formatLanguage(code, locale)}
        </span>
      )}
    </Value>
  );
}

/** A column of languages. */
export const languageColumn = /* @__PURE__ */ defineColumn(Language);

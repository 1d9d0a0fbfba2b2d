import type { ReactNode } from 'react';
import { useLocale } from '../locale/useLocale.ts';
import type { Locale } from '../../locale/locale.ts';
import { t } from '../../locale/translate.ts';
import { defineColumn } from './column.tsx';
import type { ValueProps } from './fieldProps.ts';
import styles from './fields.module.css';
import { Nothing, Value } from './Value.tsx';

/** JSON, folded until it is wanted. Takes what a backend may send: a value, or its text. */
export function Json(props: ValueProps<unknown>) {
  const locale = useLocale();
  return (
    <Value wide {...props}>
      {(json) => (
        <details className={styles.json}>
          <summary>{summary(json, locale)}</summary>
          <pre>{typeof json === 'string' ? json : JSON.stringify(json, null, 2)}</pre>
        </details>
      )}
    </Value>
  );
}

/** A value of which the schema does not say what it is: a text or a number as it is, anything else folded. */
export function Raw(props: ValueProps<unknown>) {
  return (
    <Value {...props}>
      {(raw) => (typeof raw === 'object' ? <Json value={raw} /> : String(raw))}
    </Value>
  );
}

/** Several values of one field, one beside the other. */
export function Several<Type>({
  children,
  ...props
}: ValueProps<readonly Type[]> & { children: (item: Type) => ReactNode }) {
  return (
    <Value {...props}>
      {(items) =>
        items.length === 0 ? (
          <Nothing />
        ) : (
          <ul className={styles.several}>
            {items.map((item, index) => (
              // The values of a list have no identity but their place in it.
              <li key={index}>{children(item)}</li>
            ))}
          </ul>
        )
      }
    </Value>
  );
}

function summary(json: unknown, locale: Locale): string {
  if (Array.isArray(json)) return t('List of {count}', locale, { count: json.length });
  if (typeof json === 'object' && json !== null)
    return `{ ${Object.keys(json).slice(0, 3).join(', ')}${Object.keys(json).length > 3 ? ', …' : ''} }`;
  const text = String(json);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

/** A column of JSON. */
export const jsonColumn = /* @__PURE__ */ defineColumn(Json);

/** A column of values of which the schema does not say what they are. */
export const rawColumn = /* @__PURE__ */ defineColumn(Raw);

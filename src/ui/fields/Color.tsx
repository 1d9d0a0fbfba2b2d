import { defineColumn } from './column.tsx';
import type { ValueProps } from './fieldProps.ts';
import styles from './fields.module.css';
import { Value } from './Value.tsx';

/** A colour as the backend writes it, beside a sample of it where it is written in hexadecimal digits. */
export function Color(props: ValueProps<string>) {
  return (
    <Value {...props}>
      {(text) => {
        const backgroundColor = hexColor(String(text));
        if (!backgroundColor) return String(text);
        return (
          <span className={styles.color}>
            <span aria-hidden="true" style={{ backgroundColor }} />
            {text}
          </span>
        );
      }}
    </Value>
  );
}

/** A column of colours. */
export const colorColumn = /* @__PURE__ */ defineColumn(Color);

/**
 * The colour as `#rrggbb`, without its opacity. Anything else than hexadecimal digits is null, since what a
 * style attribute takes from data must not be able to end the declaration.
 */
export function hexColor(text: string): string | null {
  const [, hash, digits = ''] = /^(#?)([\da-f]+)$/i.exec(text.trim()) ?? [];
  const isShort = hash === '#' && (digits.length === 3 || digits.length === 4);
  const long = isShort ? digits.replace(/./g, '$&$&') : digits;
  return long.length === 6 || long.length === 8 ? `#${long.slice(0, 6).toLowerCase()}` : null;
}

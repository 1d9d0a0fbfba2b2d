import type { ReactNode } from 'react';
import { useLocale } from '../locale/useLocale.ts';
import { tLabel } from '../../locale/translate.ts';
import styles from './fields.module.css';

interface PartsProps {
  /** What kind of value it is. */
  readonly label: string;
  readonly parts: ReadonlyArray<{ readonly label: string; readonly value: ReactNode }>;
}

/** A value of one kind among several, such as a block of a page: what it is, and its parts. */
export function Parts({ label, parts }: PartsProps) {
  const locale = useLocale();
  return (
    <div className={styles.parts}>
      <strong>{tLabel(label, locale)}</strong>
      {parts.length > 0 && (
        <dl>
          {parts.map((part) => (
            <div key={part.label}>
              <dt>{tLabel(part.label, locale)}</dt>
              <dd>{part.value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

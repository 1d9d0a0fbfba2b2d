import { Icon } from '../Icon.tsx';
import { useLocale } from '../locale/useLocale.ts';
import { t } from '../../locale/translate.ts';
import { defineColumn } from './column.tsx';
import type { ValueProps } from './fieldProps.ts';
import styles from './fields.module.css';
import { Value } from './Value.tsx';

/** A Boolean, with icon and word. */
export function YesNo(props: ValueProps<boolean>) {
  const locale = useLocale();
  return (
    <Value {...props}>
      {(yes) => (
        <span className={styles.yesNo}>
          <Icon name={yes ? 'check' : 'cross'} size={14} /> {t(yes ? 'Yes' : 'No', locale)}
        </span>
      )}
    </Value>
  );
}

/** A column of Booleans. */
export const yesNoColumn = defineColumn(YesNo);

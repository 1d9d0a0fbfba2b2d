import { Icon } from '../Icon.tsx';
import { useLocale } from '../locale/useLocale.ts';
import { t } from '../../locale/translate.ts';
import { defineColumn } from './column.tsx';
import type { ValueProps } from './fieldProps.ts';
import styles from './fields.module.css';
import { Value } from './Value.tsx';

/** A Boolean, with icon and word. A text that a backend sends in its place, such as bits, is shown as it is. */
export function YesNo(props: ValueProps<boolean>) {
  const locale = useLocale();
  return (
    <Value {...props}>
      {(yes: unknown) =>
        typeof yes === 'string' ? (
          yes
        ) : (
          <span className={styles.yesNo}>
            <Icon name={yes ? 'check' : 'cross'} size={14} /> {t(yes ? 'Yes' : 'No', locale)}
          </span>
        )
      }
    </Value>
  );
}

/** A column of Booleans. */
export const yesNoColumn = /* @__PURE__ */ defineColumn(YesNo);

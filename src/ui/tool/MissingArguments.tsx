import type { AnyFields, FormState } from '../form/values.ts';
import { formatNames } from '../../locale/names.ts';
import { useLocale } from '../locale/useLocale.ts';
import { t, tLabel } from '../../locale/translate.ts';
import styles from './tool.module.css';

/** Lists the required values that are missing. */
export function MissingArguments({ fields, state }: { fields: AnyFields; state: FormState }) {
  const locale = useLocale();
  const missing = Object.entries(fields).flatMap(([name, { required, isEmpty, label }]) =>
    required && isEmpty(state[name]) ? [tLabel(label, locale)] : [],
  );
  return (
    <p className={styles.hint}>
      {missing.length > 0
        ? t('Fill in {fields} to see the result.', locale, {
            fields: formatNames(missing, locale),
          })
        : t('Fix the errors above to see the result.', locale)}
    </p>
  );
}

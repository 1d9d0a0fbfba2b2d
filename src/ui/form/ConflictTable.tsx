import { useFormContext } from 'react-hook-form';
import buttons from '../button.module.css';
import type { Locale } from '../../locale/locale.ts';
import { t, tLabel } from '../../locale/translate.ts';
import type { Conflict, LastChange } from './conflicts.ts';
import styles from './form.module.css';
import { lastChangeText } from './lastChangeText.ts';
import { isSame, type AnyFields } from './values.ts';

interface ConflictTableProps {
  readonly fields: AnyFields;
  readonly conflicts: readonly Conflict[];
  /** Who has changed the record meanwhile, and when, where it says so. */
  readonly lastChange?: LastChange | null;
  readonly locale: Locale;
}

/**
 * A table of conflicting values: theirs and mine, by field. Values that are not taken over from
 * theirs are overwritten when the form is saved again.
 */
export function ConflictTable({ fields, conflicts, lastChange, locale }: ConflictTableProps) {
  const { setValue, watch } = useFormContext();
  const mine = watch(conflicts.map(({ name }) => name)) as unknown[];
  const words = (name: string, state: unknown) => {
    const input = fields[name];
    return input.isEmpty(state) ? '—' : input.format(state, locale);
  };
  const change = lastChange && lastChangeText(lastChange, locale);
  return (
    <div role="alert" className={conflicts.length > 0 ? styles.summary : undefined}>
      {conflicts.length > 0 && (
        <>
          <p>
            {t(
              'Not saved: someone else changed this record while you were editing it. Take their changes, or save again to overwrite them with yours.',
              locale,
            )}
          </p>
          {change && <p>{change}</p>}
          <table className={styles.conflicts}>
            <thead>
              <tr>
                <th scope="col">{t('Field', locale)}</th>
                <th scope="col">{t('Theirs', locale)}</th>
                <th scope="col">{t('Yours', locale)}</th>
                <td />
              </tr>
            </thead>
            <tbody>
              {conflicts.map(({ name, theirs }, index) => (
                <tr key={name}>
                  <th scope="row">{tLabel(fields[name].label, locale)}</th>
                  <td>{words(name, theirs)}</td>
                  <td>{words(name, mine[index])}</td>
                  <td>
                    <button
                      type="button"
                      className={buttons.button}
                      disabled={isSame(mine[index], theirs)}
                      aria-label={t('Take theirs for {field}', locale, {
                        field: tLabel(fields[name].label, locale),
                      })}
                      onClick={() => setValue(name, theirs, { shouldDirty: true })}
                    >
                      {t('Take theirs', locale)}
                    </button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </div>
  );
}

import 'client-only';
import { LABEL_STEP, t, tLabel } from '../../../locale/translate.ts';
import { useAccess } from '../../access/useAccess.ts';
import { useLocale } from '../../locale/useLocale.ts';
import type { NamedColumn } from '../listContext.ts';
import type { RelatedColumns } from '../related/relatedColumns.ts';
import styles from './columnChooser.module.css';

interface RelatedColumnChoiceProps {
  readonly related: RelatedColumns;
  /** The columns that the table shows now: they are chosen among its own. */
  readonly shown: readonly NamedColumn[];
}

/** The columns of related records that can be added: a part of the form in which columns are chosen. */
export function RelatedColumnChoice({ related, shown }: RelatedColumnChoiceProps) {
  const locale = useLocale();
  const { relations } = related.allowedTo(useAccess());
  const groups = relations.flatMap(({ name, label = name, columns }) => {
    const offered = columns
      .map((column) => ({ id: `${name}.${column.id}`, label: column.label }))
      .filter(({ id }) => !shown.some((column) => column.id === id));
    return offered.length > 0 ? [{ name, label: tLabel(label, locale), offered }] : [];
  });
  if (groups.length === 0) return null;
  return (
    <fieldset className={styles.columns}>
      <legend>{t('Related records', locale)}</legend>
      {groups.map(({ name, label, offered }) => (
        <details key={name} className={styles.relation}>
          <summary>{label}</summary>
          <ul aria-label={label}>
            {offered.map((column) => (
              <li key={column.id}>
                <label>
                  <input
                    type="checkbox"
                    name="columns"
                    value={column.id}
                    aria-label={`${label}${LABEL_STEP}${tLabel(column.label, locale)}`}
                  />
                  {tLabel(column.label, locale)}
                </label>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </fieldset>
  );
}

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
  const offered = relations.flatMap(({ name, label, columns }) =>
    columns
      .map((column) => ({
        id: `${name}.${column.id}`,
        label: tLabel(column.label, locale),
        // How many there are of the records of a relation is one column, and so no group of its own.
        ...(label === undefined
          ? { group: '', groupLabel: t('Number of records', locale) }
          : { group: name, groupLabel: tLabel(label, locale) }),
      }))
      .filter(({ id }) => !shown.some((column) => column.id === id)),
  );
  const groups = [...Map.groupBy(offered, ({ group }) => group)];
  if (groups.length === 0) return null;
  return (
    <fieldset className={styles.columns}>
      <legend>{t('Related records', locale)}</legend>
      {groups.map(([group, columns]) => (
        <details key={group} className={styles.relation}>
          <summary>{columns[0].groupLabel}</summary>
          <ul aria-label={columns[0].groupLabel}>
            {columns.map(({ id, label, groupLabel }) => (
              <li key={id}>
                <label>
                  <input
                    type="checkbox"
                    name="columns"
                    value={id}
                    aria-label={`${groupLabel}${LABEL_STEP}${label}`}
                  />
                  {label}
                </label>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </fieldset>
  );
}

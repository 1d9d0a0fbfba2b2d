import 'client-only';
import { formatNumber } from '../../../locale/formats.ts';
import type { Locale } from '../../../locale/locale.ts';
import { t, tLabel } from '../../../locale/translate.ts';
import { useLocale } from '../../locale/useLocale.ts';
import { namedWords } from '../inputs/group.tsx';
import { ItemTool } from '../ItemTools.tsx';
import type { AnyFields, FormState } from '../values.ts';
import type { RowsSettings } from './newRowsDefinition.ts';
import { useRowFields } from './useRowFields.ts';
import styles from './rows.module.css';

interface EnteredRowsProps {
  readonly rows: RowsSettings;
  readonly value: readonly FormState[];
  readonly onEdit: (index: number) => void;
  readonly onRemove: (index: number) => void;
}

/** Rows that are not made yet: what each is of, and its other values. */
export function EnteredRows({ rows, value, onEdit, onRemove }: EnteredRowsProps) {
  const locale = useLocale();
  const fields = useRowFields(rows);
  if (fields === null) return null;
  if (fields === 'failed')
    return <p role="alert">{t('The form could not be loaded. Try again.', locale)}</p>;
  return (
    <ol className={styles.entered}>
      {value.map((row, index) => {
        const { title, others } = wordsOf(fields, rows, row, locale);
        const place = formatNumber(index + 1, locale);
        const name = title ?? `${tLabel(rows.resource.label, locale)} ${place}`;
        return (
          <li key={index}>
            <div className={styles.words}>
              <strong>{name}</strong>
              {others.length > 0 && <span>{others.join(' · ')}</span>}
            </div>
            <ItemTool
              icon="pencil"
              label={t('Edit {record}', locale, { record: name })}
              onUse={() => onEdit(index)}
            />
            <ItemTool
              icon="cross"
              label={t('Remove {name}', locale, { name })}
              onUse={() => onRemove(index)}
            />
          </li>
        );
      })}
    </ol>
  );
}

/** A row is called after the record that it is of, or else by the first of its values. */
function wordsOf(
  fields: AnyFields,
  { position }: RowsSettings,
  row: FormState,
  locale: Locale,
): { readonly title: string | null; readonly others: readonly string[] } {
  const all = Object.entries(fields).filter(([name, input]) => !input.isEmpty(row[name]));
  // An amount says its currency.
  const said = new Set([position, ...all.map(([, { dependsOn }]) => dependsOn)]);
  const filled = all.filter(([name]) => !said.has(name));
  const named = filled.find(([, { finds }]) => finds !== undefined) ?? filled[0];
  if (!named) return { title: null, others: [] };
  const others = filled.filter((one) => one !== named);
  return {
    title: named[1].format(row[named[0]], locale),
    others: others.map(([name, input]) => namedWords(input, row[name], locale)),
  };
}

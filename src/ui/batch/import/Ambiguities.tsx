import type { AnyFields } from '../../form/values.ts';
import type { LabelledInput } from '../../form/input.ts';
import { useLocale } from '../../locale/useLocale.ts';
import type { Locale } from '../../../locale/locale.ts';
import { t, tLabel } from '../../../locale/translate.ts';
import { shortKey } from '../../../address/shortKey.ts';
import styles from '../run/run.module.css';
import type { Chosen } from './chosen.ts';
import type { Findings } from '../../form/readText.ts';

interface AmbiguitiesProps {
  readonly fields: AnyFields;
  readonly findings: Findings;
  readonly chosen: Chosen;
  readonly onChoose: (name: string, text: string, key: string) => void;
}

/** Asks which of several records a text means. */
export function Ambiguities({ fields, findings, chosen, onChoose }: AmbiguitiesProps) {
  const locale = useLocale();
  const unclear = [...findings].flatMap(([name, found]) =>
    [...found].flatMap(([text, finding]) =>
      finding.status === 'several' ? [{ name, text, options: finding.options }] : [],
    ),
  );
  return unclear.map(({ name, text, options }) => (
    <label key={`${name} ${text}`} className={styles.picker}>
      {t('{field} “{text}” matches {count} records', locale, {
        field: tLabel(fields[name].label, locale),
        text,
        count: options.length,
      })}
      <select
        value={chosen.find(([other, words]) => other === name && words === text)?.[2] ?? ''}
        onChange={({ target }) => onChoose(name, text, target.value)}
      >
        <option value="">{t('Choose…', locale)}</option>
        {options.map(({ key, title }) => (
          <option key={key} value={String(key)}>
            {`${title ?? nameOfKind(fields[name], locale)} ${shortKey(key)}`}
          </option>
        ))}
      </select>
    </label>
  ));
}

/** What records that nothing names are called. */
function nameOfKind({ label, finds }: LabelledInput, locale: Locale): string {
  return tLabel(finds?.picker.resource.label ?? label, locale);
}

import type { AnyFields } from '../../form/values.ts';
import { shortKey } from '../../resource.ts';
import styles from '../run/run.module.css';
import type { Chosen } from './chosen.ts';
import type { Findings } from './readRows.ts';

interface AmbiguitiesProps {
  readonly fields: AnyFields;
  readonly findings: Findings;
  readonly chosen: Chosen;
  readonly onChoose: (name: string, text: string, key: string) => void;
}

/** Asks which of several records a text means. */
export function Ambiguities({ fields, findings, chosen, onChoose }: AmbiguitiesProps) {
  const unclear = [...findings].flatMap(([name, found]) =>
    [...found].flatMap(([text, finding]) =>
      finding.status === 'several' ? [{ name, text, options: finding.options }] : [],
    ),
  );
  return unclear.map(({ name, text, options }) => (
    <label key={`${name} ${text}`} className={styles.picker}>
      {`${fields[name].label} “${text}” may be one of ${options.length}`}
      <select
        value={chosen.find(([other, words]) => other === name && words === text)?.[2] ?? ''}
        onChange={({ target }) => onChoose(name, text, target.value)}
      >
        <option value="">Choose…</option>
        {options.map(({ key, title }) => (
          <option key={key} value={String(key)}>
            {`${title} ${shortKey(key)}`}
          </option>
        ))}
      </select>
    </label>
  ));
}

import { useId } from 'react';
import { labelOf } from '../../../locale/labelOf.ts';
import { t, tLabel } from '../../../locale/translate.ts';
import { useLocale } from '../../locale/useLocale.ts';
import type { ListSum } from '../listDefinition.ts';
import { readSums } from './readSums.ts';
import styles from './sums.module.css';

const MEASURES = ['average', 'smallest', 'largest'] as const;

/** The measures of a field, or of its amounts in one currency: each in words, where the backend has it. */
interface MeasuredField {
  readonly name: string;
  readonly texts: Partial<Record<(typeof MEASURES)[number], string>>;
}

interface MeasuresProps<Data> {
  readonly figures: ReadonlyArray<ListSum<Data>>;
  readonly data: Data;
  /** The only currency that a filter lets through; null where there may be several. */
  readonly currencyOf: (filter: string) => string | null;
}

/**
 * The averages, smallest and largest values of all matching rows, which are folded: few people come for them, and in
 * charts each is drawn by itself.
 */
export function Measures<Data>({ figures, data, currencyOf }: MeasuresProps<Data>) {
  const locale = useLocale();
  const id = useId();
  const fields = new Map<string, MeasuredField>();
  for (const kind of MEASURES)
    for (const figure of figures.filter((own) => own.kind === kind)) {
      const { field, label = labelOf(field) } = figure;
      const { single, byCurrency } = readSums([figure], data, currencyOf, locale);
      const texts = [
        ...single.map(({ text }) => ['', text] as const),
        ...byCurrency.flatMap((each) => [...each.texts]),
      ];
      for (const [currency, text] of texts) {
        const key = `${field} ${currency}`;
        const name = [tLabel(label, locale), currency].filter(Boolean).join(' · ');
        fields.set(key, { name, texts: { ...fields.get(key)?.texts, [kind]: text } });
      }
    }
  if (fields.size === 0) return null;
  const shown = MEASURES.filter((kind) => [...fields.values()].some(({ texts }) => texts[kind]));
  const headings = {
    average: t('Average', locale),
    smallest: t('Smallest', locale),
    largest: t('Largest', locale),
  };
  return (
    <section className={styles.sums} aria-labelledby={id}>
      <details>
        <summary id={id}>{t('Average, smallest and largest of all matching rows', locale)}</summary>
        <div className={styles.table}>
          <div aria-hidden="true">
            <span />
            {shown.map((kind) => (
              <span key={kind}>{headings[kind]}</span>
            ))}
          </div>
          {[...fields].map(([key, { name, texts }]) => (
            <div key={key} role="group" aria-label={name}>
              <span aria-hidden="true">{name}</span>
              {shown.map((kind) => (
                <span key={kind}>
                  <span className={styles.label}>{headings[kind]}</span> {texts[kind] ?? '—'}
                </span>
              ))}
            </div>
          ))}
        </div>
      </details>
    </section>
  );
}

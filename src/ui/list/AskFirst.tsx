import { useRouter } from 'next/router';
import { formatNames } from '../../locale/names.ts';
import { useLocale } from '../locale/useLocale.ts';
import { inSentence, t, tLabel } from '../../locale/translate.ts';
import type { Resource } from '../../address/resource.ts';
import { FilterBar } from './filters/FilterBar.tsx';
import { readListAddress } from '../../lists/listAddress.ts';
import type { FilterSetting, ListSettings } from '../../lists/listSettings.ts';
import styles from './list.module.css';
import { PageTitle } from '../PageTitle.tsx';

interface AskFirstProps<Variables> {
  readonly resource: Resource;
  readonly settings: ListSettings<Variables>;
}

/** Shown instead of a list whose required filters are not set: a form for them. */
export function AskFirst<Variables>({ resource, settings }: AskFirstProps<Variables>) {
  const locale = useLocale();
  const { query } = useRouter();
  const labels = Object.values<FilterSetting<Variables>>(settings.filters ?? {})
    .filter(({ required }) => required)
    .map(({ label }) => tLabel(label, locale));
  const heading = tLabel(resource.pluralLabel, locale);
  return (
    <div className={styles.screen}>
      <PageTitle>{heading}</PageTitle>
      <header className={styles.header}>
        <h1>{heading}</h1>
      </header>
      <FilterBar
        resource={resource}
        settings={settings}
        address={readListAddress(settings, query)}
      />
      <div className={styles.empty}>
        <p>
          {t('Fill in {fields} to see {records}.', locale, {
            fields: formatNames(labels, locale),
            records: inSentence(resource.pluralLabel, locale),
          })}
        </p>
      </div>
    </div>
  );
}

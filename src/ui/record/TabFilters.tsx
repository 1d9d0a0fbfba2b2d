import { withBasePath } from '../../address/basePath.ts';
import { searchInWords } from '../../lists/filters/searchInWords.ts';
import type { ListAddress } from '../../lists/listAddress.ts';
import { t, tLabel } from '../../locale/translate.ts';
import buttons from '../button.module.css';
import { SearchInput } from '../list/filters/SearchInput.tsx';
import { StatusTabs } from '../list/filters/StatusTabs.tsx';
import { HiddenInputs } from '../list/HiddenInputs.tsx';
import { hiddenParameters, useListForm } from '../list/listForm.ts';
import { useLocale } from '../locale/useLocale.ts';
import type { AnyTab } from './tabDefinition.ts';
import list from '../list/list.module.css';
import styles from './record.module.css';

interface TabFiltersProps {
  /** Those that the person may use. */
  readonly settings: AnyTab;
  readonly path: string;
  readonly address: ListAddress;
  /** What else is in the address of the record's page. */
  readonly kept: ReadonlyArray<readonly [name: string, text: string]>;
}

/** Narrows the rows of a tab by their state and by a text, as their own list does: by links and a GET form. */
export function TabFilters({ settings, path, address, kept }: TabFiltersProps) {
  const locale = useLocale();
  const { search, states } = settings;
  const filter = states && settings.filters?.[states.name];
  const { onSubmit } = useListForm(settings, path, kept);
  return (
    <div className={styles.narrowing}>
      {filter && (
        <StatusTabs
          path={path}
          name={states.name}
          label={tLabel(filter.label, locale)}
          choices={states.choices}
          address={address}
          kept={kept}
        />
      )}
      {search && (
        <form
          method="get"
          action={withBasePath(path)}
          onSubmit={onSubmit}
          role="search"
          className={list.form}
          data-words={searchInWords(search, locale)}
        >
          <SearchInput label={searchInWords(search, locale)} text={address.search} />
          <button type="submit" className={buttons.button}>
            {t('Search', locale)}
          </button>
          <HiddenInputs
            parameters={[...kept, ...hiddenParameters(address, (name) => name === 'q')]}
          />
        </form>
      )}
    </div>
  );
}

import 'client-only';
import { useRef, useState, type FormEvent } from 'react';
import { withBasePath } from '../../../address/basePath.ts';
import buttons from '../../button.module.css';
import { isChartOf, useHomeCharts } from '../chart/useHomeCharts.ts';
import { useLocale } from '../../locale/useLocale.ts';
import { t } from '../../../locale/translate.ts';
import { asSeen, listSearchParams, type ListAddress } from '../../../lists/listAddress.ts';
import type { ListOfTable } from '../listContext.ts';
import type { SavedView } from './savedViews.ts';
import { useSavedViews } from './useSavedViews.ts';
import { ViewFiles } from './ViewFiles.tsx';
import { ViewItem } from './ViewItem.tsx';
import styles from './viewsPanel.module.css';

/** A person's saved views of a list: open, save, delete, export and import. */
export default function ViewsPanel({ list }: { list: ListOfTable }) {
  const locale = useLocale();
  const name = list.path.slice(1);
  const { views, isLost, add, remove, makeDefault } = useSavedViews(name);
  const [charts, keepCharts] = useHomeCharts();
  const [isFull, setIsFull] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const { slug } = list.resource;
  const searchOf = (state: ListAddress) => listSearchParams({ ...state, position: {} }).toString();
  const current = searchOf(asSeen(list.address, list.shown));
  // Older views do not include columns that were not in the address.
  const isCurrent = ({ search }: SavedView) =>
    search === current || search === searchOf(list.address);
  const hrefOf = (search: string) => (search ? `${list.path}?${search}` : list.path);
  const showOnHome = ({ name: title, search }: SavedView) => {
    const isOwn = isChartOf(slug, search);
    const others = charts.filter((chart) => !isOwn(chart));
    const isShown = others.length < charts.length;
    setIsFull(!keepCharts(isShown ? others : [...charts, { slug, search, name: title }]));
  };
  return (
    <div ref={panel} tabIndex={-1} className={styles.panel}>
      {views.length === 0 ? (
        <p>{t('No views saved yet.', locale)}</p>
      ) : (
        <ul aria-label={t('Saved views', locale)}>
          {views.map((view) => {
            const isDefault = list.kept.view === view.search;
            const hasChart = new URLSearchParams(view.search).has('chart');
            return (
              <ViewItem
                key={view.name}
                view={view}
                href={hrefOf(view.search)}
                isCurrent={isCurrent(view)}
                isDefault={isDefault}
                onDefault={() => makeDefault(isDefault ? null : view.search)}
                isOnHome={hasChart ? charts.some(isChartOf(slug, view.search)) : null}
                onHome={() => showOnHome(view)}
                onDelete={() => {
                  remove(view);
                  // The button that has the focus goes with the view.
                  panel.current?.focus();
                }}
              />
            );
          })}
        </ul>
      )}
      <SaveView onSave={(given) => add([{ name: given, search: current }])} />
      <ViewFiles
        views={views}
        name={`${name}-views`}
        link={`${location.origin}${withBasePath(hrefOf(current))}`}
        onImport={add}
      />
      {isFull && (
        <p role="alert">{t('Home has no room for another chart: remove one first.', locale)}</p>
      )}
      {isLost && (
        <p role="alert">{t('This browser does not store views: export them to a file.', locale)}</p>
      )}
    </div>
  );
}

/** Asks for the name of a view. */
function SaveView({ onSave }: { onSave: (name: string) => void }) {
  const locale = useLocale();
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name')).trim();
    if (name === '') return;
    onSave(name);
    event.currentTarget.reset();
  };
  return (
    <form onSubmit={save} className={styles.form}>
      <input
        name="name"
        required
        placeholder={t('Name of this view', locale)}
        aria-label={t('Name of this view', locale)}
      />
      <button type="submit" className={buttons.primary}>
        {t('Save', locale)}
      </button>
    </form>
  );
}

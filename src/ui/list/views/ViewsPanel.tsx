import 'client-only';
import { useRouter } from 'next/router';
import { useState, type ChangeEvent, type FormEvent } from 'react';
import { withBasePath } from '../../../address/basePath.ts';
import buttons from '../../button.module.css';
import { CopyButton } from '../../fields/CopyButton.tsx';
import { isChartOf, useHomeCharts } from '../chart/useHomeCharts.ts';
import { Icon } from '../../Icon.tsx';
import { useLocale } from '../../locale/useLocale.ts';
import { t } from '../../../locale/translate.ts';
import { asSeen, listSearchParams, type ListAddress } from '../../../lists/listAddress.ts';
import { saveListChoice } from '../../../visitor/saveListChoice.ts';
import type { ListOfTable } from '../listContext.ts';
import { saveFile } from '../../saveFile.ts';
import { fileOf, saveViews, savedViews, viewsIn, withViews, type SavedView } from './savedViews.ts';
import { PageLink } from '../../PageLink.tsx';
import styles from './viewsPanel.module.css';

/** A person's saved views of a list: open, save, delete, export and import. */
export default function ViewsPanel({ list }: { list: ListOfTable }) {
  const locale = useLocale();
  const router = useRouter();
  const name = list.path.slice(1);
  const [views, setViews] = useState(() => savedViews(name));
  const [isLost, setIsLost] = useState(false);
  const [charts, keepCharts] = useHomeCharts();
  const [isFull, setIsFull] = useState(false);
  const { slug } = list.resource;
  const searchOf = (state: ListAddress) => listSearchParams({ ...state, position: {} }).toString();
  const current = searchOf(asSeen(list.address, list.shown));
  // Older views do not include columns that were not in the address.
  const isCurrent = ({ search }: SavedView) =>
    search === current || search === searchOf(list.address);
  const keep = (next: SavedView[]) => {
    setViews(next);
    setIsLost(!saveViews(name, next));
  };
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = String(new FormData(event.currentTarget).get('name')).trim();
    if (given === '') return;
    keep(withViews(views, [{ name: given, search: current }], locale));
    event.currentTarget.reset();
  };
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const text = await target.files?.[0]?.text();
    if (text !== undefined) keep(withViews(views, viewsIn(text), locale));
    target.value = '';
  };
  const makeDefault = (search: string | null) => {
    saveListChoice(name, { ...list.kept, view: search });
    void router.replace(router.asPath, undefined, { scroll: false });
  };
  const showOnHome = ({ name: title, search }: SavedView) => {
    const isOwn = isChartOf(slug, search);
    const others = charts.filter((chart) => !isOwn(chart));
    const isShown = others.length < charts.length;
    setIsFull(!keepCharts(isShown ? others : [...charts, { slug, search, name: title }]));
  };
  return (
    <div className={styles.panel}>
      {views.length === 0 ? (
        <p>{t('No views saved yet.', locale)}</p>
      ) : (
        <ul aria-label={t('Saved views', locale)}>
          {views.map((view) => (
            <li key={view.name}>
              <PageLink
                href={view.search ? `${list.path}?${view.search}` : list.path}
                aria-current={isCurrent(view) ? 'true' : undefined}
              >
                {view.name}
              </PageLink>
              <button
                type="button"
                className={styles.action}
                aria-pressed={list.kept.view === view.search}
                aria-label={t('Use {view} by default', locale, { view: view.name })}
                onClick={() => makeDefault(list.kept.view === view.search ? null : view.search)}
              >
                <Icon name="star" size={14} />
              </button>
              {new URLSearchParams(view.search).has('chart') && (
                <button
                  type="button"
                  className={styles.action}
                  aria-pressed={charts.some(isChartOf(slug, view.search))}
                  aria-label={t('Show {view} on Home', locale, { view: view.name })}
                  onClick={() => showOnHome(view)}
                >
                  <Icon name="home" size={14} />
                </button>
              )}
              <button
                type="button"
                className={styles.action}
                aria-label={t('Delete {name}', locale, { name: view.name })}
                onClick={() => keep(views.filter((other) => other !== view))}
              >
                <Icon name="cross" size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
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
      <p className={styles.files}>
        <span>
          {t('Link to this view', locale)}{' '}
          <CopyButton text={`${location.origin}${withBasePath(list.path)}?${current}`} />
        </span>
        <button
          type="button"
          className={buttons.button}
          disabled={views.length === 0}
          onClick={() => saveFile(new Blob([fileOf(views)]), `${name}-views.json`)}
        >
          {t('Export to file', locale)}
        </button>
        <label className={`${buttons.button} ${styles.file}`}>
          {t('Import from file', locale)}
          <input
            type="file"
            accept=".json,application/json"
            onChange={(event) => void take(event)}
          />
        </label>
      </p>
      {isFull && (
        <p role="alert">{t('Home has no room for another chart: remove one first.', locale)}</p>
      )}
      {isLost && (
        <p role="alert">{t('This browser does not store views: export them to a file.', locale)}</p>
      )}
    </div>
  );
}

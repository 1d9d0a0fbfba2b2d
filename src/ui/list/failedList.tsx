import { useRouter } from 'next/router';
import { useContext, type ComponentType } from 'react';
import type { WireError } from '../../relay/errors.ts';
import type { FailedPageProps } from '../../relay/pageQueries.ts';
import { ErrorPanel } from '../errors/ErrorPanel.tsx';
import { ErrorScreen } from '../errors/ErrorScreen.tsx';
import { useLocale } from '../locale/useLocale.ts';
import type { Message } from '../../locale/messages.ts';
import { t, tLabel } from '../../locale/translate.ts';
import { listHref, type Resource } from '../../address/resource.ts';
import { FilterBar } from './filters/FilterBar.tsx';
import {
  listStateHref,
  readListAddress,
  TITLE_ONLY,
  type ListAddress,
} from '../../lists/listAddress.ts';
import { listChoiceOf, type ListChoice } from '../../visitor/listChoice.ts';
import { saveListChoice } from '../../visitor/saveListChoice.ts';
import { ListChoicesContext } from './listContext.ts';
import type { ListSettings } from '../../lists/listSettings.ts';
import { useListSettings } from './useListSettings.ts';
import styles from './list.module.css';
import { PageTitle } from '../PageTitle.tsx';
import { PageLink } from '../PageLink.tsx';

/**
 * Shown instead of a list that failed to load. If the request may be the cause, the backend's message
 * appears at the search and filters, which stay, with links that remove parts of the request.
 */
export function failedList<Variables>(
  whole: ListSettings<Variables> & { readonly resource: Resource },
): ComponentType<FailedPageProps> {
  const { resource } = whole;
  return function FailedList({ error, onRetry }: FailedPageProps) {
    const settings = useListSettings(whole);
    const { query } = useRouter();
    const locale = useLocale();
    const kept = listChoiceOf(useContext(ListChoicesContext), settings.name);
    const address = readListAddress(settings, query);
    const ways = waysOut(address, kept);
    const mayBeAboutIt = ways.length > 0 && isTooMuch(error);
    if (!isAboutWhatWasAsked(error) && !mayBeAboutIt)
      return <ErrorScreen error={error} onRetry={onRetry} />;
    const path = listHref(resource);
    const plural = tLabel(resource.pluralLabel, locale);
    const forget = () => settings.name && saveListChoice(settings.name, { ...kept, columns: null });
    return (
      <div className={styles.screen}>
        <PageTitle>{plural}</PageTitle>
        <header className={styles.header}>
          <h1>{plural}</h1>
        </header>
        <FilterBar resource={resource} settings={settings} address={address} />
        <ErrorPanel error={error} onRetry={onRetry} />
        {ways.length > 0 && (
          <ul className={styles.ways} aria-label={t('Suggestions', locale)}>
            {ways.map(({ label, state, forgets }) => (
              <li key={label}>
                <PageLink
                  href={listStateHref(path, { ...address, ...state })}
                  onClick={forgets ? forget : undefined}
                >
                  {t(label, locale)}
                </PageLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    );
  };
}

interface WayOut {
  readonly label: Message;
  /** What of the list's address is another there. */
  readonly state: Partial<ListAddress>;
  /** Removes the person's stored choice. */
  readonly forgets?: true;
}

/** Parts of the request that differ from the defaults and can be removed. */
function waysOut(address: ListAddress, kept: ListChoice): WayOut[] {
  const isNarrowed = address.search !== '' || Object.keys(address.filters).length > 0;
  const columns = address.columns ?? kept.columns;
  const isOnlyTitle = columns?.join() === TITLE_ONLY.join();
  const hasColumns = columns !== null && !isOnlyTitle;
  const ways: ReadonlyArray<readonly [isOffered: boolean, way: WayOut]> = [
    [
      isNarrowed,
      { label: 'Clear search and filters', state: { search: '', filters: {}, position: {} } },
    ],
    [address.sort !== null, { label: 'Reset sorting', state: { sort: null, position: {} } }],
    [
      Object.keys(address.position).length > 0,
      { label: 'Go to the first page', state: { position: {} } },
    ],
    [address.layout !== null, { label: 'Show as table', state: { layout: null } }],
    [hasColumns, { label: 'Reset columns', state: { columns: null }, forgets: true }],
    // From there the columns can be chosen anew, one by one.
    [hasColumns, { label: 'Show only the first column', state: { columns: TITLE_ONLY } }],
  ];
  return ways.flatMap(([isOffered, way]) => (isOffered ? [way] : []));
}

/** Whether the backend rejected the content of the request, not the person. */
function isAboutWhatWasAsked(error: WireError): boolean {
  if (error.name === 'ResponseError') return error.status === 400 || error.status === 422;
  if (error.name !== 'GraphQLResponseError') return false;
  return error.accessProblem === null;
}

/** Whether less might be answered. */
function isTooMuch(error: WireError): boolean {
  if (error.name === 'TimeoutError') return true;
  return error.name === 'ResponseError' && [413, 414, 500, 504].includes(error.status);
}

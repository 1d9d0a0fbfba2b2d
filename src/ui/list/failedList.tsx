import Head from 'next/head';
import NextLink from 'next/link';
import { useRouter } from 'next/router';
import type { ComponentType } from 'react';
import { accessProblemOf } from '../../relay/errorCodes.ts';
import type { WireError } from '../../relay/errors.ts';
import type { FailedPageProps } from '../../relay/pageQueries.ts';
import { ErrorPanel } from '../errors/ErrorPanel.tsx';
import { ErrorScreen } from '../errors/ErrorScreen.tsx';
import { listHref, type Resource } from '../resource.ts';
import { FilterBar } from './filters/FilterBar.tsx';
import { readListAddress } from './listAddress.ts';
import type { ListSettings } from './listSettings.ts';
import styles from './list.module.css';

/**
 * What stands in place of a list that could not be loaded. When the backend turned down what was asked,
 * its words stand at the search and filters, which stay, so that they can be changed.
 */
export function failedList<Variables>(
  resource: Resource,
  settings: ListSettings<Variables>,
): ComponentType<FailedPageProps> {
  return function FailedList({ error, onRetry }: FailedPageProps) {
    const { query } = useRouter();
    const address = readListAddress(settings, query);
    if (!isAboutWhatWasAsked(error)) return <ErrorScreen error={error} onRetry={onRetry} />;
    const isNarrowed = address.search !== '' || Object.keys(address.filters).length > 0;
    return (
      <div className={styles.screen}>
        <Head>
          <title>{`${resource.pluralLabel} · Frontage`}</title>
        </Head>
        <header className={styles.header}>
          <h1>{resource.pluralLabel}</h1>
        </header>
        <FilterBar resource={resource} settings={settings} address={address} />
        <ErrorPanel error={error} onRetry={onRetry} />
        {isNarrowed && (
          <p className={styles.clear}>
            <NextLink href={listHref(resource)} prefetch={false}>
              Clear search and filters
            </NextLink>
          </p>
        )}
      </div>
    );
  };
}

/** Whether the backend understood the call and refused it for what it says, not for who asks. */
function isAboutWhatWasAsked(error: WireError): boolean {
  if (error.name === 'ResponseError') return error.status === 400 || error.status === 422;
  if (error.name !== 'GraphQLResponseError') return false;
  return accessProblemOf(error.codes) === null;
}

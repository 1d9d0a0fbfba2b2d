import type { ReactNode } from 'react';
import type { Result } from 'relay-runtime';
import { usePage } from '../../relay/pageContext.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';
import { LazyNotFound } from './LazyNotFound.tsx';
import { useIsAbsent } from './useIsAbsent.ts';
import { caughtError, reading } from '../../relay/caught.ts';
import { useLocale } from '../locale/useLocale.ts';
import { t } from '../../locale/translate.ts';
import type { Resource } from '../../address/resource.ts';

interface RecordPageProps<Key> {
  readonly resource: Resource;
  /** The result of the lookup, under `@catch`. */
  readonly record: Result<Key | null | undefined, unknown> | Key | null | undefined;
  readonly children: (record: Key) => ReactNode;
}

/** The page of a record, or an error page when it does not exist or could not be read. */
export function RecordPage<Key>({ resource, record, children }: RecordPageProps<Key>) {
  const locale = useLocale();
  const page = usePage();
  const isAbsent = useIsAbsent(resource);
  const found = reading<Key>(record);
  if (!found.ok) {
    const message = t('The backend could not return this record.', locale);
    const error = caughtError(found.errors, message);
    if (isAbsent(error)) return <LazyNotFound resource={resource} />;
    return <ErrorScreen error={error} onRetry={() => page.refresh()} />;
  }
  if (found.value === null || found.value === undefined)
    return <LazyNotFound resource={resource} />;
  return children(found.value);
}

import type { ComponentType } from 'react';
import type { Resource } from '../../address/resource.ts';
import type { FailedPageProps } from '../../relay/pageQueries.ts';
import { ErrorScreen } from './ErrorScreen.tsx';
import { LazyNotFound } from './LazyNotFound.tsx';
import { useIsAbsent } from './useIsAbsent.ts';

/** Makes what replaces a record's page that could not be loaded. @param subject the path of the record in the response */
export function failedRecord(
  resource: Resource,
  subject: readonly string[],
): ComponentType<FailedPageProps> {
  return function FailedRecord({ error, onRetry }: FailedPageProps) {
    const isAbsent = useIsAbsent(resource);
    return isAbsent(error, subject) ? (
      <LazyNotFound resource={resource} />
    ) : (
      <ErrorScreen error={error} onRetry={onRetry} />
    );
  };
}

import type { Resource } from '../../address/resource.ts';
import { mayBeAbsent, type WireError } from '../../relay/errors.ts';
import { screenDenial } from '../access/screenDenial.ts';
import { useAccess } from '../access/useAccess.ts';

/**
 * Finds out whether an error says of a record that it is not there. A backend that forbids a record to somebody who may
 * see others may as well say so of one that is not there.
 *
 * @returns a function of the error and of the record's path in the response, left out for an error of the record itself
 */
export function useIsAbsent(
  resource: Resource,
): (error: WireError, subject?: readonly string[]) => boolean {
  const access = useAccess();
  const isDenied = access.isSignedOut || screenDenial(access, resource, 'record') !== null;
  return (error, subject) => !isDenied && mayBeAbsent(error, subject);
}

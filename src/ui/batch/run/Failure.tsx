import { isWireError, type WireError } from '../../../relay/errors.ts';
import { ErrorPanel } from '../../errors/ErrorPanel.tsx';

/** Why something about a list could not be done. */
export function Failure({ error }: { error: unknown }) {
  if (isWireError(error)) return <ErrorPanel error={error as WireError} place="work" />;
  return <p role="alert">{error instanceof Error ? error.message : String(error)}</p>;
}

/**
 * Why the backend cannot start, as a message for the person who started it. It never contains a
 * secret.
 */
export class BackendFailure extends Error {
  override readonly name = 'BackendFailure';
}

/** The code of a system or database error (`ECONNREFUSED`, `28P01`), if it has one. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { code, errors } = error as { code?: unknown; errors?: unknown };
  if (typeof code === 'string') return code;
  return Array.isArray(errors) ? errorCode(errors[0]) : undefined;
}

/** What reads responses, in one module: by imports of their own, browsers would load what its parts share twice. */
export { requireRows } from './requireRows.ts';
export { readResult, requireData } from './result.ts';

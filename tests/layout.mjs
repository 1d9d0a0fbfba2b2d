/**
 * Whose tests there are. Plain JavaScript with Node's own modules only: it is read before anything is
 * installed.
 */
import { existsSync } from 'node:fs';

/**
 * Whether the screens are those of a team's own API. Frontage's own tests are about the sample then, which
 * is not there: the app's are left. Those in tests/app hold for any schema, those in tests/resources were
 * scaffolded for the team's.
 */
export const isConnected = existsSync(new URL('../schema/source.json', import.meta.url));

/** The tests of an app. */
export const APP_TESTS = ['tests/app', 'tests/resources'];

/** What an app is made of, and may be edited. */
export const APP_SOURCES = ['src', 'pages', 'schema', ...APP_TESTS];

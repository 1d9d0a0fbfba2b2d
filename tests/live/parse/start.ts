import type { LiveBackend, People } from '../liveBackend.ts';
import { installed } from '../npm.ts';
import { endSessions, firstMessage, startOnPostgres, type Address } from '../program.ts';

/** A small Parse Server, on PostgreSQL. */
export async function startParse(): Promise<LiveBackend> {
  const folder = installed('parse', { dependencies: { 'parse-server': '9.10.0' } });
  const { server, ...database } = await startOnPostgres('parse', folder);
  const people: People = {
    inputs: { 'input.username': 'ada', 'input.password': 'correct horse' },
    name: 'ada',
    refusal: /Invalid username\/password/,
    locked: /Your account is locked/,
    other: { 'input.username': 'mary', 'input.password': 'correct horse' },
    list: '/articles',
    endSessions: () => endSessions(server),
  };
  // Its classes are for the master key, and nobody may sort people by their address, or search for it.
  const known = [/^\/classes/, /^\/users\?(sort=email|q=)/];
  return { ...(await firstMessage<Address>(server)), people, known, ...database };
}

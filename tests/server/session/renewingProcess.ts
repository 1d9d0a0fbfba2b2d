/**
 * Reads a session many times at once, as a server does whose pages are opened in many tabs, and prints
 * what the backend would be sent and which cookies the browser would get.
 */
import { readSession, renewedCookies } from '../../../src/server/session/session.ts';

const [cookie, count] = process.argv.slice(2);
const request = () => new Request('http://localhost', { headers: { cookie } });
const sessions = await Promise.all(
  Array.from({ length: Number(count) }, () => readSession(request())),
);
const cookies = await renewedCookies(request(), { origins: [], proxies: 0 });
const sent = sessions.map((session) => session?.credential.headers.authorization ?? null);
console.log(JSON.stringify({ sent, cookies: cookies.map((each) => each.split(';')[0]) }));

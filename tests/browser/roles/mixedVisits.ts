import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unsignedToken } from '../../backend/tokens.ts';

/** Roles of the sample that several people have. */
const ROLES = ['sales', 'warehouse', 'accounting', 'admin'];
const PEOPLE_PER_ROLE = 6;
const IN_FLIGHT = 16;

/** Pages that all of them have, and such as only some have. */
const PATHS = [
  ...['/', '/orders', '/customers', '/orders/any', '/products?sort=name', '/employees'],
  ...['/variants', '/invoices', '/payments', '/orders/any/edit', '/tickets/new', '/tools'],
];

/** Those that show nothing but, where it is known in time, who is signed in. */
const WITHOUT_RECORDS = ['/tickets/new', '/tools'];

/** Operations that browsers send for them. */
const OPERATIONS = ['OrderListQuery', 'CustomerListQuery', 'VariantListQuery', 'PaymentListQuery'];

export interface Visits {
  readonly pages: number;
  readonly calls: number;
  /** Answers that held something of somebody else, or nothing of who asked where there is something. */
  readonly leaks: readonly string[];
  /** Status → how often it came. */
  readonly statuses: Readonly<Record<string, number>>;
}

/**
 * Visits pages, and calls the gateway, as many people of several roles at once. Before a backend that answers each
 * with nothing but their own name (`namingBackend.ts`), any other name is a leak.
 *
 * @param count pages and calls together
 * @param report is called now and then with what has been done
 */
export async function visitMixed(
  origin: string,
  count: number,
  report: (done: number) => void = () => {},
): Promise<Visits> {
  const people = await signInAll(origin);
  const texts = OPERATIONS.map((name) => [name, textOf(name)] as const);
  const leaks: string[] = [];
  const statuses: Record<string, number> = {};
  let [next, pages, calls] = [0, 0, 0];
  const visit = async () => {
    while (next < count) {
      const turn = next;
      next += 1;
      if (turn % 1_000 === 0) report(turn);
      const person = people[turn % people.length];
      const round = Math.floor(turn / people.length);
      const isCall = round % 4 === 3;
      const path = PATHS[round % PATHS.length];
      const [name, text] = texts[round % texts.length];
      const ask = () =>
        isCall
          ? call(origin, person.cookie, name, text)
          : fetch(origin + path, { headers: { cookie: person.cookie } });
      // The connection that is used again may be one that the server has just closed.
      const response = await ask().catch(ask);
      if (isCall) calls += 1;
      else pages += 1;
      const names = new Set((await response.text()).match(/visitor-\w+/g));
      statuses[response.status] = (statuses[response.status] ?? 0) + 1;
      const isOwn = names.delete(person.name) || WITHOUT_RECORDS.includes(path);
      const isWhole = response.status === 200 ? isOwn || isCall : response.status === 403;
      if (names.size > 0 || !isWhole)
        leaks.push(
          `${isCall ? name : path} as ${person.name}: ${response.status}, ${[...names].join(' ')}`,
        );
    }
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, visit));
  return { pages, calls, leaks, statuses };
}

interface Visitor {
  readonly name: string;
  readonly cookie: string;
}

async function signInAll(origin: string): Promise<Visitor[]> {
  const people: Visitor[] = [];
  // More than some tries at once from one address are taken for guessing.
  for (let at = 0; at < PEOPLE_PER_ROLE; at++)
    for (const role of ROLES) {
      const name = `visitor-${role}${at}`;
      const token = unsignedToken({ sub: name, role });
      const response = await fetch(`${origin}/api/session`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ credential: `${token}x` }),
      });
      if (response.status !== 200) throw new Error(`${name} cannot sign in: ${response.status}`);
      const cookies = response.headers.getSetCookie().map((one) => one.split(';')[0]);
      people.push({ name, cookie: cookies.join('; ') });
    }
  return people;
}

function call(origin: string, cookie: string, operationName: string, query: string) {
  return fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ operationName, variables: { first: 5 }, query }),
  });
}

/** An operation as it was compiled. */
function textOf(name: string): string {
  const file = join(import.meta.dirname, `../../../__generated__/${name}.graphql.ts`);
  const [, text] = /"text": ("(?:[^"\\]|\\.)*")/.exec(readFileSync(file, 'utf8')) ?? [];
  return JSON.parse(text) as string;
}

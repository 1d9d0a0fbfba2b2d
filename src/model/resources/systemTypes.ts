import { endsWithWords, singularWords, typeWords } from '../wording/words.ts';

/** Whole names of types that keep a system running, whatever business it is for. */
const SYSTEM_NAMES = wordLists(
  'role, permission, session, user session, migration, schema migration, setting, settings, configuration, webhook, ' +
    'audit log, activity log, system log, error log, request log, event log, log entry, audit entry, ' +
    'api key, access token, refresh token, auth token, verification token, personal access token, ' +
    'job queue, background job, scheduled task, cron job, preference, user preference, feature flag, ' +
    'administrator, admin, admin user, authentication method, authentication provider, oauth client, oauth application',
);

/** What the types of a system that begin with its name are about. */
const FAMILY_WORDS = wordLists(
  'user, role, permission, policy, access, file, folder, setting, preset, activity, revision, webhook, flow, operation, ' +
    'panel, dashboard, notification, share, translation, version, extension, collection, field, relation, comment, ' +
    'session, token, kv, preference, document, migration, job, log, client, group, key, queue',
);

/** Types for the people that a business is about. */
const PEOPLE = wordLists(
  'customer, client, contact, employee, member, patient, student, teacher, author, person, guest, staff, supplier',
);

const SMALLEST_FAMILY = 3;

/**
 * The types that keep the system running rather than the business, each with the reason: users, roles, settings and
 * the like. None where the schema has nothing else.
 *
 * @param names of the types that people manage
 */
export function readSystemTypes(names: readonly string[]): Map<string, string> {
  const types = names.map((name) => ({ name, words: singularWords(typeWords(name)) }));
  const found = new Map<string, string>();
  const hasPeople = types.some(({ words }) => isAny(words, PEOPLE));
  const hasRoles = types.some(({ words }) => ['role', 'permission'].includes(words.at(-1) ?? ''));
  for (const { name, words } of types) {
    if (isAny(words, SYSTEM_NAMES)) found.set(name, 'its name is that of a part of the system');
    else if (words.join(' ') === 'user' && hasPeople && hasRoles)
      found.set(name, 'users have roles here, and the people of the business a type of their own');
  }
  for (const [prefix, members] of Map.groupBy(types, ({ words: [first] }) => first)) {
    if (!isFamily(prefix, members, types)) continue;
    for (const { name } of members)
      found.set(name, `its name begins as those of other parts of the system do, with “${prefix}”`);
  }
  return found.size < names.length ? found : new Map();
}

interface NamedType {
  readonly name: string;
  readonly words: readonly string[];
}

/** Whether most types that begin with a word are about the system: `directus_users`, `directus_files`. */
function isFamily(
  prefix: string,
  members: readonly NamedType[],
  all: readonly NamedType[],
): boolean {
  const rests = members.map(({ words }) => words.slice(1));
  // `order` beside `order_comments`, `order_files`: parts of a resource.
  if (members.length < SMALLEST_FAMILY || members.length === all.length) return false;
  if (rests.some((rest) => rest.length === 0)) return false;
  const ofSystem = rests.filter((rest) => FAMILY_WORDS.some((words) => endsWithWords(rest, words)));
  return ofSystem.length > members.length / 2;
}

function isAny(words: readonly string[], lists: ReadonlyArray<readonly string[]>): boolean {
  return lists.some((list) => list.join(' ') === words.join(' '));
}

function wordLists(text: string): string[][] {
  return text.split(', ').map((words) => words.split(' '));
}

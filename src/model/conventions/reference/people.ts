import type { Resource } from '../../types/resource.ts';
import { isParticiple } from '../../wording/participles.ts';
import { sameName, singularWords, typeWords } from '../../wording/words.ts';

/** What the people are called who work with the records. */
const PEOPLE = new Set(
  'user person employee staff admin administrator colleague teammate'.split(' '),
);

/** What people are called, too, where their records say how one reaches them, or how they sign in. */
const MAYBE_PEOPLE = new Set('account member profile agent operator'.split(' '));
const OF_PEOPLE = /^(email|emailaddress|username|login|firstname|lastname|fullname)$/;

/** Others of whom some roles may be. */
const OTHERS = new Set(
  'customer client patient student contact guest player author visitor supplier vendor partner lead'.split(
    ' ',
  ),
);

/** What only those are to a record who work with it. */
const STAFF_ROLES = new Set(
  (
    'assignee assigner assigned approver approved reviewer reviewed verifier verified handler handled manager managed ' +
    'supervisor supervised staff employee admin operator'
  ).split(' '),
);

/** What anybody may be. */
const ROLES = new Set(
  (
    'owner owned author creator editor publisher uploader submitter reporter requester requestor responsible inviter ' +
    'organizer organiser user person member agent'
  ).split(' '),
);

/** The people of a schema. */
export interface People {
  /** The one resource of those who work with the records. */
  readonly resource: Resource;
  /** There are others, of whom a role may be. */
  readonly areOthers: boolean;
}

/** The one resource of people that a schema has; null where there is none, or several. */
export function peopleAmong(resources: readonly Resource[]): People | null {
  const called = (words: ReadonlySet<string>) =>
    resources.filter((one) => words.has(lastWord(one)));
  const found = [...called(PEOPLE), ...called(MAYBE_PEOPLE).filter(isReached)];
  const areOthers = called(OTHERS).length > 0;
  return found.length === 1 ? { resource: found[0], areOthers } : null;
}

function lastWord({ type }: Resource): string {
  return singularWords(typeWords(type)).at(-1) ?? '';
}

function isReached({ fields }: Resource): boolean {
  return fields.some(({ name }) => OF_PEOPLE.test(sameName(name)));
}

/**
 * Whether the words before a key say what one of the people is to a record: `assignee`, `created by`, `assigned to`. What
 * says of which type its owner is (`ownerType`) may be no person's.
 */
export function saysRole(
  about: readonly string[],
  { areOthers }: People,
  owner: Resource | null,
): boolean {
  const words = ['by', 'to'].includes(about.at(-1) ?? '') ? about.slice(0, -1) : about;
  const [role = '', ...others] = words;
  const isAnybodys = ROLES.has(role) || (about.at(-1) === 'by' && isParticiple(role));
  const type = `${about.join('')}type`;
  return (
    others.length === 0 &&
    (STAFF_ROLES.has(role) || (isAnybodys && !areOthers)) &&
    !owner?.fields.some(({ name }) => sameName(name) === type)
  );
}

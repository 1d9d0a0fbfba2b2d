import { getNamedType, isUnionType } from 'graphql';
import type { GraphQLArgument, GraphQLNamedType } from 'graphql';
import { readTitle } from '../../fields/title.ts';
import type { FieldReader } from '../../fields/fieldReader.ts';
import type { RootField } from '../../shapes/rootField.ts';
import { isComposite, isList, needsNoArguments } from '../../shapes/typeShapes.ts';
import type { CompositeType, OutputField } from '../../shapes/typeShapes.ts';
import type { Hints } from '../../hints.ts';
import { unknownName, type ReportProblem } from '../../hints/hintProblem.ts';
import type { Resource } from '../../types/resource.ts';
import type { Viewer } from '../../types/signIn.ts';
import { splitWords } from '../../wording/words.ts';
import { personIn, plainPerson, type Person } from './personTypes.ts';
import { readEmail, readPicture, readRole } from './personParts.ts';
import { readFlags } from './readFlags.ts';
import { readPermissions } from './readPermissions.ts';

const WHO =
  /^((get|fetch|find|load|query) )?(me|myself|self|who ?am ?i|viewer|whoami|((current|active|logged in|logged|signed in|authenticated|authorized|auth|session|my|own) )(user|admin|administrator|employee|account|staff|staff member|person|member|customer|identity|item|profile|viewer|info|me|principal|operator|agent|session)|(user|users|account|admin|customer) me|me (user|admin|users|account|customer)|my ?profile|current( user)? profile)( (info|details|profile|data|query))?$/;
/** Names that a record of another kind may have as well. */
const MAYBE =
  /^((get|fetch) )?((user )?(profile|account|session|auth|user|customer|identity|principal|administrator|staff|employee|member)|(user|account|admin|customer|profile) (info|details|data))$/;
const DESCRIBED =
  /\b(current(ly)?|authenticated|logged[- ]in|signed[- ]in|active)\b.*\b(user|person|admin\w*|account|customer|member|employee|staff|viewer|session)\b/i;

/** Whether a name is that of a query for who is signed in: `certainly` so, or that of a record as well. */
export function isWhoName(name: string, certainly: boolean): boolean {
  const words = splitWords(name).join(' ');
  return WHO.test(words) || (!certainly && MAYBE.test(words));
}

/** What the reading of who is signed in needs of the model. */
export interface ViewerReading {
  roots: readonly RootField[];
  fields: FieldReader;
  resources: readonly Resource[];
}

/**
 * Reads how one asks who is signed in: a query that needs no argument and gives a person, by its name (`me`,
 * `viewer`, `currentUser`) and by the type of what it gives.
 *
 * @param hint the path that a hint names, joined by dots
 */
export function readViewer(reading: ViewerReading, hint?: string): Viewer | null {
  const found = reading.roots
    .filter(({ place, path }) => place !== 'singleton' && path.length <= 3)
    .flatMap((root) => candidateOf(root, hint) ?? [])
    .sort((one, other) => other.score - one.score || one.root.index - other.root.index);
  const [best] = found;
  if (!best) return null;
  const { root, person } = best;
  const { type } = person;
  const resource = reading.resources.find((candidate) => candidate.type === type.name);
  const path = [...root.path, ...person.path];
  const isBelow = (other: RootField) =>
    root.path.every((name, index) => other.path[index] === name);
  const others = found
    .slice(1)
    .filter((other) => !isBelow(other.root))
    .map((other) => `\`${other.root.path.join('.')}\``);
  const also = others.length === 0 ? '' : ` Also: ${others.join(', ')}.`;
  return {
    path: root.path,
    person: person.path,
    type: type.name,
    abstract: person.abstract,
    resource: resource?.type ?? null,
    name: nameOf(type, resource, reading.fields),
    email: readEmail(type),
    picture: readPicture(type),
    role: readRole(type),
    permissions:
      readPermissions(type, path, reading.roots) ??
      readFlags(type, path, reading.roots, reading.resources) ??
      permissionsAround(best, reading),
    why: {
      path: `\`${root.path.join('.')}\` gives ${type.name}${hint === undefined ? ', who is signed in' : ': a hint says so'}.${also}`,
    },
  };
}

/** Who is signed in, as hints say; a query that gives nobody is reported. */
export function readHintedViewer(
  reading: ViewerReading,
  { viewer: hint }: Pick<Hints, 'viewer'>,
  report: ReportProblem,
): Viewer | null {
  if (hint === false) return null;
  const hinted = hint === undefined ? null : readViewer(reading, hint);
  if (hint !== undefined && !hinted)
    report(
      unknownName(
        'viewer',
        'no query without arguments gives an object at',
        hint,
        reading.roots.map(({ path }) => path.join('.')).filter((name) => name !== hint),
      ),
    );
  return hinted ?? readViewer(reading);
}

interface Candidate {
  readonly root: RootField;
  readonly person: Person;
  readonly score: number;
}

function candidateOf(root: RootField, hint: string | undefined): Candidate | null {
  const { field, path } = root;
  const isHinted = path.join('.') === hint;
  if ((hint !== undefined && !isHinted) || !givesOne(field)) return null;
  const type = getNamedType(field.type);
  const isNamed = isWhoName(field.name, true);
  const person =
    personIn(type) ?? (isNamed ? plainPerson(type) : null) ?? (isHinted ? wholeOf(type) : null);
  if (!person) return null;
  const isMeant = isHinted || isNamed || mayBeMeant(field, person);
  return isMeant ? { root, person, score: scoreOf(root, person) } : null;
}

/** Whether nothing has to be chosen. */
function givesOne(field: OutputField): boolean {
  // `currentUser(filter)` gives one person whatever is asked of them.
  const isFree = (name: string) => name === 'filter' && isWhoName(field.name, true);
  const isChosen = field.args.some((argument) => isKey(argument) && !isFree(argument.name));
  return !isList(field.type) && needsNoArguments(field) && !isChosen;
}

/** Of three signs that a field without arguments gives who is signed in, two are enough. */
function mayBeMeant({ name, args, description }: OutputField, { rank }: Person): boolean {
  const signs = [isWhoName(name, false), rank >= 4, DESCRIBED.test(description ?? '')];
  return args.length === 0 && signs.filter(Boolean).length >= 2;
}

function scoreOf({ field, path, deprecated }: RootField, { rank }: Person): number {
  const { name, description } = field;
  const words = splitWords(name).join(' ');
  return (
    rank -
    path.length +
    (WHO.test(words) ? 10 : 4) +
    (DESCRIBED.test(description ?? '') ? 2 : 0) -
    (/customer|session/.test(words) ? 3 : 0) -
    (deprecated ? 20 : 0)
  );
}

/** Some envelopes say beside the person what they may do: `viewer { permissions user { name } }`. */
function permissionsAround(
  { root, person }: Candidate,
  { roots, resources }: ViewerReading,
): Viewer['permissions'] {
  const type = getNamedType(root.field.type);
  if (person.path.length === 0 || !isComposite(type)) return null;
  return readPermissions(type, root.path, roots) ?? readFlags(type, root.path, roots, resources);
}

/** What a hint names is a person, whatever its fields are. */
function wholeOf(type: GraphQLNamedType): Person | null {
  return isComposite(type) && !isUnionType(type)
    ? { type, path: [], abstract: false, rank: 1 }
    : null;
}

/** An argument that would choose among people. */
function isKey({ name, type }: GraphQLArgument): boolean {
  return (
    getNamedType(type).name === 'ID' ||
    /^(id|ids|where|filter|by|input|email|username|slug)$/i.test(name)
  );
}

/** The fields that name the person, as they name the record where it is one. */
function nameOf(
  type: CompositeType,
  resource: Resource | undefined,
  fields: FieldReader,
): Viewer['name'] {
  const title = resource?.title ?? readTitle(type, fields.read(type)).value;
  return title.map((name) => name.split('.'));
}

import { getNamedType, isLeafType, isUnionType } from 'graphql';
import type { GraphQLNamedType } from 'graphql';
import { isComposite, isList, needsNoArguments, outputFields } from '../../shapes/typeShapes.ts';
import type { CompositeType, OutputField } from '../../shapes/typeShapes.ts';
import type { Path } from '../../types/variables.ts';
import { sameName, splitWords } from '../../wording/words.ts';

const PERSON_WORDS = new Set(
  (
    'user person admin administrator employee staff member account customer profile viewer principal identity agent ' +
    'operator individual human usuario utilisateur benutzer colleague teammate author player patient student contact me'
  ).split(' '),
);

/** Fields that name a person. */
const NAMES =
  /^((user|account|work|primary|contact)?(email|emailaddress|mail)|(user|preferred)?username|login|firstname|lastname|fullname|displayname|givenname|familyname|surname|phone|phonenumber|identifier|nickname)$/;
const PERSON_FIELDS =
  /^(avatar|avatarurl|picture|photo|roles?|permissions|userpermissions|issuperuser|isadmin|isstaff|lastlogin|lastloginat)$/;

/** How much a type is a person's: by its name, and by the fields that people have. 0 where it is none. */
export function personRank(type: GraphQLNamedType): number {
  if (!isComposite(type)) return 0;
  const isCalled = splitWords(type.name).some((word) => PERSON_WORDS.has(word));
  const names = outputFields(type).map(({ name }) => sameName(name));
  const fields = names.filter((name) => NAMES.test(name) || PERSON_FIELDS.test(name)).length;
  if (fields === 0) return 0;
  return isCalled || fields > 1 ? Math.min(fields, 6) + (isCalled ? 3 : 0) : 0;
}

/** Somebody of whom there is a name or a key and no more, in a type that is called after people. */
export function plainPerson(type: GraphQLNamedType): Person | null {
  if (!isComposite(type) || isUnionType(type)) return null;
  const words = splitWords(type.name).filter((word) => PERSON_WORDS.has(word));
  const isKnown = (name: string) =>
    name === 'name' || (name === 'id' && words.some((word) => word !== 'viewer' && word !== 'me'));
  const has = outputFields(type).some(({ name }) => isKnown(sameName(name)));
  return words.length > 0 && has ? { type, path: [], abstract: false, rank: 1 } : null;
}

/** Fields of an envelope around a person, likeliest first. */
const WITHIN =
  /^((auth|authenticated|session|corp|core|app|base|system|platform)?user|me|viewer|person|account|customer|employee|admin|administrator|staff|member|currentuser|item|profile|identity|principal|data|node|record)$/;

/** A person in a response. */
export interface Person {
  type: CompositeType;
  /** From the response: `[]`, or the field of an envelope. */
  path: Path;
  /** One of several types. */
  abstract: boolean;
  rank: number;
}

/** The person that an object is, or that it holds; null where there is none. */
export function personIn(type: GraphQLNamedType): Person | null {
  if (isUnionType(type)) {
    const members = type.getTypes().map((member) => ({ member, rank: personRank(member) }));
    const best = members.sort((one, other) => other.rank - one.rank)[0];
    return best && best.rank > 0
      ? { type: best.member, path: [], abstract: true, rank: best.rank }
      : null;
  }
  if (!isComposite(type)) return null;
  const own = personRank(type);
  const inner = outputFields(type)
    .filter((field) => isEnveloping(field))
    .map((field) => ({ field, rank: personRank(getNamedType(field.type)) }))
    .sort((one, other) => other.rank - one.rank)[0];
  const isNamed = outputFields(type).some(({ name }) => NAMES.test(sameName(name)));
  // A session has a few values of its own; a person that leads to another is still one.
  if (inner && inner.rank > 0 && (own < 3 || !isNamed))
    return {
      type: getNamedType(inner.field.type) as CompositeType,
      path: [inner.field.name],
      abstract: false,
      rank: inner.rank - 1,
    };
  return own > 0 ? { type, path: [], abstract: false, rank: own } : null;
}

function isEnveloping(field: OutputField): boolean {
  const type = getNamedType(field.type);
  return (
    !isList(field.type) &&
    needsNoArguments(field) &&
    !isLeafType(type) &&
    !isUnionType(type) &&
    WITHIN.test(sameName(field.name))
  );
}

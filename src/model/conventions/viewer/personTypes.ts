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

const PERSON_FIELDS =
  /^(email|emailaddress|mail|username|login|firstname|lastname|fullname|displayname|givenname|familyname|surname|avatar|avatarurl|picture|photo|roles?|permissions|userpermissions|phone|phonenumber|issuperuser|isadmin|isstaff|lastlogin|lastloginat|identifier|nickname)$/;

/** How much a type is a person's: by its name, and by the fields that people have. 0 where it is none. */
export function personRank(type: GraphQLNamedType): number {
  if (!isComposite(type)) return 0;
  const isCalled = splitWords(type.name).some((word) => PERSON_WORDS.has(word));
  const fields = outputFields(type).filter(({ name }) => PERSON_FIELDS.test(sameName(name))).length;
  if (fields === 0) return 0;
  return isCalled || fields > 1 ? Math.min(fields, 6) + (isCalled ? 3 : 0) : 0;
}

/** Fields of an envelope around a person, likeliest first. */
const WITHIN =
  /^(user|me|viewer|person|account|customer|employee|admin|administrator|staff|member|currentuser|item|profile|identity|principal|data|node|record)$/;

/** A person in an answer. */
export interface Person {
  type: CompositeType;
  /** From the answer: `[]`, or the field of an envelope. */
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
  // A session has a few values of its own; a person that leads to another is still one.
  if (inner && inner.rank > 0 && own < 3)
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

import { getNamedType, isEnumType, isLeafType, isScalarType } from 'graphql';
import type { GraphQLNamedType } from 'graphql';
import { leafKind } from '../../shapes/scalarKinds.ts';
import { isList, isPlainLeaf, needsNoArguments, outputFields } from '../../shapes/typeShapes.ts';
import type { CompositeType, OutputField } from '../../shapes/typeShapes.ts';
import type { ViewerRole } from '../../types/signIn.ts';
import type { Path } from '../../types/variables.ts';
import { sameName } from '../../wording/words.ts';
import { findUnconditionalRows } from '../rows.ts';

/** The person's address for mail. */
export function readEmail(type: CompositeType): Path | null {
  const fields = outputFields(type).filter(isText);
  const field =
    fields.find(({ name }) => /^(email|emailaddress|mail|primaryemail)$/.test(sameName(name))) ??
    fields.find(({ name }) => sameName(name).endsWith('email'));
  return field ? [field.name] : null;
}

const PICTURE =
  /^(user)?(avatar|avatarurl|avataruri|picture|pictureurl|photo|photourl|image|imageurl|profileimage|profilepicture|profilephoto|profilepic|gravatar|gravatarurl|thumbnail|thumbnailurl)$/;
const ADDRESSES = [
  'url',
  'src',
  'href',
  'publicUrl',
  'publicURL',
  'preview',
  'uri',
  'secureUrl',
  'thumbnailUrl',
  'path',
];

/** The address of the person's picture, itself or in an object of a picture. */
export function readPicture(type: CompositeType): Path | null {
  const fields = outputFields(type).filter(
    (field) => PICTURE.test(sameName(field.name)) && needsNoArguments(field) && !isList(field.type),
  );
  for (const field of fields) {
    if (isText(field)) return [field.name];
    const inner = outputFields(getNamedType(field.type)).filter(isText);
    const address = ADDRESSES.flatMap((name) => inner.find((own) => own.name === name) ?? [])[0];
    if (address) return [field.name, address.name];
  }
  return null;
}

const ROLE = [
  'role',
  'userrole',
  'primaryrole',
  'currentrole',
  'roles',
  'userroles',
  'roletype',
  'usertype',
  'permissiongroups',
  'groups',
  'usergroups',
  'group',
  'usergroup',
  'permissiongroup',
];
const ROLE_NAMES = [
  'displayname',
  'name',
  'title',
  'label',
  'description',
  'code',
  'key',
  'slug',
  'role',
  'type',
];

/** What the person is here: a role or several, their own or those of the account that is theirs. */
export function readRole(type: CompositeType): ViewerRole | null {
  const own = roleIn(type);
  if (own) return own;
  const account = accountOf(type);
  const inner = account && roleIn(account.type);
  return account && inner ? { ...inner, path: [account.name, ...inner.path] } : null;
}

function roleIn(type: CompositeType): ViewerRole | null {
  const fields = outputFields(type).filter(needsNoArguments);
  for (const name of ROLE) {
    const field = fields.find((candidate) => sameName(candidate.name) === name);
    // Groups that can be searched are what people work in, rather than what they are.
    if (!field || (/group/.test(name) && field.args.length > 0)) continue;
    const rows = findUnconditionalRows(field.type);
    const many = rows !== null || isList(field.type);
    const named = getNamedType(field.type);
    if (isLeafType(named)) {
      if (isEnumType(named) || leafKind(named) === 'string') return { path: [field.name], many };
      continue;
    }
    const leaf = pick(rows?.type ?? named, ROLE_NAMES);
    if (leaf) return { path: [field.name, ...(rows?.path ?? []), leaf], many };
  }
  return null;
}

/** The account of a person whose roles and permissions are kept apart: `administrator { user { roles } }`. */
export function accountOf(type: CompositeType): { name: string; type: CompositeType } | null {
  const field = outputFields(type).find(
    (candidate) =>
      /^(user|account|auth|identity|login|membership|profile|staff)$/i.test(candidate.name) &&
      needsNoArguments(candidate) &&
      !isList(candidate.type) &&
      !isLeafType(getNamedType(candidate.type)),
  );
  return field ? { name: field.name, type: getNamedType(field.type) as CompositeType } : null;
}

/** The first of several names that a type has a single text or choice by. */
export function pick(type: GraphQLNamedType, names: readonly string[]): string | null {
  const leaves = outputFields(type).filter(isPlainLeaf);
  const found = names.flatMap((name) => leaves.find((leaf) => sameName(leaf.name) === name) ?? []);
  return found[0]?.name ?? null;
}

function isText(field: OutputField): boolean {
  const type = getNamedType(field.type);
  return isPlainLeaf(field) && isScalarType(type) && ['string', 'unknown'].includes(leafKind(type));
}

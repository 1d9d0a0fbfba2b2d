import { namesPicture } from '../../model/fields/formats.ts';
import type { Field } from '../../model/types/fields.ts';
import type { Relation } from '../../model/types/relations.ts';
import type { Resource } from '../../model/types/resource.ts';
import { splitWords } from '../../model/wording/words.ts';
import * as framework from '../code/framework.ts';
import type { Context } from '../context.ts';
import { readValue, type Source } from './access.ts';
import type { FieldPath } from './fieldPath.ts';
import { readRelation } from './relations.ts';
import { isSingle } from './traits.ts';

/** The picture that stands before a record's title. */
export interface PicturePlan {
  /** The record that is the picture; null where the record has its address itself. */
  readonly relation: Relation | null;
  /** The way to the picture's address. */
  readonly path: FieldPath;
}

/**
 * Finds the picture of a record: a field of it, of an object that is the picture (`thumbnail { url }`), or of a record
 * that is (`featuredAsset { preview }`).
 *
 * @param relations those that may be asked for with the fields
 * @returns null where there is no picture
 */
export function planPicture(
  context: Context,
  fields: readonly Field[],
  relations: readonly Relation[],
): PicturePlan | null {
  const isPicture = (field: Field) => field.format === 'image' && isAddress(context, field);
  const own = fields.find(isPicture);
  if (own) return { relation: null, path: [own] };
  for (const whole of fields) {
    if (!whole.fields || !isSingle(whole) || !namesPicture(splitWords(whole.name))) continue;
    const address = addressIn(context, whole.fields);
    if (address) return { relation: null, path: [whole, address] };
  }
  for (const relation of relations) {
    const { many, deprecated, field, to } = relation;
    if (many || deprecated || !namesMedium(splitWords(field))) continue;
    const address = addressIn(context, context.of(to)?.resource.fields ?? []);
    if (address) return { relation, path: [address] };
  }
  return null;
}

/** The field that shows the picture by itself, and need be no column beside it. */
export function fieldOfPicture({ relation, path }: PicturePlan): string {
  return relation?.field ?? path[0].name;
}

/** Selects the address of a record's picture, and returns an expression for it. */
export function readPicture(
  source: Source,
  owner: Pick<Resource, 'type'>,
  { relation, path }: PicturePlan,
): string {
  if (!relation) return readValue(source, path);
  const { expression, inside } = readRelation(source, owner, relation);
  const variable = source.context.variable(relation.field, source.variable);
  const address = readValue({ ...inside, variable }, path);
  return `${framework.partOf}(${expression}, (${variable}) => ${address})`;
}

/** Names of the address of a file, of which the first is of a small one. */
const ADDRESSES = ['thumbnailUrl', 'thumbnailURL', 'preview', 'url', 'src', 'sourceUrl', 'source'];

function addressIn(context: Context, fields: readonly Field[]): Field | undefined {
  const addresses = fields.filter((field) => isAddress(context, field));
  const named = ADDRESSES.flatMap((name) => addresses.find((field) => field.name === name) ?? []);
  const [first = addresses.find(({ format }) => format === 'image')] = named;
  return first ?? addresses.find(({ format }) => format === 'url');
}

/** A text. Of a scalar that nothing is known of, the values may be anything. */
function isAddress(context: Context, field: Field): boolean {
  const { kind, type, fields } = field;
  const isText = kind === 'string' || (kind === 'unknown' && context.leafType(type) === 'string');
  return fields === null && isText && isSingle(field);
}

const COVERS = ['cover', 'poster'];
const FILES = ['asset', 'file', 'media', 'medium', 'upload'];
const CHOSEN = ['featured', 'primary', 'main', 'default', 'cover', 'preview', 'hero'];

/** Whether a relation of that name leads to a picture: `logo`, `coverImage`, `featuredAsset`. */
function namesMedium(words: readonly string[]): boolean {
  const last = words[words.length - 1] ?? '';
  const isChosenFile = FILES.includes(last) && words.some((word) => CHOSEN.includes(word));
  return namesPicture(words) || COVERS.includes(last) || isChosenFile;
}

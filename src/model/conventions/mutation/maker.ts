import type { Mutation } from '../../types/mutation.ts';
import { isDeprecated } from '../../shapes/typeShapes.ts';
import { mutationToolLabel } from '../../wording/actionLabels.ts';
import { findRecords, readResult } from '../result/result.ts';
import { toMutation } from './build.ts';
import type { MutationContext } from './context.ts';
import { isResource, type Entity, type ResourceEntity } from './entity.ts';
import type { MutationField } from './field.ts';
import { readKey } from './key.ts';
import { isDangerous, isVerb } from './name.ts';
import { readValues } from './values.ts';
import { findRuns } from './runs.ts';

/** Words of making something new in the language of a business, beside those of creating. */
const MAKING = new Set(
  (
    'admit author begin book build buy commission compose draft employ enlist enrol enroll establish file ' +
    'found hire introduce invite issue launch lodge log make open order place plan post prescribe propose ' +
    'purchase raise record recruit refer register rent report request reserve schedule send start submit write'
  ).split(' '),
);

/** Words of mutations that give a record which was there before, or is a copy of one. */
const NOT_MAKING = new Set(
  'in out up import duplicate copy clone search find get fetch load read link token session'.split(
    ' ',
  ),
);

/** The words of a create that is called otherwise, `placeOrder`; undefined for one called create, add or new. */
export function ownWords({ words }: MutationField): string | undefined {
  const isOwn = MAKING.has(words[0] ?? '') || MAKING.has(words.at(-1) ?? '');
  return isOwn && !words.some((word) => PLAIN.has(word)) ? labelOf(words) : undefined;
}

/** The words with the one of making in front: `visitBook` → "Book visit". */
function labelOf(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  const isLast = MAKING.has(last) && !MAKING.has(words[0] ?? '');
  return mutationToolLabel([(isLast ? [last, ...words.slice(0, -1)] : words).join('_')]);
}

const PLAIN = new Set('create add new insert save set put upsert'.split(' '));

/** Words of making a record below the one that it belongs to. */
const MAKING_BELOW = new Set(['create', 'add', 'new', 'insert']);

/** A mutation that makes a record of a resource which has no create. */
export interface Maker {
  from: MutationField;
  mutation: Mutation;
  why: string;
}

/**
 * The way to create records of a resource for which no mutation is called create: `bookVisit` gives a visit,
 * and takes what it is made of rather than the key of one; `createCustomerAddress` gives an address, and takes
 * the key of the customer that it belongs to. Null when nothing, or nothing clearly, does so.
 *
 * @param fields the mutations that serve no resource as create, update or delete
 */
export function findMaker(
  type: string,
  fields: readonly MutationField[],
  context: MutationContext,
): Maker | null {
  const entity = context.entities.ofType(type);
  if (entity === null || !isResource(entity)) return null;
  const makers = fields.filter((from) => makes(from, entity, context));
  const named = makers.filter((from) => isNamed(from, entity, context));
  const [from] = [...named, ...makers];
  if (from === undefined) return null;
  const result = readResult(from.field, entity.resource, context.schema, context.entities);
  const values = readValues(from.slots, context.entities.key(entity.words), []);
  const label = isBelowOwner(from, entity, context) ? {} : { label: labelOf(from.words) };
  const path = from.path.join('.');
  const others = makers.flatMap((other) => (other === from ? [] : [`\`${other.path.join('.')}\``]));
  return {
    from,
    mutation: { ...toMutation(from, { key: null, values }, result), ...label },
    why:
      `\`${path}\` gives a new record and takes the key of none; no mutation is called create.` +
      (others.length > 0 ? ` Also: ${others.join(', ')}.` : ''),
  };
}

/** Whether a mutation makes one record of an entity. */
function makes(from: MutationField, entity: ResourceEntity, context: MutationContext): boolean {
  const { slots, field } = from;
  if (isDeprecated(field) || slots.length === 0) return false;
  if (!saysMaking(from, entity, context) && !isBelowOwner(from, entity, context)) return false;
  const own = findRecords(field.type, context.schema, context.entities).filter(
    (record) => record.type === entity.type,
  );
  return (
    own.length === 1 &&
    !own[0]?.many &&
    isAlone(from, entity, context) &&
    !takesKey(from, entity, context)
  );
}

/** `prescribe`, `bookVisit`, `visitBook`: one word of making, and nothing else but what is made. */
function saysMaking(from: MutationField, entity: Entity, context: MutationContext): boolean {
  const { words } = from;
  const [first = '', ...others] = words;
  if (others.length === 0) return MAKING.has(first);
  const runs = findRuns(words, context.entities);
  // `refundOrder` works on an order, however much "order" is a verb, too.
  const isThing = (index: number) => runs.some(({ start, end }) => start <= index && index < end);
  const verbs = words.filter((word, index) => !isThing(index) && isDone(word));
  return (
    runs.some((run) => run.entity === entity) &&
    verbs.length === 1 &&
    MAKING.has(verbs[0] ?? '') &&
    [first, words.at(-1)].includes(verbs[0]) &&
    !words.some((word) => NOT_MAKING.has(word))
  );
}

/** `createCustomerAddress(customerId:)`: the record is named behind another one, whose key is taken. */
function isBelowOwner(
  from: MutationField,
  entity: ResourceEntity,
  context: MutationContext,
): boolean {
  const [first = '', ...noun] = from.words;
  return (
    MAKING_BELOW.has(first) &&
    noun.some((_, index) => {
      const owner = context.entities.named(noun.slice(0, index));
      return (
        owner !== null &&
        owner !== entity &&
        isResource(owner) &&
        context.entities.named(noun.slice(index)) === entity &&
        takesKey(from, owner, context)
      );
    })
  );
}

function isDone(word: string): boolean {
  return isVerb(word) || isDangerous([word]) || MAKING.has(word);
}

/**
 * Whether the mutation makes this record alone: its name contains the record's, or all other records in its response
 * are ones whose keys it takes.
 */
function isAlone(from: MutationField, entity: Entity, context: MutationContext): boolean {
  const records = findRecords(from.field.type, context.schema, context.entities);
  const isGiven = (type: string) => {
    const other = context.entities.ofType(type);
    return other !== null && isResource(other) && takesKey(from, other, context);
  };
  return (
    isNamed(from, entity, context) ||
    records.every(({ type }) => type === entity.type || isGiven(type))
  );
}

function isNamed(from: MutationField, entity: Entity, { entities }: MutationContext): boolean {
  return findRuns(from.words, entities).some((run) => run.entity === entity);
}

/** Whether a record that is there could be meant: by its key, or by a key that does not say of what it is. */
function takesKey(from: MutationField, entity: ResourceEntity, context: MutationContext): boolean {
  const search = {
    slots: from.slots,
    entity,
    about: true,
    given: true,
    words: from.words,
    noun: [],
    named: [entity],
    deleting: false,
    by: [],
    schema: context.schema,
    entities: context.entities,
  };
  const single = readKey(search, 'one');
  const key = single ?? readKey(search, 'several');
  return key !== null && key.main.naming !== 'natural';
}

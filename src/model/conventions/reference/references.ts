import { specifiedScalarTypes } from 'graphql';
import type { InputValueDefinitionNode } from 'graphql';
import type { Field } from '../../types/fields.ts';
import type { Resource } from '../../types/resource.ts';
import { namedTypeOf } from '../../shapes/typeShapes.ts';
import { sameName, singularKey, splitWords, typeWords } from '../../wording/words.ts';
import { describedReferences, directedReferences } from './described.ts';
import { isGeneratedKey, keyParts } from './keyParts.ts';
import { peopleAmong, saysRole, type People } from './people.ts';

/** What is known of an input, or of a field of a record, whose value may be the key of another record. */
export interface MaybeKey {
  readonly name: string;
  readonly description?: string | null;
  readonly astNode?: Pick<InputValueDefinitionNode, 'directives'> | null;
}

/** A record of another resource, known by the value of one of its fields. */
export interface Reference {
  readonly to: string;
  readonly key: string;
  /** How that is known, for people. */
  readonly why: string;
}

const BUILT_IN = new Set(specifiedScalarTypes.map(({ name }) => name));

/** What a record may be to another, before its own name: `original_language_id`, `billingAddressId`. */
const ROLES = new Set(
  (
    'original primary secondary main default parent child root billing shipping delivery pickup home ' +
    'old new former current previous next first second last from to source target origin destination ' +
    'base related linked assigned owning preferred alternative alternate other home away sending receiving ' +
    'start end'
  ).split(' '),
);

/** A second key: it is not clear which of the two `customerId` means. */
const OTHER_KEY = /^(_id|uid|uuid|(row|database|node|global|legacy|external|public).*id)$/i;

/**
 * What inputs and fields refer to by a key where no relation of the record says so: by the schema's own words, by
 * a scalar that only the keys of one type have, or by their name. A wrong reference is worse than none, so that
 * the key has to have the type of the input.
 */
export class References {
  readonly #resources: readonly Resource[];
  readonly #byName: ReadonlyMap<string, Resource | null>;
  readonly #people: People | null;

  constructor(resources: readonly Resource[]) {
    this.#resources = resources;
    this.#people = peopleAmong(resources);
    const byName = new Map<string, Resource | null>();
    for (const resource of resources)
      for (const name of namesOf(resource))
        byName.set(name, byName.has(name) && byName.get(name) !== resource ? null : resource);
    for (const resource of resources) byName.set(sameName(resource.type), resource);
    this.#byName = byName;
  }

  /**
   * What a value refers to.
   *
   * @param scalar the name of its type
   * @param owner the type of the record that it belongs to, whose own keys are no references
   * @returns null where that is not certain
   */
  of(value: MaybeKey, scalar: string, owner: Resource | null): Reference | null {
    if (owner?.keys.includes(value.name)) return null;
    return (
      this.#said(value, scalar) ??
      this.#typed(scalar) ??
      this.#named(value.name, scalar) ??
      this.#somebody(value.name, scalar, owner)
    );
  }

  /**
   * The key of a resource's records that a value holds which is known to refer to one.
   *
   * @param name of the input or the field
   * @param scalar the name of its type
   * @returns null where no key has that type
   */
  keyOf(to: string, name: string, scalar: string): string | null {
    const resource = this.#resources.find(({ type }) => type === to);
    if (!resource) return null;
    const fitting = resource.keys.filter((key) => typeOf(resource, key) === scalar);
    const only =
      fitting.length === 1 ? fitting[0] : fitting.find((key) => isUsualKey(resource, key));
    return keyIn(resource, keyParts(name).key, scalar, name) ?? only ?? null;
  }

  /**
   * The key by which a condition on a related record asks for it: `bike: { id: { _eq } }`. It is the record's own,
   * whatever the backend calls what it compares with it.
   *
   * @param path where the condition is
   * @param scalar the name of what is compared
   * @returns null where records are known by more than that
   */
  ownKeyOf(to: string, path: readonly string[], scalar: string): string | null {
    const resource = this.#resources.find(({ type }) => type === to);
    const [key, ...others] = resource?.identity?.fields ?? [];
    if (!resource || key === undefined || others.length > 0 || !path.includes(key)) return null;
    const isText = ['ID', 'String'].includes(typeOf(resource, key) ?? '');
    // A global id is made of more than the key in the table.
    const isOwn = isText && resource.identity?.scope === 'type' && scalar !== 'Boolean';
    return isOwn ? key : null;
  }

  #said({ name, description, astNode }: MaybeKey, scalar: string): Reference | null {
    const directed = directedReferences(astNode?.directives)
      .map((type) => this.#byName.get(sameName(type)) ?? this.#byName.get(singularKey(type)))
      .find(Boolean);
    const said =
      directed ??
      describedReferences(description)
        .map((words) => this.#begins(words))
        .find(Boolean);
    const key = said && keyIn(said, keyParts(name).key, scalar, name);
    const how = directed ? 'a directive says so' : 'its description says so';
    return said && key ? { to: said.type, key, why: how } : null;
  }

  /** The resource whose name the words begin with, the longest first. */
  #begins(words: readonly string[]): Resource | undefined {
    return (
      words
        .map((_, index) => words.slice(0, words.length - index).join('_'))
        .map((name) => this.#byName.get(singularKey(name)))
        .find((resource) => resource !== undefined && resource !== null) ?? undefined
    );
  }

  /** `LanguageID`: of all keys of records only those of one resource have it. */
  #typed(scalar: string): Reference | null {
    const { about, key: word } = keyParts(scalar);
    if (BUILT_IN.has(scalar) || word === null || about.length === 0) return null;
    const found = this.#resources.flatMap((resource) => {
      const key = resource.keys.find((name) => typeOf(resource, name) === scalar);
      return key === undefined
        ? []
        : [{ to: resource.type, key, why: `only its keys are a ${scalar}` }];
    });
    return found.length === 1 ? found[0] : null;
  }

  #named(name: string, scalar: string): Reference | null {
    const { about, key } = keyParts(name);
    if (about.length === 0 || (key === null && scalar !== 'ID')) return null;
    const target = this.#called(about);
    const found = target && keyIn(target, key, scalar, name);
    return found ? { to: target.type, key: found, why: 'its name says so' } : null;
  }

  /** `assigneeId`, `createdById`: somebody, where the schema has one resource of people. */
  #somebody(name: string, scalar: string, owner: Resource | null): Reference | null {
    const { about, key } = keyParts(name);
    const isKey = key === null ? scalar === 'ID' : isGeneratedKey(key);
    if (!this.#people || !isKey || !saysRole(about, this.#people, owner)) return null;
    const { resource } = this.#people;
    const found = keyIn(resource, key, scalar, name);
    const why = 'its name says what somebody is to the record';
    return found ? { to: resource.type, key: found, why } : null;
  }

  /** The resource of that name, with or without what its record is to the other. */
  #called(words: readonly string[]): Resource | null {
    const exact =
      this.#byName.get(sameName(words.join('_'))) ?? this.#byName.get(singularKey(words.join('_')));
    if (exact || words.length < 2 || !ROLES.has(words[0])) return exact ?? null;
    return this.#called(words.slice(1));
  }
}

/** The words by which inputs name a resource, each as one. */
function namesOf({ type, label }: Resource): string[] {
  const bare = typeWords(type).join('_');
  return [sameName(type), singularKey(type), singularKey(bare), singularKey(label)];
}

/**
 * The key that a name means: the one of that name (`languageCode`: `code`), else for a name of any key the first
 * of the input's type.
 */
function keyIn(
  resource: Resource,
  word: string | null,
  scalar: string,
  name: string,
): string | null {
  const fitting = resource.keys.filter((key) => typeOf(resource, key) === scalar);
  const same = fitting.find((key) => sameName(key) === sameName(name));
  if (same) return same;
  const named = fitting.find((key) => {
    const own = splitWords(key);
    return (
      word !== null &&
      (own.join('') === word || (own.at(-1) === word && isNameOf(resource, own.slice(0, -1))))
    );
  });
  if (named) return named;
  const inGraph = word === null ? convertedKey(resource, word, scalar) : null;
  if (inGraph) return inGraph;
  const isGenerated = word === null || isGeneratedKey(word);
  const generated = isGenerated && fitting.find((key) => isUsualKey(resource, key));
  return generated || convertedKey(resource, word, scalar);
}

function isNameOf(resource: Resource, words: readonly string[]): boolean {
  return namesOf(resource).includes(singularKey(words.join('_')));
}

/** Words of a key in the row, beside a global one. */
const OF_ROW = new Set(['row', 'database']);

/** Whether a field holds the key by which the backend itself knows a record, and not one from elsewhere (`legacyId`). */
function isUsualKey(resource: Resource, key: string): boolean {
  const { identity } = resource;
  if (identity?.fields.length === 1 && identity.fields[0] === key) return true;
  const { about, key: word } = keyParts(key);
  const isOwn = about.length === 0 || OF_ROW.has(about.join('')) || isNameOf(resource, about);
  return isOwn && (word === 'id' || word === 'pk');
}

/**
 * `customerId: String` beside `Customer.id: ID!`: the key as a text, where a record has but one, or as the number that
 * it is made of (`customerId: Int`). A `customer` is its name rather than its key, save where the key in the table
 * (`_id`) is kept apart from the one in the graph.
 */
function convertedKey(resource: Resource, word: string | null, scalar: string): string | null {
  const { identity, fields } = resource;
  const [key, ...others] = identity?.fields ?? [];
  if (key === undefined || others.length > 0 || typeOf(resource, key) !== 'ID') return null;
  // A global id is made of more than a number.
  if (scalar !== 'String' && !(scalar === 'Int' && identity?.scope === 'type')) return null;
  const has = (pattern: RegExp) => fields.some(({ name }) => pattern.test(name));
  if (word === null) return scalar === 'String' && key === 'id' && has(/^_id$/) ? key : null;
  const isMeant = isGeneratedKey(word) || key === word;
  return isMeant && !has(OTHER_KEY) ? key : null;
}

function typeOf({ fields }: Resource, name: string): string | undefined {
  const field = fields.find((candidate: Field) => candidate.name === name);
  return field && !field.list ? namedTypeOf(field.type) : undefined;
}

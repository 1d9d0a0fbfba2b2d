import {
  isInterfaceType,
  isObjectType,
  isUnionType,
  type GraphQLInterfaceType,
  type GraphQLSchema,
} from 'graphql';
import type { List } from '../../types/relations.ts';
import type { Lookup, Resource } from '../../types/resource.ts';
import { singular } from '../../wording/plurals.ts';
import { endsWithWords, gotWords, splitWords, typeWords } from '../../wording/words.ts';
import { namesOfResults } from '../result/resultUnion.ts';
import {
  KEYS,
  NO_ENTITY,
  TYPE_FILLERS,
  commonPrefix,
  hasKey,
  once,
  partings,
  push,
  soughtBy,
} from './entityNames.ts';

export type ResourceKey = Pick<Resource, 'type' | 'concrete' | 'identity' | 'slug'> & {
  /** Where its records are listed, perhaps by a shorter name than that of the type. */
  list?: Pick<List, 'path'> | null;
  /** Where one of its records is found, perhaps by its name in another language than that of the type. */
  lookup?: Pick<Lookup, 'path' | 'key'> | null;
};

/** A type that mutations act on: a resource, or another type with a key. */
export interface Entity {
  type: string;
  words: string[];
  resource: ResourceKey | null;
}

/** An entity that is a resource. */
export type ResourceEntity = Entity & { resource: ResourceKey };

/** The entities of a schema by the words of their names, whatever the spelling and number. */
export class Entities {
  /** The types of resources that are written in lower case, the longest first. */
  readonly uncapitalised: readonly string[];
  readonly #prefix: string | null;
  readonly #exact = new Map<string, Entity>();
  readonly #unordered = new Map<string, Entity | null>();
  readonly #bare = new Map<string, Entity | null>();
  readonly #endings = new Map<string, Entity[]>();
  readonly #narrower = new Map<string, { entity: Entity; before: string[] }[]>();
  readonly #byType = new Map<string, Entity>();
  readonly #interfaces = new Map<string, GraphQLInterfaceType>();
  /** Unions by their names, which are no short names of anything else. */
  readonly #unions: ReadonlySet<string>;

  constructor(schema: GraphQLSchema, resources: readonly ResourceKey[]) {
    this.#prefix = commonPrefix(resources);
    const unions = Object.values(schema.getTypeMap()).filter((type) => isUnionType(type));
    this.#unions = new Set(unions.map(({ name }) => this.key(splitWords(name))));
    this.uncapitalised = resources
      .map(({ type }) => type)
      .filter((type) => /^[a-z]/.test(type))
      .sort((one, other) => other.length - one.length);
    for (const resource of resources) this.#add(resource.type, resource);
    for (const type of Object.values(schema.getTypeMap())) {
      if (type.name.startsWith('__') || this.#byType.has(type.name)) continue;
      if (isInterfaceType(type)) this.#interfaces.set(this.key(splitWords(type.name)), type);
      if ((isObjectType(type) || isInterfaceType(type)) && hasKey(type.getFields())) {
        this.#add(type.name, null);
      }
    }
    for (const [type, union] of namesOfResults(schema)) {
      const entity = this.ofType(type);
      const key = this.key(splitWords(union));
      if (entity !== null && !this.#exact.has(key)) this.#exact.set(key, entity);
    }
    this.#addListed(resources);
    this.#addSought(resources, Object.keys(schema.getTypeMap()));
  }

  /** The resource or other entity of that type, if it is one. */
  ofType(type: string): Entity | null {
    return this.#byType.get(type) ?? null;
  }

  /** The entity with exactly this name: `['orders']` is Order. */
  named(words: readonly string[]): Entity | null {
    if (words.length === 0) return null;
    return this.#exact.get(this.key(words)) ?? null;
  }

  /** The entity whose type has further words at the end, when no other has the bare name: `['asset']` is AssetItem. */
  bare(words: readonly string[]): Entity | null {
    if (words.length === 0) return null;
    return this.#bare.get(this.key(words)) ?? null;
  }

  /** The resources whose names end with these words, after others: `['runner']` is CiRunner. */
  ending(words: readonly string[]): readonly Entity[] {
    return words.length === 0 ? [] : (this.#endings.get(this.key(words)) ?? []);
  }

  /**
   * The one resource whose name ends with these words after others, given the words of a mutation that has those:
   * `['campaign']` is AnnotationCampaign in `updateAnnotations`. What has the words themselves says them in full.
   */
  narrower(words: readonly string[], mutation: readonly string[]): Entity | null {
    const key = this.key(words);
    const singulars = mutation.map((word) => this.key([word]));
    const end = singulars.findIndex(
      (_, at) => this.key(singulars.slice(at, at + words.length)) === key,
    );
    const isSaid = (before: readonly string[]) =>
      end === -1
        ? before.every((word) => singulars.includes(word))
        : endsWithWords(singulars.slice(0, end), before);
    const longer = words.length === 0 ? [] : (this.#narrower.get(key) ?? []);
    const [only, ...others] = longer.filter(({ before }) => isSaid(before));
    return others.length === 0 ? (only?.entity ?? null) : null;
  }

  /** The interface of that name that is no resource and has more fields than a key. */
  interfaceNamed(words: readonly string[]): GraphQLInterfaceType | null {
    const type = this.#interfaces.get(this.key(words));
    if (type === undefined || Object.keys(type.getFields()).every((name) => KEYS.has(name)))
      return null;
    return type;
  }

  /**
   * The entity that the name of a scalar ends with, by the longest match, and the words before it:
   * `['users','saved','reply']` is SavedReply after `users`.
   */
  endOf(words: readonly string[]): { entity: Entity; before: string[] } | null {
    const singulars = words.map((word) => this.key([word]));
    for (let start = 0; start < words.length; start += 1) {
      const entity = this.named(words.slice(start)) ?? this.named(singulars.slice(start));
      const found = entity ?? this.bare(words.slice(start));
      if (found !== null) return { entity: found, before: singulars.slice(0, start) };
    }
    return null;
  }

  /** Words as one comparable word, the last in the singular. */
  key(words: readonly string[]): string {
    return words.slice(0, -1).join('') + singular(words[words.length - 1] ?? '');
  }

  /** The entity with the same words in another order: `['version','post']` is PostVersion. */
  turned(words: readonly string[]): Entity | null {
    return words.length < 2 ? null : (this.#unordered.get(this.#sorted(words)) ?? null);
  }

  #sorted(words: readonly string[]): string {
    return words
      .map((word) => this.key([word]))
      .sort()
      .join(' ');
  }

  /** The short names under which resources are listed: `docs: [Document]` is what `createDoc` creates. */
  #addListed(resources: readonly ResourceKey[]): void {
    for (const { type, list } of resources) {
      const entity = this.ofType(type);
      const [name, ...below] = list?.path ?? [];
      if (entity === null || name === undefined || below.length > 0) continue;
      const key = this.key(splitWords(name));
      if (this.#isShortFor(entity, key) && this.#isFree(key)) this.#exact.set(key, entity);
    }
  }

  /** Whether a name is the start of an entity's, or whole words at its end. */
  #isShortFor({ type, words }: Entity, key: string): boolean {
    const whole = this.key(typeWords(type));
    const isStart = key.length >= SHORTEST_NAME && words.join('').startsWith(key);
    return isStart || (whole !== key && whole.endsWith(key) && this.#narrower.has(key));
  }

  /**
   * The names by which one record is found, unless they are others' names: `projet(id): Project` is what `projetId` is
   * the key of.
   */
  #addSought(resources: readonly ResourceKey[], types: readonly string[]): void {
    const names = new Set(types.map((name) => this.key(splitWords(name))));
    const sought = new Map<string, Entity | null>();
    for (const { type, lookup } of resources) {
      const entity = this.ofType(type);
      const key = this.key(soughtBy(lookup?.path ?? []));
      if (entity !== null && key !== '' && !names.has(key)) once(sought, key, entity);
    }
    for (const [key, entity] of sought)
      if (entity !== null && this.#isFree(key)) this.#exact.set(key, entity);
  }

  /** Nothing has the name, or only what is neither listed nor found: `addresses: [AddressTemplateType]` beside an AddressType. */
  #isFree(key: string): boolean {
    if (this.#exact.has(key)) return false;
    const held = this.#bare.get(key);
    return held === undefined || (held !== null && !held.resource?.list && !held.resource?.lookup);
  }

  #add(type: string, resource: ResourceKey | null): void {
    const whole = splitWords(type);
    const last = whole.at(-1);
    if (last === undefined || (resource === null && NO_ENTITY.has(last))) return;
    const own = whole.length > 1 && whole[0] === this.#prefix ? whole.slice(1) : whole;
    const words = gotWords(own) ?? own;
    const entity: Entity = { type, words, resource };
    this.#byType.set(type, entity);
    for (const key of [this.key(words), this.key(whole)])
      if (!this.#exact.has(key)) this.#exact.set(key, entity);
    const isFilled = TYPE_FILLERS.has(last);
    if (words.length > 1) {
      once(this.#unordered, this.#sorted(words), entity);
      if (isFilled) this.#addBare(entity);
    }
    if (resource !== null) this.#addEnds(entity, isFilled ? words.slice(0, -1) : words);
  }

  /** Its name without the word that says no more than that it is a type's. */
  #addBare(entity: Entity): void {
    const { words, resource } = entity;
    const key = this.key(words.slice(0, words.at(-2) === 'select' ? -2 : -1));
    // `IntegrationItem` beside a union Integration is an item of an integration.
    if (this.#unions.has(key)) return;
    // The short name belongs to a resource rather than to another type: `CustomersItem`, which is in no list.
    if (resource !== null || !this.#bare.get(key)?.resource) once(this.#bare, key, entity);
  }

  /** The ends of a resource's name: as they are, and those of its bare name with the words before each. */
  #addEnds(entity: Entity, bare: readonly string[]): void {
    for (const { end } of partings(entity.words)) push(this.#endings, this.key(end), entity);
    for (const { start, end } of partings(bare)) {
      const before = start.map((word) => this.key([word]));
      push(this.#narrower, this.key(end), { entity, before });
    }
  }
}

/** True for an entity that is a resource. */
export function isResource(entity: Entity): entity is ResourceEntity {
  return entity.resource !== null;
}

/** True when the type is the resource's own or one that implements it. */
export function isOf(resource: ResourceKey, type: string): boolean {
  return resource.type === type || resource.concrete.includes(type);
}

/** `doc`, `repo`, `org`: fewer letters could be anything. */
const SHORTEST_NAME = 3;

import { References, type Reference } from '../conventions/reference/references.ts';
import { describedReferences } from '../conventions/reference/described.ts';
import { isGeneratedKey, keyParts } from '../conventions/reference/keyParts.ts';
import { asksPresence } from '../conventions/filter/operators.ts';
import { holesIn, type PlacedHole } from '../shapes/slots.ts';
import { namedTypeOf } from '../shapes/typeShapes.ts';
import type { Field } from '../types/fields.ts';
import type { FilterField } from '../types/listQuery.ts';
import type { List, Relation } from '../types/relations.ts';
import type { Resource } from '../types/resource.ts';
import { sameName, singularKey, splitWords } from '../wording/words.ts';

/**
 * The resources with what their fields and filters refer to by a key: the field with the key of each relation to
 * one, the record whose key a field holds where no relation leads there, and what filters by such keys choose from.
 */
export function withForeignKeys(resources: readonly Resource[]): Resource[] {
  const references = new References(resources);
  const keyed = resources.map((resource) => withKeys(resource, resources, references));
  const byType = new Map(keyed.map((resource) => [resource.type, resource]));
  const filters = (list: List | null, type: string) =>
    list && withFilters(list, byType.get(type), references);
  return keyed.map((resource) => ({
    ...resource,
    list: filters(resource.list, resource.type),
    relations: resource.relations.map((relation) => ({
      ...relation,
      list: filters(relation.list, relation.to),
    })),
  }));
}

function withKeys(
  resource: Resource,
  resources: readonly Resource[],
  references: References,
): Resource {
  const relations = resource.relations.map((relation) =>
    relation.many || relation.foreignKey !== null
      ? relation
      : { ...relation, foreignKey: foreignKey(relation, resource, resources) },
  );
  const reasons: string[] = [];
  const fields = resource.fields.map((field) => {
    const found = reference(field, { ...resource, relations }, references);
    if (!found) return field;
    const { to, key, why } = found;
    reasons.push(`\`${field.name}\` is \`${key}\` of a ${to}: ${why}`);
    return { ...field, references: { to, key } };
  });
  const why =
    reasons.length > 0 ? { ...resource.why, references: reasons.join('; ') } : resource.why;
  return { ...resource, relations, fields, why };
}

/** A field's reference; none where a relation leads to the record, or to several of them. */
function reference(field: Field, resource: Resource, references: References): Reference | null {
  if (field.fields !== null || field.kind === 'enum') return null;
  const found = references.of(field, namedTypeOf(field.type), resource);
  const isRelated = resource.relations.some(
    ({ to, foreignKey: key, many }) =>
      key === field.name || (many === field.list && many && to === found?.to),
  );
  return isRelated ? null : found;
}

/** `fk_language` or `customerNumber` beside `language` and `customer`: the field with the key of the related record. */
function foreignKey(
  relation: Relation,
  { fields, keys, relations }: Resource,
  resources: readonly Resource[],
): string | null {
  const target = resources.find(({ type }) => type === relation.to);
  const isAlone = relations.filter(({ to, many }) => !many && to === relation.to).length === 1;
  const isTaken = (name: string) => relations.some((other) => other.foreignKey === name);
  const called = [sameName(relation.field), singularKey(relation.field)];
  const candidates = fields.filter(
    (field) =>
      field.fields === null && !field.list && field.kind !== 'enum' && !isTaken(field.name),
  );
  // A `seriesNumber` of records that have no number counts them within their series.
  const has = (word: string) =>
    target === undefined || target.fields.some(({ name }) => keyParts(name).key === word);
  const named = candidates.find(({ name }) => {
    const { about, key } = keyParts(name);
    const isKey = key !== null && (isGeneratedKey(key) || has(key));
    return isKey && called.includes(about.join(''));
  });
  if (named) return named.name;
  if (!target || !isAlone) return null;
  // The key has the same name on both sides, or the schema says what it refers to.
  const isSame = ({ name }: Field) =>
    target.keys.includes(name) &&
    !keys.includes(name) &&
    !isGeneratedKey(splitWords(name).join(''));
  const isSaid = ({ description }: Field) =>
    describedReferences(description).some(
      ([word = '']) => singularKey(word) === singularKey(relation.to),
    );
  return (candidates.find(isSame) ?? candidates.find(isSaid))?.name ?? null;
}

function withFilters(list: List, owner: Resource | undefined, references: References): List {
  if (!list.filter || !owner) return list;
  const names = new Set(list.filter.fields.map(({ field }) => field));
  const fields = list.filter.fields.map((field) => {
    const relation = owner.relations.find((other) => other.foreignKey === field.field) ?? null;
    const filtered = byReference(field, owner, relation, references);
    // The column that shows the related record is the one that people filter, not the hidden key.
    return filtered && relation && !names.has(relation.field)
      ? { ...filtered, field: relation.field, label: relation.label }
      : (filtered ?? field);
  });
  return { ...list, filter: { ...list.filter, fields } };
}

/** A filter that compares with the key of a record; null for one that does not. */
function byReference(
  field: FilterField,
  owner: Resource,
  relation: Relation | null,
  references: References,
): FilterField | null {
  const compared = field.operators.find(({ name }) => !asksPresence(name));
  const [place] = compared ? holesIn(compared.variables) : [];
  if (field.relation !== null || field.enum !== null || !place) return null;
  const scalar = namedTypeOf(place.hole.type);
  const own = owner.fields.find(({ name }) => name === field.field);
  const to = relation?.to ?? own?.references?.to;
  const found =
    to === undefined
      ? references.of({ name: field.field }, scalar, owner)
      : { to, key: references.keyOf(to, field.field, scalar) };
  if (!found || found.key === null) return throughRelation(field, owner, place, references);
  return { ...field, relation: found.to, relationKey: found.key };
}

/** A filter that leads to a related record and compares with its key: `bike: { id: { _eq } }`; null for any other. */
function throughRelation(
  field: FilterField,
  owner: Resource,
  { slot, hole }: PlacedHole,
  references: References,
): FilterField | null {
  const relation = owner.relations.find((other) => other.field === field.field);
  const key = relation && references.ownKeyOf(relation.to, slot.slice(1), namedTypeOf(hole.type));
  if (!relation || !key) return null;
  const label = relation.many ? field.label : relation.label;
  return { ...field, label, relation: relation.to, relationKey: key };
}

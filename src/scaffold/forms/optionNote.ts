import type { Relation } from '../../model/types/relations.ts';
import type { Resource } from '../../model/types/resource.ts';
import { splitWords } from '../../model/wording/words.ts';
import { readValue, type Source } from '../fields/access.ts';
import { mainParent } from '../fields/mainParent.ts';
import { isPair, readRelatedTitle, titlePaths } from '../fields/relations.ts';
import { isShown } from '../fields/traits.ts';
import type { Subject } from '../subject.ts';

/** Words of fields that tell records of the same name apart, the best first. */
const TELLING = ['email', 'number', 'code', 'sku', 'reference', 'city', 'phone'];

/**
 * Asks for what tells records of the same name apart, and says how to read it: the record that it belongs to, or else an
 * address or a number of its own. Null where there is nothing of that kind.
 */
export function readOptionNote(source: Source, owner: Subject): string | null {
  const parent = isPair(owner) ? null : namedParent(source, owner);
  if (parent) return readRelatedTitle(source, owner.resource, parent.relation, parent.target);
  const field = tellingField(owner.resource);
  return field ? readValue(source, [field]) : null;
}

/** The record that an option belongs to, where it is not part of the option's title and has a title of its own. */
function namedParent({ context }: Source, { resource }: Subject) {
  const parents = resource.relations.filter(
    ({ many, deprecated, field }) =>
      !many && !deprecated && !resource.title.some((path) => path.split('.')[0] === field),
  );
  const relation: Relation | undefined = mainParent(parents, resource.fields);
  const target = relation && context.of(relation.to);
  const isNamed = target && titlePaths(target.resource, target.resource.fields).length > 0;
  return isNamed ? { relation, target } : null;
}

function tellingField({ fields, title, identity }: Resource) {
  const others = fields.filter(
    (field) =>
      field.kind === 'string' &&
      !field.list &&
      field.fields === null &&
      isShown(field) &&
      !title.includes(field.name) &&
      !identity?.fields.includes(field.name),
  );
  for (const word of TELLING) {
    const found = others.find(({ name }) => splitWords(name).pop() === word);
    if (found) return found;
  }
  return null;
}

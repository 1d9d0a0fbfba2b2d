import { property } from '../code/docs.ts';
import { readValue, type Source } from '../fields/access.ts';
import { readRelatedTitle, titlePaths } from '../fields/relations.ts';
import { isLastChange, isSingle, saysLastChanger } from '../fields/traits.ts';
import type { Subject } from '../subject.ts';

/**
 * Asks for when and by whom a record was last changed, and says how to read it: `at: order.updatedAt`. None where the
 * record says nothing of that.
 */
export function readLastChange(source: Source, owner: Subject): readonly string[] {
  const { fields } = owner.resource;
  const moment = fields.find((field) => isLastChange(field) && isSingle(field));
  const changer = readLastChanger(source, owner);
  return [
    ...(moment ? [property('at', readValue(source, [moment]))] : []),
    ...(changer ? [property('by', changer)] : []),
  ];
}

/** A related record that has a title, or else a name. */
function readLastChanger(source: Source, { resource }: Subject): string | null {
  const { context } = source;
  for (const relation of resource.relations) {
    const { field, many, deprecated, to } = relation;
    const target = context.of(to);
    if (many || deprecated || !target || !saysLastChanger(field)) continue;
    if (titlePaths(target.resource, target.resource.fields).length > 0)
      return readRelatedTitle(source, resource, relation, target);
  }
  const name = resource.fields.find(
    (field) =>
      field.kind === 'string' && isSingle(field) && !field.fields && saysLastChanger(field.name),
  );
  return name && name.format !== 'uuid' ? readValue(source, [name]) : null;
}

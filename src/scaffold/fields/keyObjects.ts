import type { Field } from '../../model/types/fields.ts';
import type { Model } from '../../model/types/model.ts';
import type { Resource } from '../../model/types/resource.ts';
import { relatedObject } from './relatedObject.ts';

/**
 * The relations that are part of a record's key, as objects with the key: `order { id }` of a line
 * whose key is `order.id` and `sku`.
 */
export function keyObjects(
  { lookup, identity, fields, relations }: Resource,
  { resources }: Model,
): Field[] {
  const keys = new Set([...(lookup?.key ?? []), ...(identity?.fields ?? [])]);
  return [...keys].flatMap((dotted): Field[] => {
    const [name, leaf] = dotted.split('.');
    if (leaf === undefined || fields.some((field) => field.name === name)) return [];
    const relation = relations.find(({ field, many }) => field === name && !many);
    const target = resources.find(({ type }) => type === relation?.to);
    const key = target?.fields.find((field) => field.name === leaf);
    return relation && key ? [relatedObject(relation, [key])] : [];
  });
}

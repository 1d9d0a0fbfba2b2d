import type { Field } from '../../model/types/fields.ts';
import { property, text } from '../code/docs.ts';
import type { PickerPlan } from './pickers.ts';

/** The field whose value is sent for a record. */
export function keyFieldOf({ owner, key }: Pick<PickerPlan, 'owner' | 'key'>): Field {
  return owner.resource.fields.find(({ name }) => name === key) as Field;
}

/** `keyField: 'rowId'`, where the resource has a picker by another field, too. */
export function keyFieldProperty({ key, isFurther }: PickerPlan): string[] {
  return isFurther ? [property('keyField', text(key))] : [];
}

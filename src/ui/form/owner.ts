import type { OperationType } from 'relay-runtime';
import type { Fragment } from '../../lists/fragment.ts';
import type { AnyPicker, Finder, Option } from '../../lists/picker.ts';
import type { RecordAround } from './recordAround.ts';
import { chosenOption, type RelationState } from './unchosen.ts';

/** A record that options belong to. */
export interface Owner {
  readonly picker: AnyPicker;
  readonly option: Option;
}

/**
 * What the record around has chosen that records of a finder can belong to, and the condition by which they do.
 *
 * @returns null where nothing is chosen, or several inputs choose such records: nobody knows which is meant
 */
export function ownerIn<Row, Key>(
  { belongsTo = {} }: Pick<Finder<OperationType, Row, Key>, 'belongsTo'>,
  { fields, values }: RecordAround,
): (Owner & { readonly condition: Fragment<OperationType['variables']> }) | null {
  for (const { resource, keyField, variables } of Object.values(belongsTo)) {
    const inputs = Object.entries(fields).flatMap(([name, { finds }]) =>
      finds && !finds.isMany && finds.picker.resource.slug === resource.slug
        ? [{ name, picker: finds.picker }]
        : [],
    );
    if (inputs.length !== 1) continue;
    const [{ name, picker }] = inputs;
    const option = chosenOption((values[name] ?? null) as RelationState);
    // Of a row, the title may be known without the key.
    const key = option?.key ?? null;
    if (option && key !== null && picker.keyField === keyField)
      return { picker, option, condition: variables(key) };
  }
  return null;
}

import { labelOf } from '../../../locale/labelOf.ts';
import type { Caught } from '../../../relay/caught.ts';
import { numberColumn } from '../../fields/Number.tsx';
import type { RelationOf } from './relation.ts';
import { TabLink } from './TabLink.tsx';

/**
 * A column with the number of records of a relation to many: a link to the records, in their tab.
 *
 * @param count the number of a row's records
 * @param options.label what the records are called
 */
export function relatedCount<Row>(
  count: (row: NoInfer<Row>) => Caught<string | number>,
  { label }: { readonly label?: string } = {},
): RelationOf<Row> {
  return (name, { resource, keyOf, resourceOf }) => ({
    name,
    columns: [
      numberColumn('count', (number: string | number) => number, {
        label: label ?? labelOf(name),
        hidden: true,
      }),
    ],
    end: count,
    within: (number, row) => (
      <TabLink resource={resourceOf?.(row) ?? resource} recordKey={keyOf(row)} tab={name}>
        {number}
      </TabLink>
    ),
  });
}

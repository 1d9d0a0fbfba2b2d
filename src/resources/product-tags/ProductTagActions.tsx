// Scaffolded by Frontage from the mutations of `ProductTag`. `frontage pull` keeps your edits.
import { graphql, useFragment } from 'react-relay';
import type {
  ProductTagActions_record$data,
  ProductTagActions_record$key,
} from '../../../__generated__/ProductTagActions_record.graphql.ts';
import { ActionBar } from '../../ui/action/ActionBar.tsx';
import type { RecordActions } from '../../ui/action/recordAction.ts';
import { productTags } from './productTags.ts';

const actions: RecordActions<ProductTagActions_record$data> = [
  {
    label: 'Delete',
    isDangerous: true,
    load: async () => (await import('./deleteProductTag.ts')).deleteProductTag,
  },
];

/** What can be done with one product tag. */
export function ProductTagActions({ record }: { record: ProductTagActions_record$key }) {
  const productTag = useFragment(
    graphql`
      fragment ProductTagActions_record on ProductTag {
        id
      }
    `,
    record,
  );
  return (
    <ActionBar
      resource={productTags}
      recordKey={productTag.id}
      record={productTag}
      actions={actions}
    />
  );
}

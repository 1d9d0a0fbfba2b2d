// Scaffolded by Frontage from the mutations of `Product`. `frontage pull` keeps your edits.
import { graphql, useFragment } from 'react-relay';
import type {
  ProductActions_record$data,
  ProductActions_record$key,
} from '../../../__generated__/ProductActions_record.graphql.ts';
import { ActionBar } from '../../ui/action/ActionBar.tsx';
import type { RecordActions } from '../../ui/action/recordAction.ts';
import { products } from './products.ts';

const actions: RecordActions<ProductActions_record$data> = [
  {
    label: 'Delete',
    isDangerous: true,
    load: async () => (await import('./deleteProduct.ts')).deleteProduct,
  },
];

/** What can be done with one product. */
export function ProductActions({ record }: { record: ProductActions_record$key }) {
  const product = useFragment(
    graphql`
      fragment ProductActions_record on Product {
        id
        name
      }
    `,
    record,
  );
  return (
    <ActionBar
      resource={products}
      recordKey={product.id}
      title={product.name}
      record={product}
      actions={actions}
    />
  );
}

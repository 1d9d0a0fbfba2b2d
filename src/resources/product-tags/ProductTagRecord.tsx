// Scaffolded by Frontage from `Query.productTag`. `frontage pull` keeps your edits.
import { graphql, useFragment } from 'react-relay';
import type { ProductTagRecord_record$key } from '../../../__generated__/ProductTagRecord_record.graphql.ts';
import type { ProductTagRecordQuery } from '../../../__generated__/ProductTagRecordQuery.graphql.ts';
import type { Address } from '../../address/address.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery } from '../../relay/pageQueries.ts';
import { RecordPage } from '../../ui/errors/RecordPage.tsx';
import { RecordLink } from '../../ui/fields/Link.tsx';
import { NumberValue } from '../../ui/fields/Number.tsx';
import { Identifier } from '../../ui/fields/Text.tsx';
import { Moment } from '../../ui/fields/Time.tsx';
import { RecordScreen, Section } from '../../ui/record/RecordScreen.tsx';
import { employees } from '../employees/employees.ts';
import { products } from '../products/products.ts';
import { tags } from '../tags/tags.ts';
import { productTagOperations } from './productTagOperations.ts';
import { productTags } from './productTags.ts';

const query = graphql`
  query ProductTagRecordQuery($id: ID!) {
    productTag(id: $id) @catch {
      ...ProductTagRecord_record
    }
  }
`;

/** The page of one product tag. */
export function ProductTagRecord() {
  const { productTag } = usePageQuery<ProductTagRecordQuery>(query);
  return (
    <RecordPage resource={productTags} record={productTag}>
      {(record) => <ProductTagDetails record={record} />}
    </RecordPage>
  );
}

ProductTagRecord.queries = (address: Address) => {
  const id = String(address.key);
  return {
    record: pageQuery<ProductTagRecordQuery>(query, { id }, { subject: ['productTag'] }),
  };
};

function ProductTagDetails({ record }: { record: ProductTagRecord_record$key }) {
  const productTag = useFragment(
    graphql`
      fragment ProductTagRecord_record on ProductTag {
        id
        position
        addedBy @catch {
          id
          fullName
        }
        product @catch {
          id
          name
        }
        tag @catch {
          id
          name
        }
        addedAt
      }
    `,
    record,
  );
  return (
    <RecordScreen
      resource={productTags}
      recordKey={productTag.id}
      operations={productTagOperations}
      record={productTag}
      side={
        <Section>
          <RecordLink
            name="addedBy"
            help="Who put the tag on."
            resource={employees}
            record={productTag.addedBy}
            title={(employee) => employee.fullName}
          />
          <RecordLink
            name="product"
            help="The product that carries the tag."
            resource={products}
            record={productTag.product}
            title={(product) => product.name}
          />
          <RecordLink
            name="tag"
            help="The tag it carries."
            resource={tags}
            record={productTag.tag}
            title={(tag) => tag.name}
          />
          <Moment name="addedAt" label="Added" value={productTag.addedAt} />
          <Identifier name="id" label="ID" readOnly value={productTag.id} />
        </Section>
      }
    >
      <Section>
        <NumberValue
          name="position"
          help="Place of the tag on the product, from 1."
          value={productTag.position}
        />
      </Section>
    </RecordScreen>
  );
}

// Scaffolded by Frontage from `Query.productTag`. `frontage pull` keeps your edits.
import { partOf } from 'frontage/relay/caught';
import { RecordLink } from 'frontage/ui/fields/Link';
import { NumberValue } from 'frontage/ui/fields/Number';
import { Identifier } from 'frontage/ui/fields/Text';
import { Moment } from 'frontage/ui/fields/Time';
import { pairTitle } from 'frontage/ui/fields/title';
import { defineRecord, type RecordDetailsProps } from 'frontage/ui/record/defineRecord';
import { RecordScreen, Section } from 'frontage/ui/record/RecordScreen';
import { graphql, useFragment } from 'react-relay';
import type { ProductTagRecord_record$key } from '../../../__generated__/ProductTagRecord_record.graphql.ts';
import type { ProductTagRecordQuery } from '../../../__generated__/ProductTagRecordQuery.graphql.ts';
import { employees } from '../employees/employees.ts';
import { products } from '../products/products.ts';
import { tags } from '../tags/tags.ts';
import { productTagHelp } from './productTagHelp.ts';
import { productTagOperations } from './productTagOperations.ts';
import { productTags } from './productTags.ts';

/** The page of one product tag. */
export const ProductTagRecord = defineRecord<ProductTagRecordQuery, ProductTagRecord_record$key>({
  resource: productTags,
  query: graphql`
    query ProductTagRecordQuery($id: ID!) {
      productTag(id: $id) @catch {
        ...ProductTagRecord_record
      }
    }
  `,
  variables: (address) => ({ id: String(address.key) }),
  read: ({ productTag }) => productTag,
  subject: ['productTag'],
  Details: ProductTagDetails,
});

function ProductTagDetails({ record }: RecordDetailsProps<ProductTagRecord_record$key>) {
  const productTag = useFragment(
    graphql`
      fragment ProductTagRecord_record on ProductTag {
        id
        product @catch {
          id
          name
          image @catch
        }
        tag @catch {
          id
          name
        }
        position
        addedBy @catch {
          id
          fullName
          photo @catch
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
      title={pairTitle(
        partOf(productTag.product, (product) => product.name),
        partOf(productTag.tag, (tag) => tag.name),
      )}
      operations={productTagOperations}
      record={productTag}
      help={productTagHelp}
      side={
        <Section>
          <RecordLink
            name="addedBy"
            resource={employees}
            record={productTag.addedBy}
            title={(employee) => employee.fullName}
            picture={(employee) => employee.photo}
          />
          <RecordLink
            name="product"
            resource={products}
            record={productTag.product}
            title={(product) => product.name}
            picture={(product) => product.image}
          />
          <RecordLink
            name="tag"
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
        <NumberValue name="position" value={productTag.position} />
      </Section>
    </RecordScreen>
  );
}

// Scaffolded by Frontage from `Query.product`. `frontage pull` keeps your edits.
import { partOf } from 'frontage/relay/caught';
import { Choice } from 'frontage/ui/fields/Choice';
import { Picture, RecordLink, Url } from 'frontage/ui/fields/Link';
import { Json, Several } from 'frontage/ui/fields/Structure';
import { Identifier, LongText, Text } from 'frontage/ui/fields/Text';
import { Day, Moment } from 'frontage/ui/fields/Time';
import { YesNo } from 'frontage/ui/fields/YesNo';
import { LinkedRecords } from 'frontage/ui/links/LinkedRecords';
import { defineRecord, type RecordDetailsProps } from 'frontage/ui/record/defineRecord';
import { RecordScreen, Section } from 'frontage/ui/record/RecordScreen';
import { graphql, useFragment } from 'react-relay';
import type { ProductRecord_record$key } from '../../../__generated__/ProductRecord_record.graphql.ts';
import type { ProductRecordQuery } from '../../../__generated__/ProductRecordQuery.graphql.ts';
import type { ProductRecordTabsTotalQuery } from '../../../__generated__/ProductRecordTabsTotalQuery.graphql.ts';
import { productCategory } from '../enums/productCategory.ts';
import { productStatus } from '../enums/productStatus.ts';
import { roastLevel } from '../enums/roastLevel.ts';
import { tags } from '../tags/tags.ts';
import { productHelp } from './productHelp.ts';
import { productOperations } from './productOperations.ts';
import { products } from './products.ts';
import { ProductComponentsTab } from './tabs/ProductComponentsTab.tsx';
import { ProductGreenLotsTab } from './tabs/ProductGreenLotsTab.tsx';
import { ProductProductTagsTab } from './tabs/ProductProductTagsTab.tsx';
import { ProductRoastBatchesTab } from './tabs/ProductRoastBatchesTab.tsx';
import { ProductTagsTab } from './tabs/ProductTagsTab.tsx';
import { ProductVariantsTab } from './tabs/ProductVariantsTab.tsx';

/** The page of one product. */
export const ProductRecord = defineRecord<
  ProductRecordQuery,
  ProductRecord_record$key,
  ProductRecordTabsTotalQuery
>({
  resource: products,
  query: graphql`
    query ProductRecordQuery($id: ID!) {
      product(id: $id) @catch {
        ...ProductRecord_record
      }
    }
  `,
  variables: (address) => ({ id: String(address.key) }),
  read: ({ product }) => product,
  subject: ['product'],
  Details: ProductDetails,
  tabs: {
    variants: { label: 'Variants', Panel: ProductVariantsTab },
    productTags: { label: 'Product tags', Panel: ProductProductTagsTab },
    components: { label: 'Components', Panel: ProductComponentsTab },
    roastBatches: { label: 'Roast batches', Panel: ProductRoastBatchesTab },
    tags: { label: 'Tags', Panel: ProductTagsTab },
    greenLots: { label: 'Green lots', Panel: ProductGreenLotsTab },
  },
  tabTotals: {
    query: graphql`
      query ProductRecordTabsTotalQuery($id: ID!) {
        product(id: $id) {
          variants(first: 1) @catch(to: NULL) {
            totalCount
          }
          productTags(first: 1) @catch(to: NULL) {
            totalCount
          }
          components(first: 1) @catch(to: NULL) {
            totalCount
          }
          roastBatches(first: 1) @catch(to: NULL) {
            totalCount
          }
          tags(first: 1) @catch(to: NULL) {
            totalCount
          }
          greenLots(first: 1) @catch(to: NULL) {
            totalCount
          }
        }
      }
    `,
    read: ({ product }) => ({
      variants: product?.variants?.totalCount,
      productTags: product?.productTags?.totalCount,
      components: product?.components?.totalCount,
      roastBatches: product?.roastBatches?.totalCount,
      tags: product?.tags?.totalCount,
      greenLots: product?.greenLots?.totalCount,
    }),
  },
});

function ProductDetails({ record, tabs }: RecordDetailsProps<ProductRecord_record$key>) {
  const product = useFragment(
    graphql`
      fragment ProductRecord_record on Product {
        id
        name
        image @catch
        status
        code
        slug
        category
        roast @catch
        isOrganic
        websiteUrl @catch
        launchedOn @catch
        description @catch
        tastingNotes
        brewGuide @catch
        tags(first: 12) @catch {
          edges {
            node {
              id
              name
            }
          }
        }
        createdAt
        updatedAt
      }
    `,
    record,
  );
  return (
    <RecordScreen
      resource={products}
      recordKey={product.id}
      title={product.name}
      picture={product.image}
      status={<Choice name="status" value={product.status} choices={productStatus} />}
      operations={productOperations}
      record={product}
      help={productHelp}
      side={
        <Section>
          <LinkedRecords
            name="tags"
            tab="tags"
            limit={12}
            links={{
              mutations: ['createProductTag', 'deleteProductTag'],
              load: async () => (await import('./tabs/productTagsLinks.ts')).productTagsLinks,
            }}
            value={partOf(product.tags, (tagsValue) => tagsValue.edges.map((edge) => edge?.node))}
          >
            {(tag) => (
              <RecordLink resource={tags} record={tag} title={(otherTag) => otherTag.name} />
            )}
          </LinkedRecords>
          <Moment name="createdAt" label="Created" readOnly value={product.createdAt} />
          <Moment name="updatedAt" label="Updated" readOnly value={product.updatedAt} />
          <Identifier name="id" label="ID" readOnly value={product.id} />
        </Section>
      }
      tabs={tabs}
    >
      <Section>
        <Text name="code" value={product.code} />
        <Text name="slug" value={product.slug} />
        <Picture name="image" value={product.image} size="large" />
        <Choice name="category" value={product.category} choices={productCategory} />
        <Choice name="roast" value={product.roast} choices={roastLevel} />
        <YesNo name="isOrganic" label="Organic" value={product.isOrganic} />
        <Url name="websiteUrl" label="Website URL" value={product.websiteUrl} />
        <Day name="launchedOn" value={product.launchedOn} />
        <LongText name="description" value={product.description} />
        <Several name="tastingNotes" wide value={product.tastingNotes}>
          {(tastingNote) => <LongText value={tastingNote} />}
        </Several>
        <Json name="brewGuide" value={product.brewGuide} />
      </Section>
    </RecordScreen>
  );
}

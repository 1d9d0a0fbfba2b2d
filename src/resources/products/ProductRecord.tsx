// Scaffolded by Frontage from `Query.product`. `frontage pull` keeps your edits.
import { graphql, useFragment } from 'react-relay';
import type { ProductRecord_record$key } from '../../../__generated__/ProductRecord_record.graphql.ts';
import type { ProductRecordQuery } from '../../../__generated__/ProductRecordQuery.graphql.ts';
import type { Address } from '../../address/address.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery } from '../../relay/pageQueries.ts';
import { RecordPage } from '../../ui/errors/RecordPage.tsx';
import { Choice } from '../../ui/fields/Choice.tsx';
import { Picture, Url } from '../../ui/fields/Link.tsx';
import { Json, Several } from '../../ui/fields/Structure.tsx';
import { Identifier, LongText, Text } from '../../ui/fields/Text.tsx';
import { Day, Moment } from '../../ui/fields/Time.tsx';
import { YesNo } from '../../ui/fields/YesNo.tsx';
import { RecordScreen, Section } from '../../ui/record/RecordScreen.tsx';
import { RecordTabsView, tabQueries, type RecordTabs } from '../../ui/record/RecordTabs.tsx';
import { productCategory } from '../enums/productCategory.ts';
import { productStatus } from '../enums/productStatus.ts';
import { roastLevel } from '../enums/roastLevel.ts';
import { productOperations } from './productOperations.ts';
import { products } from './products.ts';
import { ProductComponentsTab } from './tabs/ProductComponentsTab.tsx';
import { ProductGreenLotsTab } from './tabs/ProductGreenLotsTab.tsx';
import { ProductProductTagsTab } from './tabs/ProductProductTagsTab.tsx';
import { ProductRoastBatchesTab } from './tabs/ProductRoastBatchesTab.tsx';
import { ProductTagsTab } from './tabs/ProductTagsTab.tsx';
import { ProductVariantsTab } from './tabs/ProductVariantsTab.tsx';

const tabs: RecordTabs = {
  variants: { label: 'Variants', Panel: ProductVariantsTab },
  productTags: { label: 'Product tags', Panel: ProductProductTagsTab },
  components: { label: 'Components', Panel: ProductComponentsTab },
  roastBatches: { label: 'Roast batches', Panel: ProductRoastBatchesTab },
  tags: { label: 'Tags', Panel: ProductTagsTab },
  greenLots: { label: 'Green lots', Panel: ProductGreenLotsTab },
};

const query = graphql`
  query ProductRecordQuery($id: ID!) {
    product(id: $id) @catch {
      ...ProductRecord_record
    }
  }
`;

/** The page of one product. */
export function ProductRecord() {
  const { product } = usePageQuery<ProductRecordQuery>(query);
  return (
    <RecordPage resource={products} record={product}>
      {(record) => <ProductDetails record={record} />}
    </RecordPage>
  );
}

ProductRecord.queries = (address: Address) => {
  const id = String(address.key);
  return {
    record: pageQuery<ProductRecordQuery>(query, { id }, { subject: ['product'] }),
    ...tabQueries(tabs, address),
  };
};

function ProductDetails({ record }: { record: ProductRecord_record$key }) {
  const product = useFragment(
    graphql`
      fragment ProductRecord_record on Product {
        id
        name
        status
        code
        slug
        image @catch
        category
        roast @catch
        isOrganic
        websiteUrl @catch
        launchedOn @catch
        description @catch
        tastingNotes
        brewGuide @catch
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
      status={<Choice value={product.status} choices={productStatus} />}
      operations={productOperations}
      record={product}
      side={
        <Section>
          <Moment
            name="createdAt"
            label="Created"
            help="When the record was made."
            readOnly
            value={product.createdAt}
          />
          <Moment
            name="updatedAt"
            label="Updated"
            help="Last change."
            readOnly
            value={product.updatedAt}
          />
          <Identifier name="id" label="ID" readOnly value={product.id} />
        </Section>
      }
      tabs={<RecordTabsView resource={products} tabs={tabs} />}
    >
      <Section>
        <Text name="code" help="Short code, printed on the bag." value={product.code} />
        <Text name="slug" help="Last part of its address on the website." value={product.slug} />
        <Picture
          name="image"
          help="Picture for the catalogue."
          value={product.image}
          size="large"
        />
        <Choice name="category" value={product.category} choices={productCategory} />
        <Choice name="roast" value={product.roast} choices={roastLevel} />
        <YesNo name="isOrganic" label="Organic" value={product.isOrganic} />
        <Url name="websiteUrl" label="Website URL" value={product.websiteUrl} />
        <Day name="launchedOn" value={product.launchedOn} />
        <LongText name="description" help="Text for the catalogue." value={product.description} />
        <Several name="tastingNotes" wide value={product.tastingNotes}>
          {(tastingNote) => <LongText value={tastingNote} />}
        </Several>
        <Json name="brewGuide" help="Recipes for filter and espresso." value={product.brewGuide} />
      </Section>
    </RecordScreen>
  );
}

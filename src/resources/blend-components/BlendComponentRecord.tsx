// Scaffolded by Frontage from `Query.blendComponent`. `frontage pull` keeps your edits.
import { graphql, useFragment } from 'react-relay';
import type { BlendComponentRecord_record$key } from '../../../__generated__/BlendComponentRecord_record.graphql.ts';
import type { BlendComponentRecordQuery } from '../../../__generated__/BlendComponentRecordQuery.graphql.ts';
import type { Address } from '../../address/address.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery } from '../../relay/pageQueries.ts';
import { RecordPage } from '../../ui/errors/RecordPage.tsx';
import { RecordLink } from '../../ui/fields/Link.tsx';
import { Percent } from '../../ui/fields/Number.tsx';
import { Identifier, LongText } from '../../ui/fields/Text.tsx';
import { RecordField, RecordScreen, Section } from '../../ui/record/RecordScreen.tsx';
import { greenLots } from '../green-lots/greenLots.ts';
import { products } from '../products/products.ts';
import { blendComponentOperations } from './blendComponentOperations.ts';
import { blendComponents } from './blendComponents.ts';

const query = graphql`
  query BlendComponentRecordQuery($id: ID!) {
    blendComponent(id: $id) @catch {
      ...BlendComponentRecord_record
    }
  }
`;

/** The page of one blend component. */
export function BlendComponentRecord() {
  const { blendComponent } = usePageQuery<BlendComponentRecordQuery>(query);
  return (
    <RecordPage resource={blendComponents} record={blendComponent}>
      {(record) => <BlendComponentDetails record={record} />}
    </RecordPage>
  );
}

BlendComponentRecord.queries = (address: Address) => {
  const id = String(address.key);
  return {
    record: pageQuery<BlendComponentRecordQuery>(query, { id }, { subject: ['blendComponent'] }),
  };
};

function BlendComponentDetails({ record }: { record: BlendComponentRecord_record$key }) {
  const blendComponent = useFragment(
    graphql`
      fragment BlendComponentRecord_record on BlendComponent {
        id
        percent
        note @catch
        greenLot @catch {
          id
          code
        }
        product @catch {
          id
          name
        }
      }
    `,
    record,
  );
  return (
    <RecordScreen
      resource={blendComponents}
      recordKey={blendComponent.id}
      operations={blendComponentOperations}
      record={blendComponent}
      side={
        <Section>
          <RecordField label="Green lot" help="The green coffee that goes in." edits="greenLot">
            <RecordLink
              resource={greenLots}
              record={blendComponent.greenLot}
              keyOf={(greenLot) => greenLot.id}
              title={(greenLot) => greenLot.code}
            />
          </RecordField>
          <RecordField label="Product" help="The product it is a part of." edits="product">
            <RecordLink
              resource={products}
              record={blendComponent.product}
              keyOf={(product) => product.id}
              title={(product) => product.name}
            />
          </RecordField>
          <RecordField label="ID">
            <Identifier value={blendComponent.id} />
          </RecordField>
        </Section>
      }
    >
      <Section>
        <RecordField label="Percent" help="Share of the lot in the product." edits="percent">
          <Percent value={blendComponent.percent} />
        </RecordField>
        <RecordField label="Note" wide edits="note">
          <LongText value={blendComponent.note} />
        </RecordField>
      </Section>
    </RecordScreen>
  );
}

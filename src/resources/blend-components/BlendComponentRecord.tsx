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
import { RecordScreen, Section } from '../../ui/record/RecordScreen.tsx';
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
          <RecordLink
            name="greenLot"
            help="The green coffee that goes in."
            resource={greenLots}
            record={blendComponent.greenLot}
            title={(greenLot) => greenLot.code}
          />
          <RecordLink
            name="product"
            help="The product it is a part of."
            resource={products}
            record={blendComponent.product}
            title={(product) => product.name}
          />
          <Identifier name="id" label="ID" readOnly value={blendComponent.id} />
        </Section>
      }
    >
      <Section>
        <Percent
          name="percent"
          help="Share of the lot in the product."
          value={blendComponent.percent}
        />
        <LongText name="note" value={blendComponent.note} />
      </Section>
    </RecordScreen>
  );
}

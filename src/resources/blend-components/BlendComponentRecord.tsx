// Scaffolded by Frontage from `Query.blendComponent`. `frontage pull` keeps your edits.
import { RecordLink } from 'frontage/ui/fields/Link';
import { Percent } from 'frontage/ui/fields/Number';
import { Identifier, LongText } from 'frontage/ui/fields/Text';
import { defineRecord, type RecordDetailsProps } from 'frontage/ui/record/defineRecord';
import { RecordScreen, Section } from 'frontage/ui/record/RecordScreen';
import { graphql, useFragment } from 'react-relay';
import type { BlendComponentRecord_record$key } from '../../../__generated__/BlendComponentRecord_record.graphql.ts';
import type { BlendComponentRecordQuery } from '../../../__generated__/BlendComponentRecordQuery.graphql.ts';
import { greenLots } from '../green-lots/greenLots.ts';
import { products } from '../products/products.ts';
import { blendComponentHelp } from './blendComponentHelp.ts';
import { blendComponentOperations } from './blendComponentOperations.ts';
import { blendComponents } from './blendComponents.ts';

/** The page of one blend component. */
export const BlendComponentRecord = defineRecord<
  BlendComponentRecordQuery,
  BlendComponentRecord_record$key
>({
  resource: blendComponents,
  query: graphql`
    query BlendComponentRecordQuery($id: ID!) {
      blendComponent(id: $id) @catch {
        ...BlendComponentRecord_record
      }
    }
  `,
  variables: (address) => ({ id: String(address.key) }),
  read: ({ blendComponent }) => blendComponent,
  subject: ['blendComponent'],
  Details: BlendComponentDetails,
});

function BlendComponentDetails({ record }: RecordDetailsProps<BlendComponentRecord_record$key>) {
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
          image @catch
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
      help={blendComponentHelp}
      side={
        <Section>
          <RecordLink
            name="greenLot"
            resource={greenLots}
            record={blendComponent.greenLot}
            title={(greenLot) => greenLot.code}
          />
          <RecordLink
            name="product"
            resource={products}
            record={blendComponent.product}
            title={(product) => product.name}
            picture={(product) => product.image}
          />
          <Identifier name="id" label="ID" readOnly value={blendComponent.id} />
        </Section>
      }
    >
      <Section>
        <Percent name="percent" value={blendComponent.percent} />
        <LongText name="note" value={blendComponent.note} />
      </Section>
    </RecordScreen>
  );
}

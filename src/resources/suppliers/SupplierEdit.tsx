// Scaffolded by Frontage from `Mutation.updateSupplier`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type {
  SupplierEditMutation,
  SupplierPatch,
} from '../../../__generated__/SupplierEditMutation.graphql.ts';
import type { SupplierEditQuery } from '../../../__generated__/SupplierEditQuery.graphql.ts';
import type { Change } from '../../relay/mutation.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery, type Address } from '../../relay/pageQueries.ts';
import { EditForm } from '../../ui/form/EditForm.tsx';
import { RecordPage } from '../../ui/record/RecordPage.tsx';
import { supplierFields } from './supplierFields.ts';
import { suppliers } from './suppliers.ts';

const query = graphql`
  query SupplierEditQuery($id: ID!) {
    supplier(id: $id) @catch {
      id
      name
      kind
      country
      region @catch
      picture @catch
      email
      phone @catch
      website @catch
      story @catch
      certifications
      altitudeMeters @catch
      rating @catch
      isDirectTrade
      partnerSince @catch
    }
  }
`;

const change: Change<SupplierEditMutation> = {
  mutation: graphql`
    mutation SupplierEditMutation($input: UpdateSupplierInput!) {
      updateSupplier(input: $input) {
        supplier {
          id
          ...SupplierRecord_record
        }
      }
    }
  `,
  read: ({ updateSupplier }) => ({ record: updateSupplier?.supplier }),
};

/** The record in the answer of the query. */
const readRecord = ({ supplier }: SupplierEditQuery['response']) => supplier;

/** The form that changes a supplier. */
export function SupplierEdit() {
  const found = readRecord(usePageQuery<SupplierEditQuery>(query));
  return (
    <RecordPage resource={suppliers} record={found}>
      {(record) => (
        <EditForm<SupplierEditQuery, SupplierEditMutation, typeof record, SupplierPatch>
          resource={suppliers}
          recordKey={record.id}
          title={record.name}
          fields={supplierFields}
          record={record}
          query={query}
          latest={readRecord}
          change={change}
          variables={(supplierPatch) => ({ input: { id: record.id, supplierPatch } })}
        />
      )}
    </RecordPage>
  );
}

SupplierEdit.queries = (address: Address) => {
  const id = String(address.key);
  return {
    record: pageQuery<SupplierEditQuery>(query, { id }, { subject: ['supplier'] }),
  };
};

// Scaffolded by Frontage from `Mutation.updateSupplier`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type { SupplierEditQuery } from '../../../__generated__/SupplierEditQuery.graphql.ts';
import type {
  SupplierPatch,
  updateSupplierMutation,
} from '../../../__generated__/updateSupplierMutation.graphql.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery, type Address } from '../../relay/pageQueries.ts';
import { EditForm } from '../../ui/form/EditForm.tsx';
import { RecordPage } from '../../ui/record/RecordPage.tsx';
import { supplierFields } from './supplierFields.ts';
import { suppliers } from './suppliers.ts';
import { updateSupplier } from './updateSupplier.ts';

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

/** The record in the answer of the query. */
const readRecord = ({ supplier }: SupplierEditQuery['response']) => supplier;

/** The form that changes a supplier. */
export function SupplierEdit() {
  const found = readRecord(usePageQuery<SupplierEditQuery>(query));
  return (
    <RecordPage resource={suppliers} record={found}>
      {(record) => (
        <EditForm<SupplierEditQuery, updateSupplierMutation, typeof record, SupplierPatch>
          resource={suppliers}
          recordKey={record.id}
          title={record.name}
          fields={supplierFields}
          record={record}
          query={query}
          latest={readRecord}
          update={updateSupplier}
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

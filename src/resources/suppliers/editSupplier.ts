// Scaffolded by Frontage from `Mutation.updateSupplier`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { editSupplierQuery } from '../../../__generated__/editSupplierQuery.graphql.ts';
import type {
  SupplierPatch,
  updateSupplierMutation,
} from '../../../__generated__/updateSupplierMutation.graphql.ts';
import type { Found, RecordEditing } from '../../ui/form/recordEditing.ts';
import { supplierFields } from './supplierFields.ts';
import { suppliers } from './suppliers.ts';

const query = graphql`
  query editSupplierQuery($id: ID!) {
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

const read = ({ supplier }: editSupplierQuery['response']) => supplier;

/** What of a supplier can be changed, as it is now. */
export const editSupplier: RecordEditing<
  editSupplierQuery,
  updateSupplierMutation,
  Found<typeof read>,
  SupplierPatch
> = {
  resource: suppliers,
  fields: supplierFields,
  query,
  variables: (address) => {
    const id = String(address.key);
    return { id };
  },
  subject: ['supplier'],
  read,
  keyOf: (supplier) => supplier.id,
  title: (supplier) => supplier.name,
  update: async () => (await import('./updateSupplier.ts')).updateSupplier,
};

// Scaffolded by Frontage from `Mutation.updateSupplier`. `frontage pull` keeps your edits.
import { defineEditing } from 'frontage/ui/form/recordEditing';
import { graphql } from 'react-relay';
import type { editSupplierQuery } from '../../../../__generated__/editSupplierQuery.graphql.ts';
import { supplierFields } from '../supplierFields.ts';
import { suppliers } from '../suppliers.ts';

/** The editable fields of a supplier, with their current values. */
export const editSupplier = defineEditing({
  resource: suppliers,
  fields: supplierFields,
  query: graphql`
    query editSupplierQuery($id: ID!) {
      supplier(id: $id) @catch {
        id
        name
        kind
        country
        region @catch
        picture @catch
        email @catch
        phone @catch
        website @catch
        story @catch
        certifications
        altitudeMeters @catch
        rating @catch
        isDirectTrade
        partnerSince @catch
        updatedAt
      }
    }
  `,
  variables: (address): editSupplierQuery['variables'] => ({ id: String(address.key) }),
  subject: ['supplier'],
  read: ({ supplier }: editSupplierQuery['response']) => supplier,
  title: (supplier) => supplier.name,
  lastChange: (supplier) => ({ at: supplier.updatedAt }),
  update: async () => (await import('./updateSupplier.ts')).updateSupplier,
});

// Scaffolded by Frontage from the type `Supplier`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { SupplierTable_rows$key } from '../../../__generated__/SupplierTable_rows.graphql.ts';
import { choiceColumn } from '../../ui/fields/Choice.tsx';
import { emailColumn, phoneColumn, pictureColumn, urlColumn } from '../../ui/fields/Link.tsx';
import { numberColumn } from '../../ui/fields/Number.tsx';
import { identifierColumn, textColumn } from '../../ui/fields/Text.tsx';
import { dayColumn, momentColumn } from '../../ui/fields/Time.tsx';
import { yesNoColumn } from '../../ui/fields/YesNo.tsx';
import { defineTable } from '../../ui/list/defineTable.tsx';
import { supplierKind } from '../enums/supplierKind.ts';
import { suppliers } from './suppliers.ts';

/** Suppliers as rows: of their list, and of whatever they belong to. */
export const SupplierTable = defineTable<SupplierTable_rows$key>({
  resource: suppliers,
  keyOf: (supplier) => supplier.id,
  columns: [
    textColumn({ id: 'name', label: 'Name', value: (supplier) => supplier.name }),
    pictureColumn({ id: 'picture', label: 'Picture', value: (supplier) => supplier.picture }),
    choiceColumn({
      id: 'kind',
      label: 'Kind',
      choices: supplierKind,
      value: (supplier) => supplier.kind,
    }),
    textColumn({ id: 'country', label: 'Country', value: (supplier) => supplier.country }),
    emailColumn({ id: 'email', label: 'Email', value: (supplier) => supplier.email }),
    numberColumn({ id: 'rating', label: 'Rating', value: (supplier) => supplier.rating }),
    momentColumn({ id: 'createdAt', label: 'Created', value: (supplier) => supplier.createdAt }),
    identifierColumn({ id: 'id', label: 'ID', hidden: true, value: (supplier) => supplier.id }),
    textColumn({
      id: 'region',
      label: 'Region',
      hidden: true,
      value: (supplier) => supplier.region,
    }),
    phoneColumn({ id: 'phone', label: 'Phone', hidden: true, value: (supplier) => supplier.phone }),
    urlColumn({
      id: 'website',
      label: 'Website',
      hidden: true,
      value: (supplier) => supplier.website,
    }),
    textColumn({ id: 'story', label: 'Story', hidden: true, value: (supplier) => supplier.story }),
    numberColumn({
      id: 'altitudeMeters',
      label: 'Altitude meters',
      hidden: true,
      value: (supplier) => supplier.altitudeMeters,
    }),
    yesNoColumn({
      id: 'isDirectTrade',
      label: 'Direct trade',
      hidden: true,
      value: (supplier) => supplier.isDirectTrade,
    }),
    dayColumn({
      id: 'partnerSince',
      label: 'Partner since',
      hidden: true,
      value: (supplier) => supplier.partnerSince,
    }),
    momentColumn({
      id: 'updatedAt',
      label: 'Updated',
      hidden: true,
      value: (supplier) => supplier.updatedAt,
    }),
  ],
  fragment: graphql`
    fragment SupplierTable_rows on Supplier
    @relay(plural: true)
    @argumentDefinitions(more: { type: "Boolean!", defaultValue: false }) {
      id
      name
      picture @catch
      kind
      country
      email
      rating @catch
      createdAt
      ... @include(if: $more) {
        region @catch
        phone @catch
        website @catch
        story @catch
        altitudeMeters @catch
        isDirectTrade
        partnerSince @catch
        updatedAt
      }
    }
  `,
});

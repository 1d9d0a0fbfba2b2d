// Scaffolded by Frontage from the type `Supplier`. `frontage pull` keeps your edits.
import { choiceColumn } from 'frontage/ui/fields/Choice';
import { emailColumn, phoneColumn, pictureColumn, urlColumn } from 'frontage/ui/fields/Link';
import { numberColumn } from 'frontage/ui/fields/Number';
import { identifierColumn, textColumn } from 'frontage/ui/fields/Text';
import { dayColumn, momentColumn } from 'frontage/ui/fields/Time';
import { yesNoColumn } from 'frontage/ui/fields/YesNo';
import { defineTable } from 'frontage/ui/list/defineTable';
import { graphql } from 'react-relay';
import type { SupplierTable_rows$key } from '../../../__generated__/SupplierTable_rows.graphql.ts';
import { supplierKind } from '../enums/supplierKind.ts';
import { suppliers } from './suppliers.ts';

/** Suppliers as rows: in their list, and below the records that they belong to. */
export const SupplierTable = defineTable<SupplierTable_rows$key>({
  resource: suppliers,
  picture: (supplier) => supplier.picture,
  columns: [
    textColumn('name', (supplier) => supplier.name),
    choiceColumn('kind', (supplier) => supplier.kind, { choices: supplierKind }),
    textColumn('country', (supplier) => supplier.country),
    emailColumn('email', (supplier) => supplier.email),
    numberColumn('rating', (supplier) => supplier.rating),
    momentColumn('createdAt', (supplier) => supplier.createdAt, { label: 'Created' }),
    identifierColumn('id', (supplier) => supplier.id, { label: 'ID', hidden: true }),
    textColumn('region', (supplier) => supplier.region, { hidden: true }),
    phoneColumn('phone', (supplier) => supplier.phone, { hidden: true }),
    urlColumn('website', (supplier) => supplier.website, { hidden: true }),
    textColumn('story', (supplier) => supplier.story, { hidden: true }),
    numberColumn('altitudeMeters', (supplier) => supplier.altitudeMeters, { hidden: true }),
    yesNoColumn('isDirectTrade', (supplier) => supplier.isDirectTrade, {
      label: 'Direct trade',
      hidden: true,
    }),
    dayColumn('partnerSince', (supplier) => supplier.partnerSince, { hidden: true }),
    momentColumn('updatedAt', (supplier) => supplier.updatedAt, { label: 'Updated', hidden: true }),
    pictureColumn('picture', (supplier) => supplier.picture, { hidden: true }),
  ],
  fragment: graphql`
    fragment SupplierTable_rows on Supplier
    @relay(plural: true)
    @argumentDefinitions(more: { type: "Boolean!", defaultValue: false }) {
      id
      picture @catch
      name
      kind
      country
      email @catch
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

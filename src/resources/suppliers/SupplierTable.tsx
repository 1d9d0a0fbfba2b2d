// Scaffolded by Frontage from the type `Supplier`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import { graphql, useFragment } from 'react-relay';
import type {
  SupplierTable_rows$data,
  SupplierTable_rows$key,
} from '../../../__generated__/SupplierTable_rows.graphql.ts';
import { Choice } from '../../ui/fields/Choice.tsx';
import { Email, Phone, Picture, Url } from '../../ui/fields/Link.tsx';
import { NumberValue } from '../../ui/fields/Number.tsx';
import { Identifier, Text } from '../../ui/fields/Text.tsx';
import { Day, Moment } from '../../ui/fields/Time.tsx';
import { YesNo } from '../../ui/fields/YesNo.tsx';
import { RecordTable, type Columns, type TableProps } from '../../ui/list/RecordTable.tsx';
import { supplierKind } from '../enums/supplierKind.ts';
import { suppliers } from './suppliers.ts';

const columns: Columns<SupplierTable_rows$data[number]> = [
  { id: 'name', label: 'Name', cell: (supplier) => <Text value={supplier.name} /> },
  { id: 'picture', label: 'Picture', cell: (supplier) => <Picture value={supplier.picture} /> },
  {
    id: 'kind',
    label: 'Kind',
    cell: (supplier) => <Choice value={supplier.kind} choices={supplierKind} />,
  },
  { id: 'country', label: 'Country', cell: (supplier) => <Text value={supplier.country} /> },
  { id: 'email', label: 'Email', cell: (supplier) => <Email value={supplier.email} /> },
  {
    id: 'rating',
    label: 'Rating',
    align: 'end',
    cell: (supplier) => <NumberValue value={supplier.rating} />,
  },
  { id: 'createdAt', label: 'Created', cell: (supplier) => <Moment value={supplier.createdAt} /> },
  { id: 'id', label: 'ID', hidden: true, cell: (supplier) => <Identifier value={supplier.id} /> },
  {
    id: 'region',
    label: 'Region',
    hidden: true,
    cell: (supplier) => <Text value={supplier.region} />,
  },
  {
    id: 'phone',
    label: 'Phone',
    hidden: true,
    cell: (supplier) => <Phone value={supplier.phone} />,
  },
  {
    id: 'website',
    label: 'Website',
    hidden: true,
    cell: (supplier) => <Url value={supplier.website} />,
  },
  {
    id: 'story',
    label: 'Story',
    hidden: true,
    cell: (supplier) => <Text value={supplier.story} />,
  },
  {
    id: 'altitudeMeters',
    label: 'Altitude meters',
    align: 'end',
    hidden: true,
    cell: (supplier) => <NumberValue value={supplier.altitudeMeters} />,
  },
  {
    id: 'isDirectTrade',
    label: 'Direct trade',
    hidden: true,
    cell: (supplier) => <YesNo value={supplier.isDirectTrade} />,
  },
  {
    id: 'partnerSince',
    label: 'Partner since',
    hidden: true,
    cell: (supplier) => <Day value={supplier.partnerSince} />,
  },
  {
    id: 'updatedAt',
    label: 'Updated',
    hidden: true,
    cell: (supplier) => <Moment value={supplier.updatedAt} />,
  },
];

/** Suppliers as rows: of their list, and of whatever they belong to. */
export function SupplierTable({ rows, hiddenColumns }: TableProps<SupplierTable_rows$key>) {
  const records = useFragment(
    graphql`
      fragment SupplierTable_rows on Supplier
      @relay(plural: true)
      @argumentDefinitions(
        withPicture: { type: "Boolean!", defaultValue: true }
        withKind: { type: "Boolean!", defaultValue: true }
        withCountry: { type: "Boolean!", defaultValue: true }
        withEmail: { type: "Boolean!", defaultValue: true }
        withRating: { type: "Boolean!", defaultValue: true }
        withCreatedAt: { type: "Boolean!", defaultValue: true }
        withRegion: { type: "Boolean!", defaultValue: false }
        withPhone: { type: "Boolean!", defaultValue: false }
        withWebsite: { type: "Boolean!", defaultValue: false }
        withStory: { type: "Boolean!", defaultValue: false }
        withAltitudeMeters: { type: "Boolean!", defaultValue: false }
        withIsDirectTrade: { type: "Boolean!", defaultValue: false }
        withPartnerSince: { type: "Boolean!", defaultValue: false }
        withUpdatedAt: { type: "Boolean!", defaultValue: false }
      ) {
        id
        name
        ... @include(if: $withPicture) {
          picture @catch
        }
        ... @include(if: $withKind) {
          kind
        }
        ... @include(if: $withCountry) {
          country
        }
        ... @include(if: $withEmail) {
          email
        }
        ... @include(if: $withRating) {
          rating @catch
        }
        ... @include(if: $withCreatedAt) {
          createdAt
        }
        ... @include(if: $withRegion) {
          region @catch
        }
        ... @include(if: $withPhone) {
          phone @catch
        }
        ... @include(if: $withWebsite) {
          website @catch
        }
        ... @include(if: $withStory) {
          story @catch
        }
        ... @include(if: $withAltitudeMeters) {
          altitudeMeters @catch
        }
        ... @include(if: $withIsDirectTrade) {
          isDirectTrade
        }
        ... @include(if: $withPartnerSince) {
          partnerSince @catch
        }
        ... @include(if: $withUpdatedAt) {
          updatedAt
        }
      }
    `,
    rows,
  );
  return (
    <RecordTable
      resource={suppliers}
      columns={columns}
      rows={records}
      keyOf={(supplier) => supplier.id}
      hiddenColumns={hiddenColumns}
      caption="Suppliers"
    />
  );
}

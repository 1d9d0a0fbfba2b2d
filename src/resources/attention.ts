// Scaffolded by Frontage from the lists of the schema. `frontage pull` keeps your edits.
import { partOf } from 'frontage/relay/caught';
import { defineAttention } from 'frontage/ui/home/attention';
import { graphql } from 'react-relay';
import type { attentionCountsQuery } from '../../__generated__/attentionCountsQuery.graphql.ts';
import { customers } from './customers/customers.ts';
import { customerStatus } from './enums/customerStatus.ts';
import { invoiceStatus } from './enums/invoiceStatus.ts';
import { lotStatus } from './enums/lotStatus.ts';
import { orderStatus } from './enums/orderStatus.ts';
import { productStatus } from './enums/productStatus.ts';
import { shipmentStatus } from './enums/shipmentStatus.ts';
import { ticketStatus } from './enums/ticketStatus.ts';
import { greenLots } from './green-lots/greenLots.ts';
import { invoices } from './invoices/invoices.ts';
import { orders } from './orders/orders.ts';
import { products } from './products/products.ts';
import { shipments } from './shipments/shipments.ts';
import { tickets } from './tickets/tickets.ts';
import { variants } from './variants/variants.ts';

/** What needs somebody, on the home page: the lists that are narrowed to it, in their order. */
export const attention = defineAttention<attentionCountsQuery>({
  query: graphql`
    query attentionCountsQuery {
      overdueInvoices: invoices(first: 1, filter: { isOverdue: { equalTo: true } }) @catch {
        totalCount
      }
      problemGreenLots: greenLots(first: 1, filter: { status: { equalTo: REJECTED } }) @catch {
        totalCount
      }
      problemVariants: variants(first: 1, filter: { needsReorder: { equalTo: true } }) @catch {
        totalCount
      }
      problemShipments: shipments(first: 1, filter: { status: { equalTo: FAILED } }) @catch {
        totalCount
      }
      waitingTickets: tickets(first: 1, filter: { status: { in: [OPEN, WAITING] } }) @catch {
        totalCount
      }
      waitingInvoices: invoices(first: 1, filter: { status: { in: [DRAFT, OPEN] } }) @catch {
        totalCount
      }
      waitingOrders: orders(first: 1, filter: { status: { equalTo: DRAFT } }) @catch {
        totalCount
      }
      waitingProducts: products(first: 1, filter: { status: { equalTo: DRAFT } }) @catch {
        totalCount
      }
      currentEmployee {
        id
        yourOrders: orders(
          first: 1
          filter: { status: { in: [DRAFT, CONFIRMED, ROASTING, SHIPPED] } }
        ) @catch {
          totalCount
        }
        yourCustomers: accounts(first: 1, filter: { status: { equalTo: ON_HOLD } }) @catch {
          totalCount
        }
        yourTickets: assignedTickets(first: 1, filter: { status: { in: [OPEN, WAITING] } }) @catch {
          totalCount
        }
      }
    }
  `,
  entries: [
    {
      kind: 'overdue',
      resource: invoices,
      filters: { isOverdue: ['true'] },
      label: 'Overdue',
      count: (data) => partOf(data.overdueInvoices, (part) => part.totalCount),
    },
    {
      kind: 'problem',
      resource: greenLots,
      filters: { status: ['REJECTED'] },
      states: lotStatus,
      count: (data) => partOf(data.problemGreenLots, (part) => part.totalCount),
    },
    {
      kind: 'problem',
      resource: variants,
      filters: { needsReorder: ['true'] },
      label: 'Needs reorder',
      count: (data) => partOf(data.problemVariants, (part) => part.totalCount),
    },
    {
      kind: 'problem',
      resource: shipments,
      filters: { status: ['FAILED'] },
      states: shipmentStatus,
      count: (data) => partOf(data.problemShipments, (part) => part.totalCount),
    },
    {
      kind: 'yours',
      resource: orders,
      filters: { status: ['DRAFT', 'CONFIRMED', 'ROASTING', 'SHIPPED'] },
      states: orderStatus,
      count: (data) => partOf(data.currentEmployee?.yourOrders, (part) => part.totalCount),
      person: 'salesRep',
      key: (data) => data.currentEmployee?.id,
    },
    {
      kind: 'yours',
      resource: customers,
      filters: { status: ['ON_HOLD'] },
      states: customerStatus,
      count: (data) => partOf(data.currentEmployee?.yourCustomers, (part) => part.totalCount),
      person: 'accountManager',
      key: (data) => data.currentEmployee?.id,
    },
    {
      kind: 'yours',
      resource: tickets,
      filters: { status: ['OPEN', 'WAITING'] },
      states: ticketStatus,
      count: (data) => partOf(data.currentEmployee?.yourTickets, (part) => part.totalCount),
      person: 'assignee',
      key: (data) => data.currentEmployee?.id,
    },
    {
      kind: 'waiting',
      resource: tickets,
      filters: { status: ['OPEN', 'WAITING'] },
      states: ticketStatus,
      count: (data) => partOf(data.waitingTickets, (part) => part.totalCount),
    },
    {
      kind: 'waiting',
      resource: invoices,
      filters: { status: ['DRAFT', 'OPEN'] },
      states: invoiceStatus,
      count: (data) => partOf(data.waitingInvoices, (part) => part.totalCount),
    },
    {
      kind: 'waiting',
      resource: orders,
      filters: { status: ['DRAFT'] },
      states: orderStatus,
      count: (data) => partOf(data.waitingOrders, (part) => part.totalCount),
    },
    {
      kind: 'waiting',
      resource: products,
      filters: { status: ['DRAFT'] },
      states: productStatus,
      count: (data) => partOf(data.waitingProducts, (part) => part.totalCount),
    },
  ],
});

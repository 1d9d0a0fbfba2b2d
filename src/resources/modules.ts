// Scaffolded by Frontage from the resources of the schema. `frontage pull` keeps your edits.
import type { ModulesByResource } from 'frontage/lists/resourceModules';

/** What screens of other resources know of each, and load: the form of a new record, and the filters of its list. */
export const modules: ModulesByResource = {
  'blend-components': {
    filters: () => import('./blend-components/BlendComponentFilters.ts'),
    isCounted: true,
  },
  'product-tags': { filters: () => import('./product-tags/ProductTagFilters.ts'), isCounted: true },
  tags: {
    operations: async () => (await import('./tags/tagOperations.ts')).tagOperations,
    filters: () => import('./tags/TagFilters.ts'),
    isCounted: true,
  },
  'overdue-invoices': {
    filters: () => import('./overdue-invoices/OverdueInvoiceFilters.ts'),
    isCounted: true,
  },
  'order-lines': { filters: () => import('./order-lines/OrderLineFilters.ts'), isCounted: true },
  'monthly-revenue-figures': {
    filters: () => import('./monthly-revenue-figures/MonthlyRevenueFigureFilters.ts'),
    isCounted: true,
  },
  contacts: {
    operations: async () => (await import('./contacts/contactOperations.ts')).contactOperations,
    filters: () => import('./contacts/ContactFilters.ts'),
    isCounted: true,
  },
  'stock-movements': {
    filters: () => import('./stock-movements/StockMovementFilters.ts'),
    isCounted: true,
  },
  'order-events': { filters: () => import('./order-events/OrderEventFilters.ts'), isCounted: true },
  'standing-orders': {
    filters: () => import('./standing-orders/StandingOrderFilters.ts'),
    isCounted: true,
  },
  'delivery-addresses': {
    operations: async () =>
      (await import('./delivery-addresses/deliveryAddressOperations.ts')).deliveryAddressOperations,
    filters: () => import('./delivery-addresses/DeliveryAddressFilters.ts'),
    isCounted: true,
  },
  payments: {
    operations: async () => (await import('./payments/paymentOperations.ts')).paymentOperations,
    filters: () => import('./payments/PaymentFilters.ts'),
    isCounted: true,
  },
  'roast-batches': {
    operations: async () =>
      (await import('./roast-batches/roastBatchOperations.ts')).roastBatchOperations,
    filters: () => import('./roast-batches/RoastBatchFilters.ts'),
    isCounted: true,
  },
  variants: {
    operations: async () => (await import('./variants/variantOperations.ts')).variantOperations,
    filters: () => import('./variants/VariantFilters.ts'),
    isCounted: true,
  },
  suppliers: {
    operations: async () => (await import('./suppliers/supplierOperations.ts')).supplierOperations,
    filters: () => import('./suppliers/SupplierFilters.ts'),
    isCounted: true,
  },
  invoices: {
    operations: async () => (await import('./invoices/invoiceOperations.ts')).invoiceOperations,
    filters: () => import('./invoices/InvoiceFilters.ts'),
    isCounted: true,
  },
  tickets: {
    operations: async () => (await import('./tickets/ticketOperations.ts')).ticketOperations,
    filters: () => import('./tickets/TicketFilters.ts'),
    isCounted: true,
  },
  shipments: {
    operations: async () => (await import('./shipments/shipmentOperations.ts')).shipmentOperations,
    filters: () => import('./shipments/ShipmentFilters.ts'),
    isCounted: true,
  },
  employees: {
    operations: async () => (await import('./employees/employeeOperations.ts')).employeeOperations,
    filters: () => import('./employees/EmployeeFilters.ts'),
    isCounted: true,
  },
  'green-lots': {
    operations: async () => (await import('./green-lots/greenLotOperations.ts')).greenLotOperations,
    filters: () => import('./green-lots/GreenLotFilters.ts'),
    isCounted: true,
  },
  products: {
    operations: async () => (await import('./products/productOperations.ts')).productOperations,
    filters: () => import('./products/ProductFilters.ts'),
    isCounted: true,
  },
  orders: {
    operations: async () => (await import('./orders/orderOperations.ts')).orderOperations,
    filters: () => import('./orders/OrderFilters.ts'),
    isCounted: true,
  },
  customers: {
    operations: async () => (await import('./customers/customerOperations.ts')).customerOperations,
    filters: () => import('./customers/CustomerFilters.ts'),
    isCounted: true,
  },
};

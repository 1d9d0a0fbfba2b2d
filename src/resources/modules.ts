// Scaffolded by Frontage from the resources of the schema. `frontage pull` keeps your edits.
import type { ModulesByResource } from 'frontage/lists/resourceModules';

/** What screens of other resources load of each: the form of a new record, and the filters of its list. */
export const modules: ModulesByResource = {
  'blend-components': { filters: () => import('./blend-components/BlendComponentFilters.ts') },
  'product-tags': { filters: () => import('./product-tags/ProductTagFilters.ts') },
  tags: {
    operations: async () => (await import('./tags/tagOperations.ts')).tagOperations,
    filters: () => import('./tags/TagFilters.ts'),
  },
  'overdue-invoices': { filters: () => import('./overdue-invoices/OverdueInvoiceFilters.ts') },
  'order-lines': { filters: () => import('./order-lines/OrderLineFilters.ts') },
  'monthly-revenue-figures': {
    filters: () => import('./monthly-revenue-figures/MonthlyRevenueFigureFilters.ts'),
  },
  contacts: {
    operations: async () => (await import('./contacts/contactOperations.ts')).contactOperations,
    filters: () => import('./contacts/ContactFilters.ts'),
  },
  'stock-movements': { filters: () => import('./stock-movements/StockMovementFilters.ts') },
  'order-events': { filters: () => import('./order-events/OrderEventFilters.ts') },
  'standing-orders': { filters: () => import('./standing-orders/StandingOrderFilters.ts') },
  'delivery-addresses': {
    operations: async () =>
      (await import('./delivery-addresses/deliveryAddressOperations.ts')).deliveryAddressOperations,
    filters: () => import('./delivery-addresses/DeliveryAddressFilters.ts'),
  },
  payments: {
    operations: async () => (await import('./payments/paymentOperations.ts')).paymentOperations,
    filters: () => import('./payments/PaymentFilters.ts'),
  },
  'roast-batches': {
    operations: async () =>
      (await import('./roast-batches/roastBatchOperations.ts')).roastBatchOperations,
    filters: () => import('./roast-batches/RoastBatchFilters.ts'),
  },
  variants: {
    operations: async () => (await import('./variants/variantOperations.ts')).variantOperations,
    filters: () => import('./variants/VariantFilters.ts'),
  },
  suppliers: {
    operations: async () => (await import('./suppliers/supplierOperations.ts')).supplierOperations,
    filters: () => import('./suppliers/SupplierFilters.ts'),
  },
  invoices: {
    operations: async () => (await import('./invoices/invoiceOperations.ts')).invoiceOperations,
    filters: () => import('./invoices/InvoiceFilters.ts'),
  },
  tickets: {
    operations: async () => (await import('./tickets/ticketOperations.ts')).ticketOperations,
    filters: () => import('./tickets/TicketFilters.ts'),
  },
  shipments: {
    operations: async () => (await import('./shipments/shipmentOperations.ts')).shipmentOperations,
    filters: () => import('./shipments/ShipmentFilters.ts'),
  },
  employees: {
    operations: async () => (await import('./employees/employeeOperations.ts')).employeeOperations,
    filters: () => import('./employees/EmployeeFilters.ts'),
  },
  'green-lots': {
    operations: async () => (await import('./green-lots/greenLotOperations.ts')).greenLotOperations,
    filters: () => import('./green-lots/GreenLotFilters.ts'),
  },
  products: {
    operations: async () => (await import('./products/productOperations.ts')).productOperations,
    filters: () => import('./products/ProductFilters.ts'),
  },
  orders: {
    operations: async () => (await import('./orders/orderOperations.ts')).orderOperations,
    filters: () => import('./orders/OrderFilters.ts'),
  },
  customers: {
    operations: async () => (await import('./customers/customerOperations.ts')).customerOperations,
    filters: () => import('./customers/CustomerFilters.ts'),
  },
};

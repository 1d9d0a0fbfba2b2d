// Scaffolded by Frontage from the resources of the schema. `frontage pull` keeps your edits.
import type { ModulesByResource } from 'frontage/lists/resourceModules';

/** What screens of other resources load of each: the form of a new record, its list and the filters of it. */
export const modules: ModulesByResource = {
  'blend-components': {
    filters: () => import('./blend-components/BlendComponentFilters.ts'),
    list: async () =>
      (await import('./blend-components/BlendComponentList.tsx')).BlendComponentList,
  },
  'product-tags': {
    filters: () => import('./product-tags/ProductTagFilters.ts'),
    list: async () => (await import('./product-tags/ProductTagList.tsx')).ProductTagList,
  },
  tags: {
    operations: async () => (await import('./tags/tagOperations.ts')).tagOperations,
    filters: () => import('./tags/TagFilters.ts'),
    list: async () => (await import('./tags/TagList.tsx')).TagList,
  },
  'overdue-invoices': {
    filters: () => import('./overdue-invoices/OverdueInvoiceFilters.ts'),
    list: async () =>
      (await import('./overdue-invoices/OverdueInvoiceList.tsx')).OverdueInvoiceList,
  },
  'order-lines': {
    filters: () => import('./order-lines/OrderLineFilters.ts'),
    list: async () => (await import('./order-lines/OrderLineList.tsx')).OrderLineList,
  },
  'monthly-revenue-figures': {
    filters: () => import('./monthly-revenue-figures/MonthlyRevenueFigureFilters.ts'),
    list: async () =>
      (await import('./monthly-revenue-figures/MonthlyRevenueFigureList.tsx'))
        .MonthlyRevenueFigureList,
  },
  contacts: {
    operations: async () => (await import('./contacts/contactOperations.ts')).contactOperations,
    filters: () => import('./contacts/ContactFilters.ts'),
    list: async () => (await import('./contacts/ContactList.tsx')).ContactList,
  },
  'stock-movements': {
    filters: () => import('./stock-movements/StockMovementFilters.ts'),
    list: async () => (await import('./stock-movements/StockMovementList.tsx')).StockMovementList,
  },
  'order-events': {
    filters: () => import('./order-events/OrderEventFilters.ts'),
    list: async () => (await import('./order-events/OrderEventList.tsx')).OrderEventList,
  },
  'standing-orders': {
    filters: () => import('./standing-orders/StandingOrderFilters.ts'),
    list: async () => (await import('./standing-orders/StandingOrderList.tsx')).StandingOrderList,
  },
  'delivery-addresses': {
    operations: async () =>
      (await import('./delivery-addresses/deliveryAddressOperations.ts')).deliveryAddressOperations,
    filters: () => import('./delivery-addresses/DeliveryAddressFilters.ts'),
    list: async () =>
      (await import('./delivery-addresses/DeliveryAddressList.tsx')).DeliveryAddressList,
  },
  payments: {
    operations: async () => (await import('./payments/paymentOperations.ts')).paymentOperations,
    filters: () => import('./payments/PaymentFilters.ts'),
    list: async () => (await import('./payments/PaymentList.tsx')).PaymentList,
  },
  'roast-batches': {
    operations: async () =>
      (await import('./roast-batches/roastBatchOperations.ts')).roastBatchOperations,
    filters: () => import('./roast-batches/RoastBatchFilters.ts'),
    list: async () => (await import('./roast-batches/RoastBatchList.tsx')).RoastBatchList,
  },
  variants: {
    operations: async () => (await import('./variants/variantOperations.ts')).variantOperations,
    filters: () => import('./variants/VariantFilters.ts'),
    list: async () => (await import('./variants/VariantList.tsx')).VariantList,
  },
  suppliers: {
    operations: async () => (await import('./suppliers/supplierOperations.ts')).supplierOperations,
    filters: () => import('./suppliers/SupplierFilters.ts'),
    list: async () => (await import('./suppliers/SupplierList.tsx')).SupplierList,
  },
  invoices: {
    operations: async () => (await import('./invoices/invoiceOperations.ts')).invoiceOperations,
    filters: () => import('./invoices/InvoiceFilters.ts'),
    list: async () => (await import('./invoices/InvoiceList.tsx')).InvoiceList,
  },
  tickets: {
    operations: async () => (await import('./tickets/ticketOperations.ts')).ticketOperations,
    filters: () => import('./tickets/TicketFilters.ts'),
    list: async () => (await import('./tickets/TicketList.tsx')).TicketList,
  },
  shipments: {
    operations: async () => (await import('./shipments/shipmentOperations.ts')).shipmentOperations,
    filters: () => import('./shipments/ShipmentFilters.ts'),
    list: async () => (await import('./shipments/ShipmentList.tsx')).ShipmentList,
  },
  employees: {
    operations: async () => (await import('./employees/employeeOperations.ts')).employeeOperations,
    filters: () => import('./employees/EmployeeFilters.ts'),
    list: async () => (await import('./employees/EmployeeList.tsx')).EmployeeList,
  },
  'green-lots': {
    operations: async () => (await import('./green-lots/greenLotOperations.ts')).greenLotOperations,
    filters: () => import('./green-lots/GreenLotFilters.ts'),
    list: async () => (await import('./green-lots/GreenLotList.tsx')).GreenLotList,
  },
  products: {
    operations: async () => (await import('./products/productOperations.ts')).productOperations,
    filters: () => import('./products/ProductFilters.ts'),
    list: async () => (await import('./products/ProductList.tsx')).ProductList,
  },
  orders: {
    operations: async () => (await import('./orders/orderOperations.ts')).orderOperations,
    filters: () => import('./orders/OrderFilters.ts'),
    list: async () => (await import('./orders/OrderList.tsx')).OrderList,
  },
  customers: {
    operations: async () => (await import('./customers/customerOperations.ts')).customerOperations,
    filters: () => import('./customers/CustomerFilters.ts'),
    list: async () => (await import('./customers/CustomerList.tsx')).CustomerList,
  },
};

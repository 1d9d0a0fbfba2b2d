/**
 * @generated SignedSource<<eeec5ea5037dd3f0c036b3b9b76018d7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Carrier = "DHL" | "DPD" | "GLS" | "OWN_VAN" | "UPS" | "%future added value";
export type Currency = "CHF" | "DKK" | "EUR" | "GBP" | "PLN" | "SEK" | "USD" | "%future added value";
export type CustomerKind = "CAFE" | "DISTRIBUTOR" | "GROCER" | "HOTEL" | "OFFICE" | "RESTAURANT" | "%future added value";
export type CustomerOrderBy = "BILLING_CITY_ASC" | "BILLING_CITY_DESC" | "BILLING_COUNTRY_ASC" | "BILLING_COUNTRY_DESC" | "CONTACTS_COUNT_ASC" | "CONTACTS_COUNT_DESC" | "CREATED_AT_ASC" | "CREATED_AT_DESC" | "CREDIT_LIMIT_ASC" | "CREDIT_LIMIT_DESC" | "CURRENCY_ASC" | "CURRENCY_DESC" | "CUSTOMER_SINCE_ASC" | "CUSTOMER_SINCE_DESC" | "DELIVERY_ADDRESSES_COUNT_ASC" | "DELIVERY_ADDRESSES_COUNT_DESC" | "EMAIL_ASC" | "EMAIL_DESC" | "INVOICES_COUNT_ASC" | "INVOICES_COUNT_DESC" | "KIND_ASC" | "KIND_DESC" | "MERGED_CUSTOMERS_COUNT_ASC" | "MERGED_CUSTOMERS_COUNT_DESC" | "NAME_ASC" | "NAME_DESC" | "NATURAL" | "NEWSLETTER_ASC" | "NEWSLETTER_DESC" | "ORDERS_COUNT_ASC" | "ORDERS_COUNT_DESC" | "OVERDUE_INVOICES_COUNT_ASC" | "OVERDUE_INVOICES_COUNT_DESC" | "PRIMARY_KEY_ASC" | "PRIMARY_KEY_DESC" | "STANDING_ORDERS_COUNT_ASC" | "STANDING_ORDERS_COUNT_DESC" | "STATUS_ASC" | "STATUS_DESC" | "TICKETS_COUNT_ASC" | "TICKETS_COUNT_DESC" | "VAT_NUMBER_ASC" | "VAT_NUMBER_DESC" | "%future added value";
export type CustomerStatus = "ACTIVE" | "CLOSED" | "LEAD" | "ON_HOLD" | "%future added value";
export type DeliveryFrequency = "FORTNIGHTLY" | "MONTHLY" | "WEEKLY" | "%future added value";
export type Department = "FINANCE" | "MANAGEMENT" | "QUALITY" | "ROASTERY" | "SALES" | "SUPPORT" | "WAREHOUSE" | "%future added value";
export type Grind = "ESPRESSO" | "FILTER" | "FRENCH_PRESS" | "MOKA" | "WHOLE_BEAN" | "%future added value";
export type InvoiceStatus = "DRAFT" | "OPEN" | "PAID" | "REFUNDED" | "VOID" | "%future added value";
export type LotStatus = "AFLOAT" | "CONTRACTED" | "IN_STOCK" | "REJECTED" | "USED_UP" | "%future added value";
export type MovementKind = "COUNTED" | "DAMAGED" | "RETURNED" | "ROASTED" | "SAMPLE" | "SOLD" | "%future added value";
export type OrderChannel = "EMAIL" | "PHONE" | "SALES_VISIT" | "STANDING_ORDER" | "WEB_SHOP" | "%future added value";
export type OrderEventKind = "CANCELLED" | "CONFIRMED" | "DELIVERED" | "EDITED" | "PAID" | "PLACED" | "REFUNDED" | "ROASTING" | "SHIPPED" | "%future added value";
export type OrderStatus = "CANCELLED" | "CONFIRMED" | "DELIVERED" | "DRAFT" | "ROASTING" | "SHIPPED" | "%future added value";
export type PaymentMethod = "BANK_TRANSFER" | "CARD" | "CASH" | "DIRECT_DEBIT" | "%future added value";
export type PaymentStatus = "PAID" | "PARTLY_PAID" | "REFUNDED" | "UNPAID" | "%future added value";
export type ProcessingMethod = "ANAEROBIC" | "DECAFFEINATED" | "HONEY" | "NATURAL" | "WASHED" | "WET_HULLED" | "%future added value";
export type ProductCategory = "BLEND" | "DECAF" | "EQUIPMENT" | "SINGLE_ORIGIN" | "%future added value";
export type ProductStatus = "ACTIVE" | "DISCONTINUED" | "DRAFT" | "%future added value";
export type RoastLevel = "DARK" | "LIGHT" | "MEDIUM" | "MEDIUM_DARK" | "MEDIUM_LIGHT" | "%future added value";
export type ShipmentStatus = "DELIVERED" | "FAILED" | "IN_TRANSIT" | "OUT_FOR_DELIVERY" | "PREPARING" | "RETURNED" | "%future added value";
export type SupplierKind = "COOPERATIVE" | "FARM" | "IMPORTER" | "WASHING_STATION" | "%future added value";
export type TicketPriority = "HIGH" | "LOW" | "NORMAL" | "URGENT" | "%future added value";
export type TicketStatus = "CLOSED" | "OPEN" | "RESOLVED" | "WAITING" | "%future added value";
export type CustomerCondition = {
  accountManager?: string | null | undefined;
  billingCity?: string | null | undefined;
  billingCountry?: string | null | undefined;
  createdAt?: string | null | undefined;
  creditLimit?: string | number | null | undefined;
  currency?: Currency | null | undefined;
  customerSince?: string | null | undefined;
  email?: string | null | undefined;
  kind?: CustomerKind | null | undefined;
  mergedInto?: string | null | undefined;
  name?: string | null | undefined;
  newsletter?: boolean | null | undefined;
  status?: CustomerStatus | null | undefined;
  vatNumber?: string | null | undefined;
};
export type CustomerFilter = {
  accountManager?: EmployeeFilter | null | undefined;
  accountManagerExists?: boolean | null | undefined;
  and?: ReadonlyArray<CustomerFilter> | null | undefined;
  billingCity?: StringFilter | null | undefined;
  billingCountry?: StringFilter | null | undefined;
  contacts?: CustomerToManyContactFilter | null | undefined;
  contactsExist?: boolean | null | undefined;
  createdAt?: DatetimeFilter | null | undefined;
  creditLimit?: BigFloatFilter | null | undefined;
  currency?: CurrencyFilter | null | undefined;
  customerSince?: DateFilter | null | undefined;
  deliveryAddresses?: CustomerToManyDeliveryAddressFilter | null | undefined;
  deliveryAddressesExist?: boolean | null | undefined;
  email?: StringFilter | null | undefined;
  invoices?: CustomerToManyInvoiceFilter | null | undefined;
  invoicesExist?: boolean | null | undefined;
  kind?: CustomerKindFilter | null | undefined;
  mergedCustomers?: CustomerToManyCustomerFilter | null | undefined;
  mergedCustomersExist?: boolean | null | undefined;
  mergedInto?: CustomerFilter | null | undefined;
  mergedIntoExists?: boolean | null | undefined;
  name?: StringFilter | null | undefined;
  newsletter?: BooleanFilter | null | undefined;
  not?: CustomerFilter | null | undefined;
  or?: ReadonlyArray<CustomerFilter> | null | undefined;
  orders?: CustomerToManyOrderFilter | null | undefined;
  ordersExist?: boolean | null | undefined;
  overdueInvoices?: CustomerToManyOverdueInvoiceFilter | null | undefined;
  overdueInvoicesExist?: boolean | null | undefined;
  standingOrders?: CustomerToManyStandingOrderFilter | null | undefined;
  standingOrdersExist?: boolean | null | undefined;
  status?: CustomerStatusFilter | null | undefined;
  tickets?: CustomerToManyTicketFilter | null | undefined;
  ticketsExist?: boolean | null | undefined;
  vatNumber?: StringFilter | null | undefined;
};
export type StringFilter = {
  distinctFrom?: string | null | undefined;
  distinctFromInsensitive?: string | null | undefined;
  endsWith?: string | null | undefined;
  endsWithInsensitive?: string | null | undefined;
  equalTo?: string | null | undefined;
  equalToInsensitive?: string | null | undefined;
  greaterThan?: string | null | undefined;
  greaterThanInsensitive?: string | null | undefined;
  greaterThanOrEqualTo?: string | null | undefined;
  greaterThanOrEqualToInsensitive?: string | null | undefined;
  in?: ReadonlyArray<string> | null | undefined;
  inInsensitive?: ReadonlyArray<string> | null | undefined;
  includes?: string | null | undefined;
  includesInsensitive?: string | null | undefined;
  isNull?: boolean | null | undefined;
  lessThan?: string | null | undefined;
  lessThanInsensitive?: string | null | undefined;
  lessThanOrEqualTo?: string | null | undefined;
  lessThanOrEqualToInsensitive?: string | null | undefined;
  like?: string | null | undefined;
  likeInsensitive?: string | null | undefined;
  notDistinctFrom?: string | null | undefined;
  notDistinctFromInsensitive?: string | null | undefined;
  notEndsWith?: string | null | undefined;
  notEndsWithInsensitive?: string | null | undefined;
  notEqualTo?: string | null | undefined;
  notEqualToInsensitive?: string | null | undefined;
  notIn?: ReadonlyArray<string> | null | undefined;
  notInInsensitive?: ReadonlyArray<string> | null | undefined;
  notIncludes?: string | null | undefined;
  notIncludesInsensitive?: string | null | undefined;
  notLike?: string | null | undefined;
  notLikeInsensitive?: string | null | undefined;
  notStartsWith?: string | null | undefined;
  notStartsWithInsensitive?: string | null | undefined;
  startsWith?: string | null | undefined;
  startsWithInsensitive?: string | null | undefined;
};
export type CustomerKindFilter = {
  distinctFrom?: CustomerKind | null | undefined;
  equalTo?: CustomerKind | null | undefined;
  greaterThan?: CustomerKind | null | undefined;
  greaterThanOrEqualTo?: CustomerKind | null | undefined;
  in?: ReadonlyArray<CustomerKind> | null | undefined;
  isNull?: boolean | null | undefined;
  lessThan?: CustomerKind | null | undefined;
  lessThanOrEqualTo?: CustomerKind | null | undefined;
  notDistinctFrom?: CustomerKind | null | undefined;
  notEqualTo?: CustomerKind | null | undefined;
  notIn?: ReadonlyArray<CustomerKind> | null | undefined;
};
export type CustomerStatusFilter = {
  distinctFrom?: CustomerStatus | null | undefined;
  equalTo?: CustomerStatus | null | undefined;
  greaterThan?: CustomerStatus | null | undefined;
  greaterThanOrEqualTo?: CustomerStatus | null | undefined;
  in?: ReadonlyArray<CustomerStatus> | null | undefined;
  isNull?: boolean | null | undefined;
  lessThan?: CustomerStatus | null | undefined;
  lessThanOrEqualTo?: CustomerStatus | null | undefined;
  notDistinctFrom?: CustomerStatus | null | undefined;
  notEqualTo?: CustomerStatus | null | undefined;
  notIn?: ReadonlyArray<CustomerStatus> | null | undefined;
};
export type CurrencyFilter = {
  distinctFrom?: Currency | null | undefined;
  equalTo?: Currency | null | undefined;
  greaterThan?: Currency | null | undefined;
  greaterThanOrEqualTo?: Currency | null | undefined;
  in?: ReadonlyArray<Currency> | null | undefined;
  isNull?: boolean | null | undefined;
  lessThan?: Currency | null | undefined;
  lessThanOrEqualTo?: Currency | null | undefined;
  notDistinctFrom?: Currency | null | undefined;
  notEqualTo?: Currency | null | undefined;
  notIn?: ReadonlyArray<Currency> | null | undefined;
};
export type BigFloatFilter = {
  distinctFrom?: string | number | null | undefined;
  equalTo?: string | number | null | undefined;
  greaterThan?: string | number | null | undefined;
  greaterThanOrEqualTo?: string | number | null | undefined;
  in?: ReadonlyArray<string | number> | null | undefined;
  isNull?: boolean | null | undefined;
  lessThan?: string | number | null | undefined;
  lessThanOrEqualTo?: string | number | null | undefined;
  notDistinctFrom?: string | number | null | undefined;
  notEqualTo?: string | number | null | undefined;
  notIn?: ReadonlyArray<string | number> | null | undefined;
};
export type BooleanFilter = {
  distinctFrom?: boolean | null | undefined;
  equalTo?: boolean | null | undefined;
  greaterThan?: boolean | null | undefined;
  greaterThanOrEqualTo?: boolean | null | undefined;
  in?: ReadonlyArray<boolean> | null | undefined;
  isNull?: boolean | null | undefined;
  lessThan?: boolean | null | undefined;
  lessThanOrEqualTo?: boolean | null | undefined;
  notDistinctFrom?: boolean | null | undefined;
  notEqualTo?: boolean | null | undefined;
  notIn?: ReadonlyArray<boolean> | null | undefined;
};
export type DateFilter = {
  distinctFrom?: string | null | undefined;
  equalTo?: string | null | undefined;
  greaterThan?: string | null | undefined;
  greaterThanOrEqualTo?: string | null | undefined;
  in?: ReadonlyArray<string> | null | undefined;
  isNull?: boolean | null | undefined;
  lessThan?: string | null | undefined;
  lessThanOrEqualTo?: string | null | undefined;
  notDistinctFrom?: string | null | undefined;
  notEqualTo?: string | null | undefined;
  notIn?: ReadonlyArray<string> | null | undefined;
};
export type DatetimeFilter = {
  distinctFrom?: string | null | undefined;
  equalTo?: string | null | undefined;
  greaterThan?: string | null | undefined;
  greaterThanOrEqualTo?: string | null | undefined;
  in?: ReadonlyArray<string> | null | undefined;
  isNull?: boolean | null | undefined;
  lessThan?: string | null | undefined;
  lessThanOrEqualTo?: string | null | undefined;
  notDistinctFrom?: string | null | undefined;
  notEqualTo?: string | null | undefined;
  notIn?: ReadonlyArray<string> | null | undefined;
};
export type CustomerToManyCustomerFilter = {
  aggregates?: RelatedAggregatesFilter | null | undefined;
  every?: CustomerFilter | null | undefined;
  none?: CustomerFilter | null | undefined;
  some?: CustomerFilter | null | undefined;
};
export type RelatedAggregatesFilter = {
  distinctCount?: RelatedDistinctCountFilter | null | undefined;
};
export type RelatedDistinctCountFilter = {
  id?: IntFilter | null | undefined;
};
export type IntFilter = {
  distinctFrom?: number | null | undefined;
  equalTo?: number | null | undefined;
  greaterThan?: number | null | undefined;
  greaterThanOrEqualTo?: number | null | undefined;
  in?: ReadonlyArray<number> | null | undefined;
  isNull?: boolean | null | undefined;
  lessThan?: number | null | undefined;
  lessThanOrEqualTo?: number | null | undefined;
  notDistinctFrom?: number | null | undefined;
  notEqualTo?: number | null | undefined;
  notIn?: ReadonlyArray<number> | null | undefined;
};
export type CustomerToManyContactFilter = {
  aggregates?: RelatedAggregatesFilter | null | undefined;
  every?: ContactFilter | null | undefined;
  none?: ContactFilter | null | undefined;
  some?: ContactFilter | null | undefined;
};
export type ContactFilter = {
  and?: ReadonlyArray<ContactFilter> | null | undefined;
  customer?: CustomerFilter | null | undefined;
  email?: StringFilter | null | undefined;
  firstName?: StringFilter | null | undefined;
  isPrimary?: BooleanFilter | null | undefined;
  lastName?: StringFilter | null | undefined;
  not?: ContactFilter | null | undefined;
  or?: ReadonlyArray<ContactFilter> | null | undefined;
  tickets?: ContactToManyTicketFilter | null | undefined;
  ticketsExist?: boolean | null | undefined;
};
export type ContactToManyTicketFilter = {
  aggregates?: RelatedAggregatesFilter | null | undefined;
  every?: TicketFilter | null | undefined;
  none?: TicketFilter | null | undefined;
  some?: TicketFilter | null | undefined;
};
export type TicketFilter = {
  and?: ReadonlyArray<TicketFilter> | null | undefined;
  assignee?: EmployeeFilter | null | undefined;
  assigneeExists?: boolean | null | undefined;
  contact?: ContactFilter | null | undefined;
  contactExists?: boolean | null | undefined;
  customer?: CustomerFilter | null | undefined;
  not?: TicketFilter | null | undefined;
  number?: StringFilter | null | undefined;
  openedAt?: DatetimeFilter | null | undefined;
  or?: ReadonlyArray<TicketFilter> | null | undefined;
  order?: OrderFilter | null | undefined;
  orderExists?: boolean | null | undefined;
  priority?: TicketPriorityFilter | null | undefined;
  status?: TicketStatusFilter | null | undefined;
  subject?: StringFilter | null | undefined;
};
export type TicketStatusFilter = {
  distinctFrom?: TicketStatus | null | undefined;
  equalTo?: TicketStatus | null | undefined;
  greaterThan?: TicketStatus | null | undefined;
  greaterThanOrEqualTo?: TicketStatus | null | undefined;
  in?: ReadonlyArray<TicketStatus> | null | undefined;
  isNull?: boolean | null | undefined;
  lessThan?: TicketStatus | null | undefined;
  lessThanOrEqualTo?: TicketStatus | null | undefined;
  notDistinctFrom?: TicketStatus | null | undefined;
  notEqualTo?: TicketStatus | null | undefined;
  notIn?: ReadonlyArray<TicketStatus> | null | undefined;
};
export type TicketPriorityFilter = {
  distinctFrom?: TicketPriority | null | undefined;
  equalTo?: TicketPriority | null | undefined;
  greaterThan?: TicketPriority | null | undefined;
  greaterThanOrEqualTo?: TicketPriority | null | undefined;
  in?: ReadonlyArray<TicketPriority> | null | undefined;
  isNull?: boolean | null | undefined;
  lessThan?: TicketPriority | null | undefined;
  lessThanOrEqualTo?: TicketPriority | null | undefined;
  notDistinctFrom?: TicketPriority | null | undefined;
  notEqualTo?: TicketPriority | null | undefined;
  notIn?: ReadonlyArray<TicketPriority> | null | undefined;
};
export type EmployeeFilter = {
  accounts?: EmployeeToManyCustomerFilter | null | undefined;
  accountsExist?: boolean | null | undefined;
  and?: ReadonlyArray<EmployeeFilter> | null | undefined;
  assignedTickets?: EmployeeToManyTicketFilter | null | undefined;
  assignedTicketsExist?: boolean | null | undefined;
  department?: DepartmentFilter | null | undefined;
  email?: StringFilter | null | undefined;
  firstName?: StringFilter | null | undefined;
  hiredOn?: DateFilter | null | undefined;
  isActive?: BooleanFilter | null | undefined;
  lastName?: StringFilter | null | undefined;
  manager?: EmployeeFilter | null | undefined;
  managerExists?: boolean | null | undefined;
  not?: EmployeeFilter | null | undefined;
  or?: ReadonlyArray<EmployeeFilter> | null | undefined;
  orderEvents?: EmployeeToManyOrderEventFilter | null | undefined;
  orderEventsExist?: boolean | null | undefined;
  orders?: EmployeeToManyOrderFilter | null | undefined;
  ordersExist?: boolean | null | undefined;
  overdueInvoices?: EmployeeToManyOverdueInvoiceFilter | null | undefined;
  overdueInvoicesExist?: boolean | null | undefined;
  reports?: EmployeeToManyEmployeeFilter | null | undefined;
  reportsExist?: boolean | null | undefined;
  roastBatches?: EmployeeToManyRoastBatchFilter | null | undefined;
  roastBatchesExist?: boolean | null | undefined;
  stockMovements?: EmployeeToManyStockMovementFilter | null | undefined;
  stockMovementsExist?: boolean | null | undefined;
  taggings?: EmployeeToManyProductTagFilter | null | undefined;
  taggingsExist?: boolean | null | undefined;
};
export type DepartmentFilter = {
  distinctFrom?: Department | null | undefined;
  equalTo?: Department | null | undefined;
  greaterThan?: Department | null | undefined;
  greaterThanOrEqualTo?: Department | null | undefined;
  in?: ReadonlyArray<Department> | null | undefined;
  isNull?: boolean | null | undefined;
  lessThan?: Department | null | undefined;
  lessThanOrEqualTo?: Department | null | undefined;
  notDistinctFrom?: Department | null | undefined;
  notEqualTo?: Department | null | undefined;
  notIn?: ReadonlyArray<Department> | null | undefined;
};
export type EmployeeToManyEmployeeFilter = {
  aggregates?: RelatedAggregatesFilter | null | undefined;
  every?: EmployeeFilter | null | undefined;
  none?: EmployeeFilter | null | undefined;
  some?: EmployeeFilter | null | undefined;
};
export type EmployeeToManyCustomerFilter = {
  aggregates?: RelatedAggregatesFilter | null | undefined;
  every?: CustomerFilter | null | undefined;
  none?: CustomerFilter | null | undefined;
  some?: CustomerFilter | null | undefined;
};
export type EmployeeToManyProductTagFilter = {
  aggregates?: RelatedAggregatesFilter | null | undefined;
  every?: ProductTagFilter | null | undefined;
  none?: ProductTagFilter | null | undefined;
  some?: ProductTagFilter | null | undefined;
};
export type ProductTagFilter = {
  addedBy?: EmployeeFilter | null | undefined;
  addedByExists?: boolean | null | undefined;
  and?: ReadonlyArray<ProductTagFilter> | null | undefined;
  not?: ProductTagFilter | null | undefined;
  or?: ReadonlyArray<ProductTagFilter> | null | undefined;
  position?: IntFilter | null | undefined;
  product?: ProductFilter | null | undefined;
  tag?: TagFilter | null | undefined;
};
export type ProductFilter = {
  and?: ReadonlyArray<ProductFilter> | null | undefined;
  category?: ProductCategoryFilter | null | undefined;
  code?: StringFilter | null | undefined;
  components?: ProductToManyBlendComponentFilter | null | undefined;
  componentsExist?: boolean | null | undefined;
  isOrganic?: BooleanFilter | null | undefined;
  launchedOn?: DateFilter | null | undefined;
  name?: StringFilter | null | undefined;
  not?: ProductFilter | null | undefined;
  or?: ReadonlyArray<ProductFilter> | null | undefined;
  productTags?: ProductToManyProductTagFilter | null | undefined;
  productTagsExist?: boolean | null | undefined;
  roast?: RoastLevelFilter | null | undefined;
  roastBatches?: ProductToManyRoastBatchFilter | null | undefined;
  roastBatchesExist?: boolean | null | undefined;
  slug?: StringFilter | null | undefined;
  status?: ProductStatusFilter | null | undefined;
  variants?: ProductToManyVariantFilter | null | undefined;
  variantsExist?: boolean | null | undefined;
};
export type ProductCategoryFilter = {
  distinctFrom?: ProductCategory | null | undefined;
  equalTo?: ProductCategory | null | undefined;
  greaterThan?: ProductCategory | null | undefined;
  greaterThanOrEqualTo?: ProductCategory | null | undefined;
  in?: ReadonlyArray<ProductCategory> | null | undefined;
  isNull?: boolean | null | undefined;
  lessThan?: ProductCategory | null | undefined;
  lessThanOrEqualTo?: ProductCategory | null | undefined;
  notDistinctFrom?: ProductCategory | null | undefined;
  notEqualTo?: ProductCategory | null | undefined;
  notIn?: ReadonlyArray<ProductCategory> | null | undefined;
};
export type ProductStatusFilter = {
  distinctFrom?: ProductStatus | null | undefined;
  equalTo?: ProductStatus | null | undefined;
  greaterThan?: ProductStatus | null | undefined;
  greaterThanOrEqualTo?: ProductStatus | null | undefined;
  in?: ReadonlyArray<ProductStatus> | null | undefined;
  isNull?: boolean | null | undefined;
  lessThan?: ProductStatus | null | undefined;
  lessThanOrEqualTo?: ProductStatus | null | undefined;
  notDistinctFrom?: ProductStatus | null | undefined;
  notEqualTo?: ProductStatus | null | undefined;
  notIn?: ReadonlyArray<ProductStatus> | null | undefined;
};
export type RoastLevelFilter = {
  distinctFrom?: RoastLevel | null | undefined;
  equalTo?: RoastLevel | null | undefined;
  greaterThan?: RoastLevel | null | undefined;
  greaterThanOrEqualTo?: RoastLevel | null | undefined;
  in?: ReadonlyArray<RoastLevel> | null | undefined;
  isNull?: boolean | null | undefined;
  lessThan?: RoastLevel | null | undefined;
  lessThanOrEqualTo?: RoastLevel | null | undefined;
  notDistinctFrom?: RoastLevel | null | undefined;
  notEqualTo?: RoastLevel | null | undefined;
  notIn?: ReadonlyArray<RoastLevel> | null | undefined;
};
export type ProductToManyVariantFilter = {
  aggregates?: RelatedAggregatesFilter | null | undefined;
  every?: VariantFilter | null | undefined;
  none?: VariantFilter | null | undefined;
  some?: VariantFilter | null | undefined;
};
export type VariantFilter = {
  and?: ReadonlyArray<VariantFilter> | null | undefined;
  barcode?: StringFilter | null | undefined;
  grind?: GrindFilter | null | undefined;
  isActive?: BooleanFilter | null | undefined;
  name?: StringFilter | null | undefined;
  needsReorder?: BooleanFilter | null | undefined;
  not?: VariantFilter | null | undefined;
  or?: ReadonlyArray<VariantFilter> | null | undefined;
  orderLines?: VariantToManyOrderLineFilter | null | undefined;
  orderLinesExist?: boolean | null | undefined;
  priceCents?: IntFilter | null | undefined;
  product?: ProductFilter | null | undefined;
  sku?: StringFilter | null | undefined;
  standingOrders?: VariantToManyStandingOrderFilter | null | undefined;
  standingOrdersExist?: boolean | null | undefined;
  stock?: IntFilter | null | undefined;
  stockMovements?: VariantToManyStockMovementFilter | null | undefined;
  stockMovementsExist?: boolean | null | undefined;
};
export type GrindFilter = {
  distinctFrom?: Grind | null | undefined;
  equalTo?: Grind | null | undefined;
  greaterThan?: Grind | null | undefined;
  greaterThanOrEqualTo?: Grind | null | undefined;
  in?: ReadonlyArray<Grind> | null | undefined;
  isNull?: boolean | null | undefined;
  lessThan?: Grind | null | undefined;
  lessThanOrEqualTo?: Grind | null | undefined;
  notDistinctFrom?: Grind | null | undefined;
  notEqualTo?: Grind | null | undefined;
  notIn?: ReadonlyArray<Grind> | null | undefined;
};
export type VariantToManyStockMovementFilter = {
  aggregates?: RelatedAggregatesFilter | null | undefined;
  every?: StockMovementFilter | null | undefined;
  none?: StockMovementFilter | null | undefined;
  some?: StockMovementFilter | null | undefined;
};
export type StockMovementFilter = {
  and?: ReadonlyArray<StockMovementFilter> | null | undefined;
  batch?: RoastBatchFilter | null | undefined;
  batchExists?: boolean | null | undefined;
  employee?: EmployeeFilter | null | undefined;
  employeeExists?: boolean | null | undefined;
  kind?: MovementKindFilter | null | undefined;
  not?: StockMovementFilter | null | undefined;
  occurredAt?: DatetimeFilter | null | undefined;
  or?: ReadonlyArray<StockMovementFilter> | null | undefined;
  variant?: VariantFilter | null | undefined;
};
export type MovementKindFilter = {
  distinctFrom?: MovementKind | null | undefined;
  equalTo?: MovementKind | null | undefined;
  greaterThan?: MovementKind | null | undefined;
  greaterThanOrEqualTo?: MovementKind | null | undefined;
  in?: ReadonlyArray<MovementKind> | null | undefined;
  isNull?: boolean | null | undefined;
  lessThan?: MovementKind | null | undefined;
  lessThanOrEqualTo?: MovementKind | null | undefined;
  notDistinctFrom?: MovementKind | null | undefined;
  notEqualTo?: MovementKind | null | undefined;
  notIn?: ReadonlyArray<MovementKind> | null | undefined;
};
export type RoastBatchFilter = {
  and?: ReadonlyArray<RoastBatchFilter> | null | undefined;
  cupScore?: BigFloatFilter | null | undefined;
  greenLot?: GreenLotFilter | null | undefined;
  not?: RoastBatchFilter | null | undefined;
  number?: StringFilter | null | undefined;
  or?: ReadonlyArray<RoastBatchFilter> | null | undefined;
  passed?: BooleanFilter | null | undefined;
  product?: ProductFilter | null | undefined;
  roastedAt?: DatetimeFilter | null | undefined;
  roaster?: EmployeeFilter | null | undefined;
  stockMovements?: RoastBatchToManyStockMovementFilter | null | undefined;
  stockMovementsExist?: boolean | null | undefined;
};
export type RoastBatchToManyStockMovementFilter = {
  aggregates?: RelatedAggregatesFilter | null | undefined;
  every?: StockMovementFilter | null | undefined;
  none?: StockMovementFilter | null | undefined;
  some?: StockMovementFilter | null | undefined;
};
export type GreenLotFilter = {
  and?: ReadonlyArray<GreenLotFilter> | null | undefined;
  arrivedOn?: DateFilter | null | undefined;
  blendComponents?: GreenLotToManyBlendComponentFilter | null | undefined;
  blendComponentsExist?: boolean | null | undefined;
  code?: StringFilter | null | undefined;
  cupScore?: BigFloatFilter | null | undefined;
  harvestedOn?: DateFilter | null | undefined;
  not?: GreenLotFilter | null | undefined;
  or?: ReadonlyArray<GreenLotFilter> | null | undefined;
  pricePerKg?: BigFloatFilter | null | undefined;
  process?: ProcessingMethodFilter | null | undefined;
  roastBatches?: GreenLotToManyRoastBatchFilter | null | undefined;
  roastBatchesExist?: boolean | null | undefined;
  status?: LotStatusFilter | null | undefined;
  supplier?: SupplierFilter | null | undefined;
};
export type LotStatusFilter = {
  distinctFrom?: LotStatus | null | undefined;
  equalTo?: LotStatus | null | undefined;
  greaterThan?: LotStatus | null | undefined;
  greaterThanOrEqualTo?: LotStatus | null | undefined;
  in?: ReadonlyArray<LotStatus> | null | undefined;
  isNull?: boolean | null | undefined;
  lessThan?: LotStatus | null | undefined;
  lessThanOrEqualTo?: LotStatus | null | undefined;
  notDistinctFrom?: LotStatus | null | undefined;
  notEqualTo?: LotStatus | null | undefined;
  notIn?: ReadonlyArray<LotStatus> | null | undefined;
};
export type ProcessingMethodFilter = {
  distinctFrom?: ProcessingMethod | null | undefined;
  equalTo?: ProcessingMethod | null | undefined;
  greaterThan?: ProcessingMethod | null | undefined;
  greaterThanOrEqualTo?: ProcessingMethod | null | undefined;
  in?: ReadonlyArray<ProcessingMethod> | null | undefined;
  isNull?: boolean | null | undefined;
  lessThan?: ProcessingMethod | null | undefined;
  lessThanOrEqualTo?: ProcessingMethod | null | undefined;
  notDistinctFrom?: ProcessingMethod | null | undefined;
  notEqualTo?: ProcessingMethod | null | undefined;
  notIn?: ReadonlyArray<ProcessingMethod> | null | undefined;
};
export type GreenLotToManyBlendComponentFilter = {
  aggregates?: RelatedAggregatesFilter | null | undefined;
  every?: BlendComponentFilter | null | undefined;
  none?: BlendComponentFilter | null | undefined;
  some?: BlendComponentFilter | null | undefined;
};
export type BlendComponentFilter = {
  and?: ReadonlyArray<BlendComponentFilter> | null | undefined;
  greenLot?: GreenLotFilter | null | undefined;
  not?: BlendComponentFilter | null | undefined;
  or?: ReadonlyArray<BlendComponentFilter> | null | undefined;
  percent?: BigFloatFilter | null | undefined;
  product?: ProductFilter | null | undefined;
};
export type GreenLotToManyRoastBatchFilter = {
  aggregates?: RelatedAggregatesFilter | null | undefined;
  every?: RoastBatchFilter | null | undefined;
  none?: RoastBatchFilter | null | undefined;
  some?: RoastBatchFilter | null | undefined;
};
export type SupplierFilter = {
  and?: ReadonlyArray<SupplierFilter> | null | undefined;
  country?: StringFilter | null | undefined;
  email?: StringFilter | null | undefined;
  greenLots?: SupplierToManyGreenLotFilter | null | undefined;
  greenLotsExist?: boolean | null | undefined;
  isDirectTrade?: BooleanFilter | null | undefined;
  kind?: SupplierKindFilter | null | undefined;
  name?: StringFilter | null | undefined;
  not?: SupplierFilter | null | undefined;
  or?: ReadonlyArray<SupplierFilter> | null | undefined;
  rating?: IntFilter | null | undefined;
};
export type SupplierKindFilter = {
  distinctFrom?: SupplierKind | null | undefined;
  equalTo?: SupplierKind | null | undefined;
  greaterThan?: SupplierKind | null | undefined;
  greaterThanOrEqualTo?: SupplierKind | null | undefined;
  in?: ReadonlyArray<SupplierKind> | null | undefined;
  isNull?: boolean | null | undefined;
  lessThan?: SupplierKind | null | undefined;
  lessThanOrEqualTo?: SupplierKind | null | undefined;
  notDistinctFrom?: SupplierKind | null | undefined;
  notEqualTo?: SupplierKind | null | undefined;
  notIn?: ReadonlyArray<SupplierKind> | null | undefined;
};
export type SupplierToManyGreenLotFilter = {
  aggregates?: RelatedAggregatesFilter | null | undefined;
  every?: GreenLotFilter | null | undefined;
  none?: GreenLotFilter | null | undefined;
  some?: GreenLotFilter | null | undefined;
};
export type VariantToManyStandingOrderFilter = {
  aggregates?: RelatedAggregatesFilter | null | undefined;
  every?: StandingOrderFilter | null | undefined;
  none?: StandingOrderFilter | null | undefined;
  some?: StandingOrderFilter | null | undefined;
};
export type StandingOrderFilter = {
  and?: ReadonlyArray<StandingOrderFilter> | null | undefined;
  customer?: CustomerFilter | null | undefined;
  frequency?: DeliveryFrequencyFilter | null | undefined;
  isActive?: BooleanFilter | null | undefined;
  nextOn?: DateFilter | null | undefined;
  not?: StandingOrderFilter | null | undefined;
  or?: ReadonlyArray<StandingOrderFilter> | null | undefined;
  variant?: VariantFilter | null | undefined;
};
export type DeliveryFrequencyFilter = {
  distinctFrom?: DeliveryFrequency | null | undefined;
  equalTo?: DeliveryFrequency | null | undefined;
  greaterThan?: DeliveryFrequency | null | undefined;
  greaterThanOrEqualTo?: DeliveryFrequency | null | undefined;
  in?: ReadonlyArray<DeliveryFrequency> | null | undefined;
  isNull?: boolean | null | undefined;
  lessThan?: DeliveryFrequency | null | undefined;
  lessThanOrEqualTo?: DeliveryFrequency | null | undefined;
  notDistinctFrom?: DeliveryFrequency | null | undefined;
  notEqualTo?: DeliveryFrequency | null | undefined;
  notIn?: ReadonlyArray<DeliveryFrequency> | null | undefined;
};
export type VariantToManyOrderLineFilter = {
  aggregates?: RelatedAggregatesFilter | null | undefined;
  every?: OrderLineFilter | null | undefined;
  none?: OrderLineFilter | null | undefined;
  some?: OrderLineFilter | null | undefined;
};
export type OrderLineFilter = {
  and?: ReadonlyArray<OrderLineFilter> | null | undefined;
  not?: OrderLineFilter | null | undefined;
  or?: ReadonlyArray<OrderLineFilter> | null | undefined;
  order?: OrderFilter | null | undefined;
  position?: IntFilter | null | undefined;
  quantity?: IntFilter | null | undefined;
  total?: BigFloatFilter | null | undefined;
  variant?: VariantFilter | null | undefined;
};
export type OrderFilter = {
  and?: ReadonlyArray<OrderFilter> | null | undefined;
  channel?: OrderChannelFilter | null | undefined;
  currency?: CurrencyFilter | null | undefined;
  customer?: CustomerFilter | null | undefined;
  deliveryAddress?: DeliveryAddressFilter | null | undefined;
  deliveryAddressExists?: boolean | null | undefined;
  events?: OrderToManyOrderEventFilter | null | undefined;
  eventsExist?: boolean | null | undefined;
  invoice?: InvoiceFilter | null | undefined;
  invoiceExists?: boolean | null | undefined;
  isRush?: BooleanFilter | null | undefined;
  lines?: OrderToManyOrderLineFilter | null | undefined;
  linesExist?: boolean | null | undefined;
  not?: OrderFilter | null | undefined;
  number?: StringFilter | null | undefined;
  or?: ReadonlyArray<OrderFilter> | null | undefined;
  paymentStatus?: PaymentStatusFilter | null | undefined;
  placedAt?: DatetimeFilter | null | undefined;
  purchaseOrderNumber?: StringFilter | null | undefined;
  requestedOn?: DateFilter | null | undefined;
  salesRep?: EmployeeFilter | null | undefined;
  salesRepExists?: boolean | null | undefined;
  shipments?: OrderToManyShipmentFilter | null | undefined;
  shipmentsExist?: boolean | null | undefined;
  status?: OrderStatusFilter | null | undefined;
  tickets?: OrderToManyTicketFilter | null | undefined;
  ticketsExist?: boolean | null | undefined;
  total?: BigFloatFilter | null | undefined;
};
export type OrderStatusFilter = {
  distinctFrom?: OrderStatus | null | undefined;
  equalTo?: OrderStatus | null | undefined;
  greaterThan?: OrderStatus | null | undefined;
  greaterThanOrEqualTo?: OrderStatus | null | undefined;
  in?: ReadonlyArray<OrderStatus> | null | undefined;
  isNull?: boolean | null | undefined;
  lessThan?: OrderStatus | null | undefined;
  lessThanOrEqualTo?: OrderStatus | null | undefined;
  notDistinctFrom?: OrderStatus | null | undefined;
  notEqualTo?: OrderStatus | null | undefined;
  notIn?: ReadonlyArray<OrderStatus> | null | undefined;
};
export type PaymentStatusFilter = {
  distinctFrom?: PaymentStatus | null | undefined;
  equalTo?: PaymentStatus | null | undefined;
  greaterThan?: PaymentStatus | null | undefined;
  greaterThanOrEqualTo?: PaymentStatus | null | undefined;
  in?: ReadonlyArray<PaymentStatus> | null | undefined;
  isNull?: boolean | null | undefined;
  lessThan?: PaymentStatus | null | undefined;
  lessThanOrEqualTo?: PaymentStatus | null | undefined;
  notDistinctFrom?: PaymentStatus | null | undefined;
  notEqualTo?: PaymentStatus | null | undefined;
  notIn?: ReadonlyArray<PaymentStatus> | null | undefined;
};
export type OrderChannelFilter = {
  distinctFrom?: OrderChannel | null | undefined;
  equalTo?: OrderChannel | null | undefined;
  greaterThan?: OrderChannel | null | undefined;
  greaterThanOrEqualTo?: OrderChannel | null | undefined;
  in?: ReadonlyArray<OrderChannel> | null | undefined;
  isNull?: boolean | null | undefined;
  lessThan?: OrderChannel | null | undefined;
  lessThanOrEqualTo?: OrderChannel | null | undefined;
  notDistinctFrom?: OrderChannel | null | undefined;
  notEqualTo?: OrderChannel | null | undefined;
  notIn?: ReadonlyArray<OrderChannel> | null | undefined;
};
export type OrderToManyOrderLineFilter = {
  aggregates?: RelatedAggregatesFilter | null | undefined;
  every?: OrderLineFilter | null | undefined;
  none?: OrderLineFilter | null | undefined;
  some?: OrderLineFilter | null | undefined;
};
export type InvoiceFilter = {
  amount?: BigFloatFilter | null | undefined;
  and?: ReadonlyArray<InvoiceFilter> | null | undefined;
  currency?: CurrencyFilter | null | undefined;
  customer?: CustomerFilter | null | undefined;
  dueOn?: DateFilter | null | undefined;
  isOverdue?: BooleanFilter | null | undefined;
  issuedOn?: DateFilter | null | undefined;
  not?: InvoiceFilter | null | undefined;
  number?: StringFilter | null | undefined;
  or?: ReadonlyArray<InvoiceFilter> | null | undefined;
  order?: OrderFilter | null | undefined;
  overdueInvoice?: OverdueInvoiceFilter | null | undefined;
  overdueInvoiceExists?: boolean | null | undefined;
  payments?: InvoiceToManyPaymentFilter | null | undefined;
  paymentsExist?: boolean | null | undefined;
  status?: InvoiceStatusFilter | null | undefined;
};
export type InvoiceStatusFilter = {
  distinctFrom?: InvoiceStatus | null | undefined;
  equalTo?: InvoiceStatus | null | undefined;
  greaterThan?: InvoiceStatus | null | undefined;
  greaterThanOrEqualTo?: InvoiceStatus | null | undefined;
  in?: ReadonlyArray<InvoiceStatus> | null | undefined;
  isNull?: boolean | null | undefined;
  lessThan?: InvoiceStatus | null | undefined;
  lessThanOrEqualTo?: InvoiceStatus | null | undefined;
  notDistinctFrom?: InvoiceStatus | null | undefined;
  notEqualTo?: InvoiceStatus | null | undefined;
  notIn?: ReadonlyArray<InvoiceStatus> | null | undefined;
};
export type InvoiceToManyPaymentFilter = {
  aggregates?: RelatedAggregatesFilter | null | undefined;
  every?: PaymentFilter | null | undefined;
  none?: PaymentFilter | null | undefined;
  some?: PaymentFilter | null | undefined;
};
export type PaymentFilter = {
  amount?: BigFloatFilter | null | undefined;
  and?: ReadonlyArray<PaymentFilter> | null | undefined;
  invoice?: InvoiceFilter | null | undefined;
  method?: PaymentMethodFilter | null | undefined;
  not?: PaymentFilter | null | undefined;
  or?: ReadonlyArray<PaymentFilter> | null | undefined;
  receivedOn?: DateFilter | null | undefined;
  reference?: StringFilter | null | undefined;
};
export type PaymentMethodFilter = {
  distinctFrom?: PaymentMethod | null | undefined;
  equalTo?: PaymentMethod | null | undefined;
  greaterThan?: PaymentMethod | null | undefined;
  greaterThanOrEqualTo?: PaymentMethod | null | undefined;
  in?: ReadonlyArray<PaymentMethod> | null | undefined;
  isNull?: boolean | null | undefined;
  lessThan?: PaymentMethod | null | undefined;
  lessThanOrEqualTo?: PaymentMethod | null | undefined;
  notDistinctFrom?: PaymentMethod | null | undefined;
  notEqualTo?: PaymentMethod | null | undefined;
  notIn?: ReadonlyArray<PaymentMethod> | null | undefined;
};
export type OverdueInvoiceFilter = {
  accountManager?: EmployeeFilter | null | undefined;
  accountManagerExists?: boolean | null | undefined;
  amount?: BigFloatFilter | null | undefined;
  and?: ReadonlyArray<OverdueInvoiceFilter> | null | undefined;
  balanceDue?: BigFloatFilter | null | undefined;
  currency?: CurrencyFilter | null | undefined;
  customer?: CustomerFilter | null | undefined;
  customerExists?: boolean | null | undefined;
  daysOverdue?: IntFilter | null | undefined;
  dueOn?: DateFilter | null | undefined;
  invoice?: InvoiceFilter | null | undefined;
  not?: OverdueInvoiceFilter | null | undefined;
  number?: StringFilter | null | undefined;
  or?: ReadonlyArray<OverdueInvoiceFilter> | null | undefined;
};
export type OrderToManyShipmentFilter = {
  aggregates?: RelatedAggregatesFilter | null | undefined;
  every?: ShipmentFilter | null | undefined;
  none?: ShipmentFilter | null | undefined;
  some?: ShipmentFilter | null | undefined;
};
export type ShipmentFilter = {
  and?: ReadonlyArray<ShipmentFilter> | null | undefined;
  carrier?: CarrierFilter | null | undefined;
  deliveredAt?: DatetimeFilter | null | undefined;
  not?: ShipmentFilter | null | undefined;
  or?: ReadonlyArray<ShipmentFilter> | null | undefined;
  order?: OrderFilter | null | undefined;
  shippedAt?: DatetimeFilter | null | undefined;
  status?: ShipmentStatusFilter | null | undefined;
  trackingNumber?: StringFilter | null | undefined;
};
export type CarrierFilter = {
  distinctFrom?: Carrier | null | undefined;
  equalTo?: Carrier | null | undefined;
  greaterThan?: Carrier | null | undefined;
  greaterThanOrEqualTo?: Carrier | null | undefined;
  in?: ReadonlyArray<Carrier> | null | undefined;
  isNull?: boolean | null | undefined;
  lessThan?: Carrier | null | undefined;
  lessThanOrEqualTo?: Carrier | null | undefined;
  notDistinctFrom?: Carrier | null | undefined;
  notEqualTo?: Carrier | null | undefined;
  notIn?: ReadonlyArray<Carrier> | null | undefined;
};
export type ShipmentStatusFilter = {
  distinctFrom?: ShipmentStatus | null | undefined;
  equalTo?: ShipmentStatus | null | undefined;
  greaterThan?: ShipmentStatus | null | undefined;
  greaterThanOrEqualTo?: ShipmentStatus | null | undefined;
  in?: ReadonlyArray<ShipmentStatus> | null | undefined;
  isNull?: boolean | null | undefined;
  lessThan?: ShipmentStatus | null | undefined;
  lessThanOrEqualTo?: ShipmentStatus | null | undefined;
  notDistinctFrom?: ShipmentStatus | null | undefined;
  notEqualTo?: ShipmentStatus | null | undefined;
  notIn?: ReadonlyArray<ShipmentStatus> | null | undefined;
};
export type OrderToManyTicketFilter = {
  aggregates?: RelatedAggregatesFilter | null | undefined;
  every?: TicketFilter | null | undefined;
  none?: TicketFilter | null | undefined;
  some?: TicketFilter | null | undefined;
};
export type OrderToManyOrderEventFilter = {
  aggregates?: RelatedAggregatesFilter | null | undefined;
  every?: OrderEventFilter | null | undefined;
  none?: OrderEventFilter | null | undefined;
  some?: OrderEventFilter | null | undefined;
};
export type OrderEventFilter = {
  and?: ReadonlyArray<OrderEventFilter> | null | undefined;
  employee?: EmployeeFilter | null | undefined;
  employeeExists?: boolean | null | undefined;
  happenedAt?: DatetimeFilter | null | undefined;
  kind?: OrderEventKindFilter | null | undefined;
  not?: OrderEventFilter | null | undefined;
  or?: ReadonlyArray<OrderEventFilter> | null | undefined;
  order?: OrderFilter | null | undefined;
};
export type OrderEventKindFilter = {
  distinctFrom?: OrderEventKind | null | undefined;
  equalTo?: OrderEventKind | null | undefined;
  greaterThan?: OrderEventKind | null | undefined;
  greaterThanOrEqualTo?: OrderEventKind | null | undefined;
  in?: ReadonlyArray<OrderEventKind> | null | undefined;
  isNull?: boolean | null | undefined;
  lessThan?: OrderEventKind | null | undefined;
  lessThanOrEqualTo?: OrderEventKind | null | undefined;
  notDistinctFrom?: OrderEventKind | null | undefined;
  notEqualTo?: OrderEventKind | null | undefined;
  notIn?: ReadonlyArray<OrderEventKind> | null | undefined;
};
export type DeliveryAddressFilter = {
  and?: ReadonlyArray<DeliveryAddressFilter> | null | undefined;
  city?: StringFilter | null | undefined;
  country?: StringFilter | null | undefined;
  customer?: CustomerFilter | null | undefined;
  not?: DeliveryAddressFilter | null | undefined;
  or?: ReadonlyArray<DeliveryAddressFilter> | null | undefined;
  orders?: DeliveryAddressToManyOrderFilter | null | undefined;
  ordersExist?: boolean | null | undefined;
};
export type DeliveryAddressToManyOrderFilter = {
  aggregates?: RelatedAggregatesFilter | null | undefined;
  every?: OrderFilter | null | undefined;
  none?: OrderFilter | null | undefined;
  some?: OrderFilter | null | undefined;
};
export type ProductToManyProductTagFilter = {
  aggregates?: RelatedAggregatesFilter | null | undefined;
  every?: ProductTagFilter | null | undefined;
  none?: ProductTagFilter | null | undefined;
  some?: ProductTagFilter | null | undefined;
};
export type ProductToManyBlendComponentFilter = {
  aggregates?: RelatedAggregatesFilter | null | undefined;
  every?: BlendComponentFilter | null | undefined;
  none?: BlendComponentFilter | null | undefined;
  some?: BlendComponentFilter | null | undefined;
};
export type ProductToManyRoastBatchFilter = {
  aggregates?: RelatedAggregatesFilter | null | undefined;
  every?: RoastBatchFilter | null | undefined;
  none?: RoastBatchFilter | null | undefined;
  some?: RoastBatchFilter | null | undefined;
};
export type TagFilter = {
  and?: ReadonlyArray<TagFilter> | null | undefined;
  name?: StringFilter | null | undefined;
  not?: TagFilter | null | undefined;
  or?: ReadonlyArray<TagFilter> | null | undefined;
  productTags?: TagToManyProductTagFilter | null | undefined;
  productTagsExist?: boolean | null | undefined;
};
export type TagToManyProductTagFilter = {
  aggregates?: RelatedAggregatesFilter | null | undefined;
  every?: ProductTagFilter | null | undefined;
  none?: ProductTagFilter | null | undefined;
  some?: ProductTagFilter | null | undefined;
};
export type EmployeeToManyRoastBatchFilter = {
  aggregates?: RelatedAggregatesFilter | null | undefined;
  every?: RoastBatchFilter | null | undefined;
  none?: RoastBatchFilter | null | undefined;
  some?: RoastBatchFilter | null | undefined;
};
export type EmployeeToManyStockMovementFilter = {
  aggregates?: RelatedAggregatesFilter | null | undefined;
  every?: StockMovementFilter | null | undefined;
  none?: StockMovementFilter | null | undefined;
  some?: StockMovementFilter | null | undefined;
};
export type EmployeeToManyOrderFilter = {
  aggregates?: RelatedAggregatesFilter | null | undefined;
  every?: OrderFilter | null | undefined;
  none?: OrderFilter | null | undefined;
  some?: OrderFilter | null | undefined;
};
export type EmployeeToManyTicketFilter = {
  aggregates?: RelatedAggregatesFilter | null | undefined;
  every?: TicketFilter | null | undefined;
  none?: TicketFilter | null | undefined;
  some?: TicketFilter | null | undefined;
};
export type EmployeeToManyOrderEventFilter = {
  aggregates?: RelatedAggregatesFilter | null | undefined;
  every?: OrderEventFilter | null | undefined;
  none?: OrderEventFilter | null | undefined;
  some?: OrderEventFilter | null | undefined;
};
export type EmployeeToManyOverdueInvoiceFilter = {
  aggregates?: RelatedAggregatesFilter | null | undefined;
  every?: OverdueInvoiceFilter | null | undefined;
  none?: OverdueInvoiceFilter | null | undefined;
  some?: OverdueInvoiceFilter | null | undefined;
};
export type CustomerToManyDeliveryAddressFilter = {
  aggregates?: RelatedAggregatesFilter | null | undefined;
  every?: DeliveryAddressFilter | null | undefined;
  none?: DeliveryAddressFilter | null | undefined;
  some?: DeliveryAddressFilter | null | undefined;
};
export type CustomerToManyStandingOrderFilter = {
  aggregates?: RelatedAggregatesFilter | null | undefined;
  every?: StandingOrderFilter | null | undefined;
  none?: StandingOrderFilter | null | undefined;
  some?: StandingOrderFilter | null | undefined;
};
export type CustomerToManyOrderFilter = {
  aggregates?: RelatedAggregatesFilter | null | undefined;
  every?: OrderFilter | null | undefined;
  none?: OrderFilter | null | undefined;
  some?: OrderFilter | null | undefined;
};
export type CustomerToManyInvoiceFilter = {
  aggregates?: RelatedAggregatesFilter | null | undefined;
  every?: InvoiceFilter | null | undefined;
  none?: InvoiceFilter | null | undefined;
  some?: InvoiceFilter | null | undefined;
};
export type CustomerToManyTicketFilter = {
  aggregates?: RelatedAggregatesFilter | null | undefined;
  every?: TicketFilter | null | undefined;
  none?: TicketFilter | null | undefined;
  some?: TicketFilter | null | undefined;
};
export type CustomerToManyOverdueInvoiceFilter = {
  aggregates?: RelatedAggregatesFilter | null | undefined;
  every?: OverdueInvoiceFilter | null | undefined;
  none?: OverdueInvoiceFilter | null | undefined;
  some?: OverdueInvoiceFilter | null | undefined;
};
export type customerFinderQuery$variables = {
  after?: string | null | undefined;
  condition?: CustomerCondition | null | undefined;
  filter?: CustomerFilter | null | undefined;
  first?: number | null | undefined;
  orderBy?: ReadonlyArray<CustomerOrderBy> | null | undefined;
};
export type customerFinderQuery$data = {
  readonly customers: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly " $fragmentSpreads": FragmentRefs<"customerFinder_note" | "customerPicker_record">;
      } | null | undefined;
    } | null | undefined>;
  } | null | undefined;
};
export type customerFinderQuery = {
  response: customerFinderQuery$data;
  variables: customerFinderQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "condition"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "orderBy"
},
v5 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  {
    "kind": "Variable",
    "name": "condition",
    "variableName": "condition"
  },
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "filter"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  },
  {
    "kind": "Variable",
    "name": "orderBy",
    "variableName": "orderBy"
  }
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "customerFinderQuery",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": "CustomerConnection",
        "kind": "LinkedField",
        "name": "customers",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CustomerEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Customer",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  {
                    "kind": "InlineDataFragmentSpread",
                    "name": "customerPicker_record",
                    "selections": [
                      (v6/*:: as any*/),
                      (v7/*:: as any*/)
                    ],
                    "args": null,
                    "argumentDefinitions": []
                  },
                  {
                    "kind": "InlineDataFragmentSpread",
                    "name": "customerFinder_note",
                    "selections": [
                      {
                        "kind": "CatchField",
                        "field": (v8/*:: as any*/),
                        "to": "RESULT"
                      }
                    ],
                    "args": null,
                    "argumentDefinitions": []
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "customerFinderQuery",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": "CustomerConnection",
        "kind": "LinkedField",
        "name": "customers",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CustomerEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Customer",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "f81e2ce9138d6f2dc971a312f2f58ef9",
    "id": null,
    "metadata": {},
    "name": "customerFinderQuery",
    "operationKind": "query",
    "text": "query customerFinderQuery(\n  $first: Int\n  $after: Cursor\n  $condition: CustomerCondition\n  $filter: CustomerFilter\n  $orderBy: [CustomerOrderBy!]\n) {\n  customers(first: $first, after: $after, condition: $condition, filter: $filter, orderBy: $orderBy) {\n    edges {\n      node {\n        ...customerPicker_record\n        ...customerFinder_note\n        id\n      }\n    }\n  }\n}\n\nfragment customerFinder_note on Customer {\n  email\n}\n\nfragment customerPicker_record on Customer {\n  id\n  name\n}\n"
  }
};
})();

(node as any).hash = "32005657a53b76c85e15de9c97187d81";

export default node;

create sequence order_numbers;
create sequence invoice_numbers;

create table standing_orders (
  id integer primary key generated always as identity,
  customer_id integer not null references customers,
  variant_id integer not null references product_variants,
  quantity integer not null,
  frequency delivery_frequency not null,
  next_on date not null,
  paused_until date,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint standing_orders_customer_variant_key unique (customer_id, variant_id),
  constraint standing_orders_quantity_positive check (quantity > 0)
);

create table orders (
  id integer primary key generated always as identity,
  number text not null unique
    default 'SO-' || to_char(now(), 'YYYY') || '-' || lpad(nextval('order_numbers')::text, 5, '0'),
  customer_id integer not null references customers,
  status order_status not null default 'draft',
  payment_status payment_status not null default 'unpaid',
  channel order_channel not null default 'email',
  placed_at timestamptz not null default now(),
  requested_on date,
  shipped_at timestamptz,
  cancelled_at timestamptz,
  cancellation_reason text,
  currency currency not null default 'EUR',
  subtotal numeric(12, 2) not null default 0,
  shipping_amount numeric(12, 2) not null default 0,
  tax_amount numeric(12, 2) not null default 0,
  total numeric(12, 2) not null generated always as (subtotal + shipping_amount + tax_amount) stored,
  delivery_address_id integer references delivery_addresses,
  sales_rep_id integer references employees,
  purchase_order_number text,
  is_rush boolean not null default false,
  internal_notes text,
  metadata jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint orders_shipping_positive check (shipping_amount >= 0),
  constraint orders_cancelled_with_reason check (status <> 'cancelled' or cancellation_reason is not null)
);

create table order_lines (
  id integer primary key generated always as identity,
  order_id integer not null references orders on delete cascade,
  position integer not null,
  variant_id integer not null references product_variants,
  quantity integer not null,
  unit_price numeric(10, 2) not null,
  discount_percent numeric(5, 2) not null default 0,
  currency currency not null default 'EUR',
  total numeric(12, 2) not null
    generated always as (round(quantity * unit_price * (1 - discount_percent / 100), 2)) stored,
  comment text,
  constraint order_lines_position_key unique (order_id, position),
  constraint order_lines_quantity_positive check (quantity > 0),
  constraint order_lines_unit_price_positive check (unit_price >= 0),
  constraint order_lines_discount_in_range check (discount_percent between 0 and 100)
);

create table invoices (
  id integer primary key generated always as identity,
  number text not null unique
    default 'INV-' || to_char(now(), 'YYYY') || '-' || lpad(nextval('invoice_numbers')::text, 5, '0'),
  order_id integer not null unique references orders,
  customer_id integer not null references customers,
  status invoice_status not null default 'draft',
  issued_on date not null default current_date,
  due_on date not null,
  currency currency not null default 'EUR',
  amount numeric(12, 2) not null,
  tax_amount numeric(12, 2) not null default 0,
  paid_amount numeric(12, 2) not null default 0,
  refunded_amount numeric(12, 2) not null default 0,
  paid_on date,
  sent_to text,
  pdf_url text,
  notes text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint invoices_due_after_issued check (due_on >= issued_on),
  constraint invoices_amount_positive check (amount >= 0),
  constraint invoices_refund_at_most_paid check (refunded_amount between 0 and paid_amount)
);

create table payments (
  id integer primary key generated always as identity,
  reference text not null unique,
  invoice_id integer not null references invoices,
  amount numeric(12, 2) not null,
  currency currency not null default 'EUR',
  method payment_method not null,
  received_on date not null,
  note text,
  created_at timestamptz not null default now(),
  constraint payments_amount_not_zero check (amount <> 0)
);

create table shipments (
  id integer primary key generated always as identity,
  tracking_number text not null unique,
  order_id integer not null references orders,
  carrier carrier not null,
  status shipment_status not null default 'preparing',
  shipped_at timestamptz,
  delivered_at timestamptz,
  expected_on date,
  parcels integer not null default 1,
  weight_kg numeric(8, 2),
  cost numeric(10, 2),
  currency currency not null default 'EUR',
  tracking_url text,
  signed_by text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint shipments_parcels_positive check (parcels > 0),
  constraint shipments_delivered_after_shipped check (delivered_at >= shipped_at)
);

create table tickets (
  id integer primary key generated always as identity,
  number text not null unique,
  subject text not null,
  status ticket_status not null default 'open',
  priority ticket_priority not null default 'normal',
  customer_id integer not null references customers,
  contact_id integer references contacts,
  order_id integer references orders,
  assignee_id integer references employees,
  body text not null,
  labels text[] not null default '{}',
  satisfaction integer,
  opened_at timestamptz not null default now(),
  resolved_at timestamptz,
  updated_at timestamptz not null default now(),
  constraint tickets_satisfaction_in_range check (satisfaction between 1 and 5)
);

comment on table standing_orders is 'What a customer gets again and again without asking.';
comment on column standing_orders.customer_id is 'Who gets it.';
comment on column standing_orders.variant_id is 'What they get.';
comment on column standing_orders.next_on is 'Date of the next delivery.';
comment on column standing_orders.paused_until is 'No delivery before this date.';
comment on constraint standing_orders_customer_variant_key on standing_orders is 'The customer already has a standing order for this variant.';
comment on constraint standing_orders_quantity_positive on standing_orders is 'The quantity must be above zero.';

comment on table orders is 'What customers ordered.';
comment on column orders.number is 'Number that the customer sees.';
comment on column orders.customer_id is 'Who ordered.';
comment on column orders.payment_status is 'Whether it is paid; follows the invoice once there is one.';
comment on column orders.requested_on is 'Day on which the customer would like it.';
comment on column orders.shipped_at is E'@behavior -insert -update\nWhen it left the house.';
comment on column orders.cancelled_at is E'@behavior -insert -update\nWhen it was cancelled.';
comment on column orders.cancellation_reason is E'@behavior -insert -update\nWhy it was cancelled.';
comment on column orders.delivery_address_id is 'Where it goes.';
comment on column orders.subtotal is E'@behavior -insert -update\nSum of the lines.';
comment on column orders.tax_amount is E'@behavior -insert -update\nValue added tax.';
comment on column orders.total is E'@behavior -insert -update\nWhat the customer pays.';
comment on column orders.sales_rep_id is 'Who took the order.';
comment on column orders.purchase_order_number is 'The customer''s own reference.';
comment on column orders.is_rush is 'Goes out with the next van.';
comment on column orders.internal_notes is 'For colleagues only; never shown to the customer.';
comment on column orders.metadata is 'What the web shop told us about the order.';
comment on constraint orders_number_key on orders is 'There already is an order with this number.';
comment on constraint orders_shipping_positive on orders is 'Shipping cannot cost less than nothing.';
comment on constraint orders_cancelled_with_reason on orders is 'A cancelled order needs a reason: use "Cancel order".';

comment on table order_lines is 'What an order is made of.';
comment on column order_lines.order_id is 'The order it belongs to.';
comment on column order_lines.variant_id is 'What was ordered.';
comment on column order_lines.position is 'Place on the order, from 1.';
comment on column order_lines.unit_price is 'Price of one piece when the order was placed.';
comment on column order_lines.total is E'@behavior -insert -update\nQuantity times price, less the discount.';
comment on constraint order_lines_order_id_fkey on order_lines is E'@foreignFieldName lines';
comment on constraint order_lines_position_key on order_lines is 'The order already has a line at this position.';
comment on constraint order_lines_quantity_positive on order_lines is 'The quantity must be above zero.';
comment on constraint order_lines_unit_price_positive on order_lines is 'The price cannot be below zero.';
comment on constraint order_lines_discount_in_range on order_lines is 'The discount must be between 0 and 100 percent.';

comment on table invoices is 'What customers owe us for their orders.';
comment on column invoices.order_id is 'The order that is charged.';
comment on column invoices.customer_id is 'Who has to pay.';
comment on column invoices.amount is 'To be paid, tax included.';
comment on column invoices.tax_amount is 'Value added tax within the amount.';
comment on column invoices.paid_amount is E'@behavior -insert -update\nReceived so far.';
comment on column invoices.refunded_amount is E'@behavior -insert -update\nPaid back so far.';
comment on column invoices.paid_on is E'@behavior -insert -update\nDate of the last payment.';
comment on column invoices.sent_to is 'E-mail address that the invoice went to.';
comment on column invoices.pdf_url is 'The invoice as the customer got it.';
comment on constraint invoices_number_key on invoices is 'There already is an invoice with this number.';
comment on constraint invoices_order_id_key on invoices is 'The order already has an invoice.';
comment on constraint invoices_order_id_fkey on invoices is E'@foreignFieldName invoice';
comment on constraint invoices_due_after_issued on invoices is 'The due date cannot be before the date of the invoice.';
comment on constraint invoices_amount_positive on invoices is 'The amount cannot be below zero.';
comment on constraint invoices_refund_at_most_paid on invoices is 'No more can be paid back than was received.';

comment on table payments is 'Money that came in; refunds are below zero.';
comment on column payments.invoice_id is 'The invoice that was paid.';
comment on column payments.reference is 'Reference on the bank statement.';
comment on constraint payments_reference_key on payments is 'There already is a payment with this reference.';
comment on constraint payments_amount_not_zero on payments is 'A payment of nothing is none.';

comment on table shipments is 'Parcels on their way to customers.';
comment on column shipments.order_id is 'The order in the parcels.';
comment on column shipments.signed_by is 'Who took the parcels.';
comment on column shipments.cost is 'What the carrier charges us.';
comment on constraint shipments_tracking_number_key on shipments is 'There already is a shipment with this tracking number.';
comment on constraint shipments_parcels_positive on shipments is 'A shipment has at least one parcel.';
comment on constraint shipments_delivered_after_shipped on shipments is 'A shipment cannot arrive before it left.';

comment on table tickets is 'Questions and complaints from customers.';
comment on column tickets.customer_id is 'Who asks.';
comment on column tickets.contact_id is 'The person who wrote.';
comment on column tickets.order_id is 'The order it is about.';
comment on column tickets.body is 'What the customer wrote.';
comment on column tickets.satisfaction is 'How the customer rated our answer, from 1 to 5.';
comment on column tickets.assignee_id is 'Who is looking after it.';
comment on constraint tickets_number_key on tickets is 'There already is a ticket with this number.';
comment on constraint tickets_satisfaction_in_range on tickets is 'A rating goes from 1 to 5.';
comment on constraint tickets_assignee_id_fkey on tickets is E'@foreignFieldName assignedTickets';

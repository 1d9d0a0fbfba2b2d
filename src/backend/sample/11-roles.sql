-- What each role may do: grants say which columns and functions, policies say which rows. The
-- GraphQL schema of a role follows from its grants.
do $$
declare
  role_name text;
begin
  foreach role_name in array array['anonymous', 'sales', 'warehouse', 'accounting', 'admin'] loop
    if not exists (select from pg_roles where rolname = role_name) then
      execute format('create role %I nologin', role_name);
    end if;
    if not pg_has_role(role_name, 'member') then
      execute format('grant %I to current_user', role_name);
    end if;
  end loop;
end $$;

grant usage on schema public to anonymous, sales, warehouse, accounting, admin;
revoke execute on all functions in schema public from public;
grant execute on function authenticate(text, text) to anonymous, sales, warehouse, accounting, admin;
grant execute on function __current_employee_id(), current_employee(), employees_full_name(employees)
  to sales, warehouse, accounting, admin;

-- Admin: everything but passwords.
grant all on all tables in schema public to admin;
revoke all on employee_passwords from admin;
grant all on all sequences in schema public to admin;
grant execute on all functions in schema public to admin;
revoke execute on function __password_hash(text, text) from admin;

-- What several roles see alike.
grant select on employees, delivery_addresses, products, tags, product_tags to sales, warehouse, accounting;
grant select on customers, contacts, orders, order_lines, order_events, invoices, overdue_invoices, tickets
  to sales, accounting;
grant execute on function
  contacts_full_name(contacts), customers_full_address(customers), customers_open_amount(customers),
  orders_line_count(orders), orders_weight_kg(orders),
  invoices_balance_due(invoices), invoices_is_overdue(invoices)
  to sales, accounting;
grant select (
  id, name, kind, country, region, picture, website, story, certifications, altitude_meters, is_direct_trade,
  partner_since, created_at, updated_at
) on suppliers to sales, warehouse;
grant select (
  id, code, supplier_id, status, process, varieties, harvested_on, arrived_on, bags, bag_weight_kg, cup_score,
  tasting_notes, analysis, created_at, updated_at
) on green_lots to sales, warehouse;
grant select on blend_components to sales, warehouse;
grant execute on function green_lots_weight_kg(green_lots) to sales, warehouse, accounting;
grant execute on function
  product_variants_needs_reorder(product_variants), stock_forecast(date, product_variants)
  to sales, warehouse;

-- Sales: customers and their orders; neither what things cost us nor what anybody may owe us.
grant select (
  id, sku, product_id, name, weight_grams, grind, price_cents, currency, barcode, stock, reorder_level, is_active,
  created_at, updated_at
) on product_variants to sales;
grant select (
  id, tracking_number, order_id, carrier, status, shipped_at, delivered_at, expected_on, parcels, weight_kg,
  tracking_url, signed_by, created_at, updated_at
) on shipments to sales, warehouse;
grant select, insert, update, delete on standing_orders to sales;
grant insert, update, delete on contacts, delivery_addresses, order_lines to sales;
grant insert, update on tickets to sales;
grant
  insert (
    name, kind, status, email, phone, website, vat_number, account_manager_id, billing_street, billing_postal_code,
    billing_city, billing_country, currency, delivery_days, newsletter, preferences, notes
  ),
  update (
    name, kind, status, email, phone, website, vat_number, account_manager_id, billing_street, billing_postal_code,
    billing_city, billing_country, currency, delivery_days, newsletter, preferences, notes
  ) on customers to sales;
grant
  insert (
    number, customer_id, status, channel, placed_at, requested_on, currency, shipping_amount, delivery_address_id,
    sales_rep_id, purchase_order_number, is_rush, internal_notes, metadata
  ),
  update (
    customer_id, status, channel, placed_at, requested_on, currency, shipping_amount, delivery_address_id,
    sales_rep_id, purchase_order_number, is_rush, internal_notes, metadata
  ) on orders to sales;
grant usage on sequence order_numbers to sales;
grant execute on function
  confirm_order(orders), cancel_order(orders, text), merge_customers(integer, integer[]), close_tickets(integer[])
  to sales;

-- Warehouse: what is on the shelf and what leaves the house; no prices, no e-mail addresses.
grant select (id, name, kind, status, phone, delivery_days, created_at, updated_at) on customers to warehouse;
grant select (id, customer_id, first_name, last_name, role, phone, language, is_primary, created_at, updated_at)
  on contacts to warehouse;
grant select (
  id, sku, product_id, name, weight_grams, grind, barcode, stock, reorder_level, is_active, created_at, updated_at
) on product_variants to warehouse;
grant update (barcode, stock, reorder_level) on product_variants to warehouse;
grant update (status, arrived_on, bags) on green_lots to warehouse;
grant select, insert, update on roast_batches to warehouse;
grant select, insert on stock_movements to warehouse;
grant select (
  id, number, customer_id, status, channel, placed_at, requested_on, shipped_at, delivery_address_id, sales_rep_id,
  is_rush, created_at, updated_at
) on orders to warehouse;
grant select (id, order_id, position, variant_id, quantity, comment) on order_lines to warehouse;
grant select (id, order_id, kind, happened_at, employee_id) on order_events to warehouse;
grant
  insert (tracking_number, order_id, carrier, status, shipped_at, delivered_at, expected_on, parcels, weight_kg, tracking_url, signed_by),
  update (tracking_number, carrier, status, shipped_at, delivered_at, expected_on, parcels, weight_kg, tracking_url, signed_by)
  on shipments to warehouse;
grant execute on function
  contacts_full_name(contacts), orders_line_count(orders), orders_weight_kg(orders),
  roast_batches_loss_percent(roast_batches), ship_order(orders, carrier, text, integer)
  to warehouse;

-- Accounting: invoices, payments and what customers may owe us; orders only to read.
grant select on payments, monthly_revenue, suppliers, green_lots, product_variants, shipments, standing_orders
  to accounting;
grant insert, update on invoices to accounting;
grant insert on payments to accounting;
grant usage on sequence invoice_numbers to accounting;
grant update (
  email, vat_number, billing_street, billing_postal_code, billing_city, billing_country, currency, credit_limit,
  discount_percent, payment_terms_days
) on customers to accounting;
grant execute on function
  product_variants_needs_reorder(product_variants), refund_invoice(invoices, numeric, text),
  send_payment_reminders(integer)
  to accounting;

-- The warehouse sees orders from when they are confirmed, with what belongs to them.
alter table orders enable row level security;
alter table order_lines enable row level security;
alter table order_events enable row level security;
create policy all_orders on orders to sales, accounting, admin using (true);
create policy all_lines on order_lines to sales, accounting, admin using (true);
create policy all_events on order_events to sales, accounting, admin using (true);
create policy orders_in_the_house on orders for select to warehouse
  using (status in ('confirmed', 'roasting', 'shipped', 'delivered'));
create policy lines_in_the_house on order_lines for select to warehouse
  using (exists (select from orders where orders.id = order_id));
create policy events_in_the_house on order_events for select to warehouse
  using (exists (select from orders where orders.id = order_id));

-- An action may do what the tables alone would not let its user do.
do $$
declare
  function_name regprocedure;
begin
  foreach function_name in array array[
    'confirm_order(orders)', 'ship_order(orders, carrier, text, integer)', 'cancel_order(orders, text)',
    'refund_invoice(invoices, numeric, text)', 'merge_customers(integer, integer[])', 'close_tickets(integer[])',
    'stock_forecast(date, product_variants)', 'send_payment_reminders(integer)',
    '__record_order()', '__settle_order()', '__sum_order()'
  ]::regprocedure[] loop
    execute format('alter function %s security definer set search_path = public, pg_temp', function_name);
  end loop;
end $$;

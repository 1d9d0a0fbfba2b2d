-- Continues the sample's business over a period (`span`): as many orders as a year before, and open work
-- progresses. Only rows written by the sample are changed, and only if no person has changed them since:
-- people's changes have timestamps to the microsecond, the sample's to the minute. Runs after
-- `newcomers.sql`.
-- Disables the triggers that stamp and record people's changes.
alter table orders disable trigger user;
alter table order_lines disable trigger user;
alter table invoices disable trigger user;
alter table shipments disable trigger user;
alter table tickets disable trigger user;
alter table roast_batches disable trigger user;
alter table standing_orders disable trigger user;

-- Orders as on the same weekday a year before; some of Monday's are placed in the web shop at the weekend.
with source as (
  select orders.*,
    placed_at + interval '364 days' - make_interval(days =>
      case when channel = 'web_shop' and extract(isodow from placed_at) = 1 and id % 3 = 0 then 1 + id % 2 else 0 end
    ) as moment
  from orders
  where created_at = date_trunc('minute', created_at)
),
coming as (
  select next.*, nextval(pg_get_serial_sequence('orders', 'id'))::integer as new_id
  from (select source.* from source, span where moment > since and moment <= until order by moment) as next
),
-- New customers order what others order.
buyer as (
  select coming.new_id, chosen.*
  from coming, lateral (
    select customers.id as buyer_id, delivery_addresses.id as address_id
    from customers join delivery_addresses on customer_id = customers.id and is_default
    where customers.created_at > '2026-07-20' and customers.created_at = date_trunc('minute', customers.created_at)
      and customers.status = 'active' and customers.currency = coming.currency and customer_since <= coming.moment::date
    order by (customers.id * 31 + new_id * 17) % 101, customers.id limit 1
  ) as chosen
  where coming.new_id % 5 = 0
),
placed as (
  insert into orders (
    id, number, customer_id, status, channel, placed_at, requested_on, currency, subtotal, shipping_amount, tax_amount,
    delivery_address_id, sales_rep_id, is_rush, internal_notes, metadata, created_at, updated_at
  ) overriding system value
  select
    new_id, 'SO-' || to_char(moment, 'YYYY') || '-' || lpad(nextval('order_numbers')::text, 5, '0'),
    coalesce(buyer_id, customer_id),
    case when new_id % 3 = 0 then 'draft' else 'confirmed' end::order_status, channel, moment,
    moment::date + (requested_on - placed_at::date), currency, subtotal, shipping_amount, tax_amount,
    coalesce(address_id, delivery_address_id), sales_rep_id, is_rush, internal_notes, metadata, moment, moment
  from coming left join buyer using (new_id)
  on conflict do nothing
  returning id
)
insert into order_lines (order_id, position, variant_id, quantity, unit_price, discount_percent, currency, comment)
select new_id, position, variant_id, quantity, unit_price, discount_percent, lines.currency, comment
from coming join order_lines as lines on lines.order_id = coming.id
where new_id in (select id from placed);

with plan as (
  select orders.id, status, placed_at, ships.moment as ships_at,
    placed_at + make_interval(hours => 3 + case when id % 3 = 0 then 24 * (1 + id % 4) else 0 end) as confirmed_at,
    placed_at + make_interval(hours => 20 + 24 * (id % 4)) as roasts_at,
    coalesce(shipped_at, ships.moment) + make_interval(days => 1 + orders.id % 4) as arrives_at
  from orders, lateral (
    select date_trunc('day', placed_at)
      + make_interval(days => 2 + id % 5 + 2 * (extract(isodow from placed_at) >= 4)::integer, mins => 720 + id * 37 % 300)
      as moment
  ) as ships
  where status in ('draft', 'confirmed', 'roasting', 'shipped') and updated_at = date_trunc('minute', updated_at)
),
target as (
  select plan.*,
    case
      when id % 25 = 7 and status < 'roasting' and placed_at + interval '4 hours' <= until then 'cancelled'
      when arrives_at <= until then 'delivered'
      when ships_at <= until then 'shipped'
      when roasts_at <= until and confirmed_at <= until then 'roasting'
      when confirmed_at <= until then 'confirmed'
      else status
    end::order_status as becomes
  from plan, span
)
update orders set
  status = becomes,
  shipped_at = case when becomes in ('shipped', 'delivered') then coalesce(shipped_at, ships_at) end,
  cancelled_at = case when becomes = 'cancelled' then target.placed_at + interval '4 hours' end,
  cancellation_reason = case when becomes = 'cancelled' then 'Ordered twice by mistake.' end,
  updated_at = case becomes
    when 'cancelled' then target.placed_at + interval '4 hours'
    when 'delivered' then arrives_at
    when 'shipped' then coalesce(shipped_at, ships_at)
    when 'roasting' then greatest(roasts_at, confirmed_at)
    else confirmed_at
  end
from target where target.id = orders.id and becomes > target.status;

-- Shipped orders are invoiced.
insert into invoices (
  number, order_id, customer_id, status, issued_on, due_on, currency, amount, tax_amount, sent_to, created_at, updated_at
)
select
  'INV-' || to_char(shipped_at, 'YYYY') || '-' || lpad(nextval('invoice_numbers')::text, 5, '0'), orders.id,
  customer_id, 'open', shipped_at::date, shipped_at::date + payment_terms_days, orders.currency, total, tax_amount,
  customers.email, shipped_at, shipped_at
from (select * from orders order by shipped_at) as orders join customers on customers.id = customer_id
where orders.status in ('shipped', 'delivered') and orders.updated_at = date_trunc('minute', orders.updated_at)
  and shipped_at > (select since - interval '60 days' from span)
  and not exists (select from invoices where order_id = orders.id)
on conflict do nothing;

-- Most invoices are paid around their due date. Those overdue when the sample was written take months.
with due as (
  select invoices.*, nextval(pg_get_serial_sequence('payments', 'id'))::integer as payment_id, moment
  from invoices, span, lateral (
    select case
      when id % 5 <> 3 and due_on + id % 22 - 12 > issued_on and due_on + id % 22 - 12 > date '2026-11-18'
        then due_on + id % 22 - 12
      else due_on + 20 + id * 7 % 80
    end + time '16:00' as moment
  ) as payment
  where status = 'open' and amount > paid_amount and moment <= until and updated_at = date_trunc('minute', updated_at)
),
received as (
  insert into payments (id, reference, invoice_id, amount, currency, method, received_on, created_at)
  overriding system value
  select payment_id, 'PAY-' || to_char(moment, 'YYYYMMDD') || '-' || lpad(payment_id::text, 5, '0'), id,
    amount - paid_amount, currency,
    (array['bank_transfer', 'bank_transfer', 'card', 'direct_debit'])[1 + id % 4]::payment_method, moment::date, moment
  from due
  on conflict do nothing
),
settled as (
  update orders set payment_status = 'paid' from due where orders.id = due.order_id
)
update invoices set status = 'paid', paid_amount = invoices.amount, paid_on = moment::date, updated_at = moment
from due where invoices.id = due.id;

insert into shipments (
  tracking_number, order_id, carrier, parcels, weight_kg, cost, currency, created_at, updated_at
)
select
  'DPD' || 100000 + orders.id * 7919 % 900000 || lpad(orders.id::text, 5, '0'), orders.id, 'dpd',
  greatest(1, ceil(grams / 15000)), grams / 1000, 6.5 + orders.id % 30, 'EUR', placed_at, placed_at
from orders, lateral (
  select sum(coalesce(weight_grams, 0) * quantity)::numeric as grams
  from order_lines join product_variants on product_variants.id = variant_id where order_id = orders.id
) as weight
where status in ('roasting', 'shipped', 'delivered') and updated_at = date_trunc('minute', updated_at)
  and placed_at > (select since - interval '60 days' from span)
  and not exists (select from shipments where order_id = orders.id)
on conflict do nothing;

update shipments set
  status = case orders.status when 'delivered' then 'delivered' else 'in_transit' end::shipment_status,
  shipped_at = orders.shipped_at,
  expected_on = coalesce(expected_on, orders.shipped_at::date + 1 + orders.id % 4),
  delivered_at = case orders.status when 'delivered' then greatest(orders.updated_at, orders.shipped_at) end,
  signed_by = case orders.status when 'delivered' then 'Reception' end,
  updated_at = orders.updated_at
from orders
where orders.id = order_id and orders.status in ('shipped', 'delivered')
  and shipments.status in ('preparing', 'in_transit', 'out_for_delivery')
  and shipments.updated_at = date_trunc('minute', shipments.updated_at)
  and orders.updated_at = date_trunc('minute', orders.updated_at)
  and (orders.status = 'delivered' or shipments.status = 'preparing');

-- The events of these changes.
insert into order_events (order_id, kind, happened_at, employee_id, note)
select id, event.kind::order_event_kind, moment, employee_id, note
from orders, lateral (values
  ('placed', placed_at, case when channel not in ('web_shop', 'standing_order') then sales_rep_id end, null),
  ('confirmed', case when status <> 'draft' and status <> 'cancelled' then placed_at + interval '25 minutes' end, sales_rep_id, null),
  ('shipped', shipped_at, null, null),
  ('delivered', case status when 'delivered' then updated_at end, null, null),
  ('cancelled', cancelled_at, sales_rep_id, cancellation_reason),
  ('paid', (select paid_on + time '16:00' from invoices where order_id = orders.id and invoices.status = 'paid'), null, null)
) as event (kind, moment, employee_id, note)
where created_at = date_trunc('minute', created_at) and updated_at = date_trunc('minute', updated_at)
  and moment > (select since from span) and moment <= (select until from span)
  and not exists (select from order_events as known where known.order_id = orders.id and known.kind::text = event.kind)
order by moment;

insert into tickets (
  number, subject, status, priority, customer_id, contact_id, assignee_id, body, labels, opened_at, updated_at
)
select 'T-' || 10000 + nextval(pg_get_serial_sequence('tickets', 'id')), subject, 'open', priority, customer_id, contact_id,
  assignee_id, body, labels, moment, moment
from (
  select *, opened_at + interval '364 days' as moment from tickets
  where opened_at = date_trunc('minute', opened_at) order by opened_at
) as source, span
where moment > since and moment <= until
on conflict do nothing;

update tickets set status = 'waiting', updated_at = opened_at + interval '5 hours'
from span
where status = 'open' and id / 2 % 2 = 1 and opened_at + interval '5 hours' <= until and updated_at = date_trunc('minute', updated_at);

with plan as (
  select id, opened_at + make_interval(days => 3 + id * 5 % 14, mins => id * 37 % 240) as resolved, status
  from tickets
  where status in ('open', 'waiting', 'resolved') and updated_at = date_trunc('minute', updated_at)
)
update tickets set
  status = case when resolved + interval '14 days' <= until then 'closed' else 'resolved' end::ticket_status,
  resolved_at = coalesce(tickets.resolved_at, resolved),
  satisfaction = coalesce(satisfaction, case when tickets.id % 2 = 0 then 3 + tickets.id % 3 end),
  updated_at = case when resolved + interval '14 days' <= until then resolved + interval '14 days' else resolved end
from plan, span
where plan.id = tickets.id and resolved <= until
  and (plan.status <> 'resolved' or resolved + interval '14 days' <= until);

insert into roast_batches (
  number, product_id, green_lot_id, roaster_id, machine, roasted_at, charge_weight_kg, yield_weight_kg,
  duration_seconds, profile, cup_score, passed, notes, created_at, updated_at
)
select 'RB-' || to_char(moment, 'YYMM') || '-' || lpad(nextval(pg_get_serial_sequence('roast_batches', 'id'))::text, 4, '0'),
  product_id, coalesce(fresh.id, green_lot_id), roaster_id, machine, moment, charge_weight_kg, yield_weight_kg, duration_seconds, profile,
  cup_score, passed, notes, moment, moment
from (
  select roast_batches.*, roasted_at + interval '364 days' as moment from roast_batches, span
  where created_at = date_trunc('minute', created_at)
    and roasted_at + interval '364 days' > since and roasted_at + interval '364 days' <= until
  order by roasted_at
) as source left join lateral (
  select lots.id from green_lots as lots join green_lots as before using (supplier_id)
  where before.id = green_lot_id and lots.arrived_on <= moment::date and lots.status = 'in_stock'
  order by lots.arrived_on desc, lots.id limit 1
) as fresh on true
on conflict do nothing;

-- They are recorded for less than a year.
insert into stock_movements (variant_id, kind, quantity, employee_id, comment, occurred_at)
select variant_id, kind, quantity, employee_id, comment, moment
from (
  select *, occurred_at + interval '280 days' as moment from stock_movements
  where occurred_at = date_trunc('minute', occurred_at) order by occurred_at
) as source, span
where moment > since and moment <= until;

update standing_orders set next_on = standing_orders.next_on + every * (1 + (until::date - standing_orders.next_on) / every)
from span, (
  select id, case frequency when 'weekly' then 7 when 'fortnightly' then 14 else 28 end as every from standing_orders
) as rhythm
where rhythm.id = standing_orders.id and next_on <= until::date and updated_at = date_trunc('minute', updated_at);

alter table orders enable trigger user;
alter table order_lines enable trigger user;
alter table invoices enable trigger user;
alter table shipments enable trigger user;
alter table tickets enable trigger user;
alter table roast_batches enable trigger user;
alter table standing_orders enable trigger user;

-- Adds new rows for a period (`span`): customers with contacts and addresses, and green coffee. They are
-- spread evenly, and continue after those of the sample, which end months before it was written.
set local timezone = 'UTC';

create temp table span on commit drop as
  select current_setting('sample.since')::timestamptz as since, current_setting('sample.until')::timestamptz as until;

-- Disables the triggers that stamp people's changes.
alter table customers disable trigger user;
alter table green_lots disable trigger user;

create temp table coming_days on commit drop as
  select day - date '2024-01-01' as number, day + make_interval(mins => 540 + (day - date '2024-01-01') * 37 % 420) as moment
  from span, (select day::date from span, generate_series('2026-07-20', until, interval '1 day') as days (day)) as days;
delete from coming_days using span
  where moment > until or (moment <= since and since > timestamptz '2026-11-19 00:00Z');

-- Existing businesses open in another town of their country.
with model as (
  select customers.*, number, moment, base || ' ' || town as new_name, town, nextval(pg_get_serial_sequence('customers', 'id'))::integer as new_id
  from coming_days join customers on id = 1 + number / 4 * 11 % 420,
  lateral (select regexp_replace(name, ' ' || billing_city || '$', '') as base) as bare, lateral (
    select other.billing_city as town from customers as other
    where other.billing_country = customers.billing_country and other.billing_city <> customers.billing_city
      and not exists (select from customers as known where known.name = base || ' ' || other.billing_city)
    order by md5(other.billing_city || number) limit 1
  ) as elsewhere
  where number % 4 = 0
  order by moment
),
newcomer as (
  select model.*,
    regexp_replace(split_part(email, '@', 2), '\.example$', '') || '-' || new_id || '.example' as domain,
    regexp_replace(place.street, '\d+', (1 + new_id * 13 % 140)::text) as new_street, place.postal_code
  from model, lateral (
    select billing_street as street, billing_postal_code as postal_code from customers
    where billing_city = town order by md5(id::text || number) limit 1
  ) as place
),
made as (
  insert into customers (
    id, name, kind, status, email, phone, website, vat_number, account_manager_id, billing_street, billing_postal_code,
    billing_city, billing_country, currency, credit_limit, discount_percent, payment_terms_days, delivery_days,
    newsletter, preferences, created_at, updated_at
  ) overriding system value
  select new_id, new_name, kind, 'lead', 'orders@' || domain,
    left(phone, -4) || lpad((new_id * 7919 % 10000)::text, 4, '0'), 'https://www.' || domain,
    left(vat_number, -5) || 10000 + new_id, account_manager_id, new_street, postal_code, town, billing_country, currency,
    credit_limit, discount_percent, payment_terms_days, delivery_days, newsletter, preferences, moment, moment
  from newcomer
  where new_id = (select min(other.new_id) from newcomer as other where other.new_name = newcomer.new_name)
  on conflict do nothing
  returning id
),
addressed as (
  insert into delivery_addresses (
    customer_id, label, street, postal_code, city, country, instructions, opening_hours, is_default, created_at, updated_at
  )
  select new_id, new_name, new_street, newcomer.postal_code, town, country, instructions, opening_hours, true, moment, moment
  from newcomer join delivery_addresses on customer_id = newcomer.id and is_default
  where new_id in (select id from made)
)
insert into contacts (
  customer_id, first_name, last_name, role, email, phone, language, is_primary, created_at, updated_at
)
select new_id, first_name, other.last_name, role, split_part(contacts.email, '@', 1) || '@' || domain, contacts.phone,
  language, is_primary, moment, moment
from newcomer join contacts on contacts.customer_id = newcomer.id, lateral (
  select last_name from contacts as others where others.language = contacts.language order by md5(id::text || number) limit 1
) as other
where new_id in (select id from made)
on conflict do nothing;

-- Most of them order after some weeks.
update customers set status = 'active', customer_since = moment::date, updated_at = moment
from span, (select id, created_at + make_interval(days => 8 + id % 30) as moment from customers) as first_order
where first_order.id = customers.id and moment <= until and status = 'lead' and customers.id % 4 <> 0
  and created_at = date_trunc('minute', created_at) and created_at > '2026-07-20' and updated_at = created_at;

with model as (
  select green_lots.*, moment, nextval(pg_get_serial_sequence('green_lots', 'id'))::integer as new_id
  from coming_days join green_lots on id = 1 + number * 11 % 151
  where number % 6 = 2
  order by moment
)
insert into green_lots (
  id, code, supplier_id, process, varieties, bags, bag_weight_kg, price_per_kg, currency, created_at, updated_at
) overriding system value
select new_id, left(code, 2) || '-' || to_char(moment, 'YY') || '-' || 100 + new_id, supplier_id, process, varieties, bags,
  bag_weight_kg, price_per_kg, currency, moment, moment
from model
on conflict do nothing;

-- Purchased lots are harvested, shipped, and roasted until they are used up.
with plan as (
  select id, created_at + make_interval(days => 35 + id % 20) as sails,
    coalesce(arrived_on + time '08:00', created_at + make_interval(days => 95 + id % 60)) as arrives, number
  from green_lots, lateral (select 300 + id * 37 % 300 as number) as days
  where status in ('contracted', 'afloat', 'in_stock') and updated_at = date_trunc('minute', updated_at)
),
target as (
  select plan.*, arrives + make_interval(days => number) as ends,
    case
      when arrives + make_interval(days => number) <= until then 'used_up'
      when arrives <= until then 'in_stock'
      when sails <= until then 'afloat'
      else 'contracted'
    end::lot_status as becomes
  from plan, span
)
update green_lots set
  status = becomes,
  harvested_on = case when becomes > 'contracted' then coalesce(harvested_on, (created_at + interval '20 days')::date) end,
  arrived_on = case when becomes > 'afloat' then coalesce(arrived_on, arrives::date) end,
  cup_score = case when becomes > 'afloat' then coalesce(green_lots.cup_score, tasted.cup_score) end,
  tasting_notes = case when becomes > 'afloat' and green_lots.tasting_notes = '{}' then tasted.tasting_notes else green_lots.tasting_notes end,
  analysis = case when becomes > 'afloat' then coalesce(green_lots.analysis, tasted.analysis) end,
  updated_at = date_trunc('minute', case becomes when 'used_up' then ends when 'in_stock' then arrives else sails end)
from target, lateral (
  select cup_score, tasting_notes, analysis from green_lots where cup_score is not null order by id * 17 % 113, id = target.id limit 1
) as tasted
where target.id = green_lots.id and becomes > green_lots.status;

drop table coming_days;
alter table customers enable trigger user;
alter table green_lots enable trigger user;

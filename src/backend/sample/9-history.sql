-- Events of orders: generated for the sample's orders, recorded by triggers for later changes.
create table order_events (
  id integer primary key generated always as identity,
  order_id integer not null,
  kind order_event_kind not null,
  happened_at timestamptz not null default now(),
  employee_id integer,
  changed_field text,
  old_value text,
  new_value text,
  note text
);

insert into order_events (order_id, kind, happened_at, employee_id, changed_field, old_value, new_value, note)
with staff as (
  select
    array_agg(id order by id) filter (where department = 'sales') as sales,
    array_agg(id order by id) filter (where department = 'warehouse') as warehouse,
    array_agg(id order by id) filter (where department = 'finance') as finance
  from employees where left_on is null
),
taken as (
  -- The employee who took the order, or who first handled one from the web shop.
  select orders.*, coalesce(sales_rep_id, sales[1 + id % cardinality(sales)]) as seller
  from orders, staff
),
events (order_id, kind, happened_at, employee_id, changed_field, old_value, new_value, note) as (
  select id, 'placed', placed_at,
    case when channel not in ('web_shop', 'standing_order') then seller end, null, null, null, null
  from taken
  union all
  select id, 'confirmed', placed_at + interval '25 minutes', seller, null, null, null, null
  from taken where status not in ('draft', 'cancelled')
  union all
  select id, 'edited', placed_at + interval '20 minutes', seller,
    'Requested on', to_char(requested_on - 1, 'YYYY-MM-DD'), to_char(requested_on, 'YYYY-MM-DD'), null
  from taken where id % 6 = 0 and requested_on is not null
  union all
  select id, 'edited', placed_at + interval '15 minutes', seller, 'Rush', 'false', 'true', null
  from taken where is_rush
  union all
  select id, 'shipped', shipped_at, warehouse[1 + id % cardinality(warehouse)], null, null, null, null
  from taken, staff where shipped_at is not null
  union all
  select order_id, 'delivered', max(delivered_at), null, null, null, null, 'Signed by ' || lower(min(signed_by)) || '.'
  from shipments where delivered_at is not null group by order_id
  union all
  select id, 'cancelled', cancelled_at, seller, null, null, null, cancellation_reason
  from taken where cancelled_at is not null
  union all
  select order_id, 'paid', paid_on + time '16:00', finance[1 + order_id % cardinality(finance)], null, null, null, null
  from invoices, staff where paid_on is not null and paid_amount >= amount
  union all
  select id, 'paid', placed_at, null, null, null, null, 'In the web shop.'
  from taken where payment_status = 'paid' and shipped_at is null
)
select order_id, kind::order_event_kind, happened_at, employee_id, changed_field, old_value, new_value, note
from events order by happened_at, order_id;

-- Validated once for all rows.
alter table order_events
  add constraint order_events_order_id_fkey foreign key (order_id) references orders on delete cascade,
  add constraint order_events_employee_id_fkey foreign key (employee_id) references employees;

create index on order_events (order_id, happened_at);
create index on order_events (employee_id);
create index on order_events (kind);
create index on order_events (happened_at);

-- The display text of a changed value: records by their titles.
create function __named(field text, value text) returns text language sql stable as $$
  select case field
    when 'customer_id' then (select name from customers where id = value::integer)
    when 'delivery_address_id' then (select label from delivery_addresses where id = value::integer)
    when 'sales_rep_id' then (select employees_full_name(employees) from employees where id = value::integer)
    else value
  end
$$;

create function __record_order() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into order_events (order_id, kind) values (new.id, 'placed');
    return null;
  end if;
  if new.status <> old.status and new.status <> 'draft' then
    insert into order_events (order_id, kind, note)
    values (
      new.id, new.status::text::order_event_kind,
      case when new.status = 'cancelled' then new.cancellation_reason end
    );
  end if;
  if new.payment_status <> old.payment_status and new.payment_status in ('paid', 'refunded') then
    insert into order_events (order_id, kind) values (new.id, new.payment_status::text::order_event_kind);
  end if;
  insert into order_events (order_id, kind, changed_field, old_value, new_value)
  select new.id, 'edited', initcap(left(words, 1)) || substr(words, 2), __named(key, was.value), __named(key, is_now.value)
  from jsonb_each_text(to_jsonb(old)) as was
  join jsonb_each_text(to_jsonb(new)) as is_now using (key),
    lateral (select replace(regexp_replace(key, '^is_|_id$', ''), '_', ' ') as words) as named
  where was.value is distinct from is_now.value
    -- Columns with their own events, or derived from others.
    and not (key = 'status' and new.status <> 'draft')
    and not (key = 'payment_status' and new.payment_status in ('paid', 'refunded'))
    and key not in (
      'shipped_at', 'cancelled_at', 'cancellation_reason', 'tax_amount', 'total', 'updated_at'
    )
  order by key;
  return null;
end $$;

create trigger record_order after insert or update on orders for each row execute function __record_order();

-- An order is paid when its invoice is.
create function __settle_order() returns trigger language plpgsql as $$
begin
  update orders set payment_status = case
      when new.status = 'refunded' then 'refunded'
      when new.status = 'paid' or new.paid_amount >= new.amount then 'paid'
      when new.paid_amount > 0 then 'partly_paid'
      else 'unpaid'
    end::payment_status
  where id = new.order_id;
  return null;
end $$;

create trigger settle_order after update of status, paid_amount on invoices
  for each row when (old.status <> new.status or old.paid_amount <> new.paid_amount)
  execute function __settle_order();

comment on table order_events is E'@behavior -insert -update -delete\nWhat happened to orders, and who did it.';
comment on column order_events.order_id is 'The order that it happened to.';
comment on column order_events.kind is 'What happened.';
comment on column order_events.employee_id is 'Who did it; empty where nobody was signed in.';
comment on column order_events.changed_field is 'What of the order was changed.';
comment on column order_events.old_value is 'What it was before.';
comment on column order_events.new_value is 'What it is since.';
comment on constraint order_events_order_id_fkey on order_events is E'@foreignFieldName events';

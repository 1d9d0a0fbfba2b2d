create type stock_forecast as (
  sku text,
  in_stock integer,
  ordered integer,
  standing_orders integer,
  remaining integer,
  is_enough boolean
);

create function stock_forecast(until date, variant product_variants) returns stock_forecast
language plpgsql stable as $$
declare
  forecast stock_forecast;
begin
  if variant.id is null then
    raise exception 'This variant does not exist any more.';
  end if;
  if until < current_date then
    raise exception 'The day must not lie in the past.';
  end if;
  forecast.sku := variant.sku;
  forecast.in_stock := variant.stock;
  select coalesce(sum(order_lines.quantity), 0) into forecast.ordered
  from order_lines join orders on orders.id = order_lines.order_id
  where order_lines.variant_id = variant.id
    and orders.status in ('confirmed', 'roasting')
    and coalesce(orders.requested_on, current_date) <= until;
  select coalesce(sum(standing.quantity), 0) into forecast.standing_orders
  from standing_orders as standing,
    generate_series(
      greatest(standing.next_on, standing.paused_until),
      until,
      case standing.frequency
        when 'weekly' then interval '1 week'
        when 'fortnightly' then interval '2 weeks'
        else interval '1 month'
      end
    )
  where standing.variant_id = variant.id and standing.is_active;
  forecast.remaining := forecast.in_stock - forecast.ordered - forecast.standing_orders;
  forecast.is_enough := forecast.remaining >= 0;
  return forecast;
end $$;

create function send_payment_reminders(days_overdue integer default 14) returns setof tickets
language sql volatile as $$
  insert into tickets (number, subject, priority, customer_id, assignee_id, body, labels)
  select
    'REM-' || to_char(current_date, 'YYYYMMDD') || '-' || customers.id,
    'Payment reminder: ' || string_agg(overdue.number, ', ' order by overdue.due_on),
    'high',
    customers.id,
    customers.account_manager_id,
    'These invoices should have been paid by now: '
      || string_agg(overdue.number || ' (' || overdue.balance_due || ' ' || overdue.currency || ')', ', ' order by overdue.due_on)
      || '.',
    array['reminder']
  from overdue_invoices as overdue
  join customers on customers.id = overdue.customer_id
  where overdue.days_overdue > coalesce(send_payment_reminders.days_overdue, 14)
    and not exists (
      select from tickets
      where tickets.customer_id = customers.id and 'reminder' = any (tickets.labels) and tickets.status <> 'closed'
    )
  group by customers.id, customers.account_manager_id
  on conflict (number) do nothing
  returning *
$$;

comment on type stock_forecast is 'What will be left of a variant.';
comment on column stock_forecast.sku is '@notNull';
comment on column stock_forecast.in_stock is E'@notNull\nOn the shelf now.';
comment on column stock_forecast.ordered is E'@notNull\nIn confirmed orders that are wanted by then.';
comment on column stock_forecast.standing_orders is E'@notNull\nIn deliveries of standing orders until then.';
comment on column stock_forecast.remaining is E'@notNull\nWhat is left after all of them.';
comment on column stock_forecast.is_enough is '@notNull';
comment on function stock_forecast(date, product_variants) is E'@arg1variant nodeId\n@requiredArguments\nWhether the stock of a variant lasts until a day, with what is ordered by now.';
comment on function send_payment_reminders(integer) is E'@resultFieldName tickets\nOpens a ticket for each customer with invoices that should have been paid long ago.';

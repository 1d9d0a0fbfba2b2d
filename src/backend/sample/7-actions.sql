create function __touch() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end $$;

-- The order's sum follows its lines; tax keeps its share of the sum.
create function __sum_order() returns trigger language plpgsql as $$
begin
  update orders set
    subtotal = lines.subtotal,
    tax_amount = case when orders.subtotal = 0 then round(lines.subtotal * 0.09, 2)
      else round(orders.tax_amount * lines.subtotal / orders.subtotal, 2) end
  from (
    select coalesce(sum(total), 0) as subtotal from order_lines
    where order_id = coalesce(new.order_id, old.order_id)
  ) as lines
  where id = coalesce(new.order_id, old.order_id);
  return null;
end $$;

create trigger sum_order after insert or update or delete on order_lines
  for each row execute function __sum_order();

do $$
declare
  table_name text;
begin
  foreach table_name in array array[
    'employees', 'customers', 'contacts', 'delivery_addresses', 'suppliers', 'green_lots', 'products',
    'product_variants', 'roast_batches', 'standing_orders', 'orders', 'invoices', 'shipments', 'tickets'
  ] loop
    execute format('create trigger touch before update on %I for each row execute function __touch()', table_name);
    execute format($comment$comment on column %I.updated_at is E'@behavior -insert -update\nLast change.'$comment$, table_name);
  end loop;
  foreach table_name in array array[
    'employees', 'customers', 'contacts', 'delivery_addresses', 'suppliers', 'green_lots', 'products',
    'product_variants', 'tags', 'roast_batches', 'standing_orders', 'orders', 'invoices', 'payments', 'shipments'
  ] loop
    execute format($comment$comment on column %I.created_at is E'@behavior -insert -update\nWhen the record was made.'$comment$, table_name);
  end loop;
end $$;

create function confirm_order("order" orders) returns orders language plpgsql as $$
begin
  if "order".id is null then
    raise exception 'This order does not exist any more.';
  end if;
  if "order".status <> 'draft' then
    raise exception 'Order % is % and cannot be confirmed.', "order".number, "order".status;
  end if;
  update orders set status = 'confirmed' where id = "order".id returning * into "order";
  return "order";
end $$;

create function ship_order("order" orders, carrier carrier, tracking_number text default null, parcels integer default 1)
returns orders language plpgsql as $$
begin
  if "order".id is null then
    raise exception 'This order does not exist any more.';
  end if;
  if "order".status not in ('confirmed', 'roasting') then
    raise exception 'Order % is % and cannot be shipped.', "order".number, "order".status
      using hint = 'Only confirmed orders and orders in the roastery can be shipped.';
  end if;
  insert into shipments (tracking_number, order_id, carrier, status, shipped_at, parcels, weight_kg, currency)
  values (
    coalesce(nullif(trim(ship_order.tracking_number), ''), upper(ship_order.carrier::text) || '-' || "order".number),
    "order".id, ship_order.carrier, 'in_transit', now(),
    coalesce(ship_order.parcels, 1), orders_weight_kg("order"),
    -- The warehouse sees no currencies, so that the given order has none.
    (select currency from orders where id = "order".id)
  );
  update orders set status = 'shipped', shipped_at = now() where id = "order".id returning * into "order";
  return "order";
end $$;

create function cancel_order("order" orders, reason text) returns orders language plpgsql as $$
begin
  if "order".id is null then
    raise exception 'This order does not exist any more.';
  end if;
  if "order".status in ('shipped', 'delivered', 'cancelled') then
    raise exception 'Order % is % and cannot be cancelled.', "order".number, "order".status;
  end if;
  if trim(reason) = '' then
    raise exception 'Say why the order is cancelled.' using column = 'reason';
  end if;
  update orders set status = 'cancelled', cancelled_at = now(), cancellation_reason = trim(reason)
  where id = "order".id returning * into "order";
  update invoices set status = 'void' where order_id = "order".id and status in ('draft', 'open') and paid_amount = 0;
  return "order";
end $$;

create function refund_invoice(invoice invoices, amount numeric, reason text default null)
returns invoices language plpgsql as $$
begin
  if invoice.id is null then
    raise exception 'This invoice does not exist any more.';
  end if;
  if invoice.status not in ('open', 'paid', 'refunded') then
    raise exception 'Invoice % is % and cannot be refunded.', invoice.number, invoice.status;
  end if;
  if refund_invoice.amount <= 0 then
    raise exception 'The amount must be above zero.' using column = 'amount';
  end if;
  if refund_invoice.amount > invoice.paid_amount - invoice.refunded_amount then
    raise exception 'Only % % can be paid back on invoice %.',
      invoice.paid_amount - invoice.refunded_amount, invoice.currency, invoice.number
      using column = 'amount';
  end if;
  insert into payments (reference, invoice_id, amount, currency, method, received_on, note)
  values (
    'REF-' || invoice.number || '-' || (select count(*) + 1 from payments where invoice_id = invoice.id),
    invoice.id, -refund_invoice.amount, invoice.currency, 'bank_transfer', current_date, reason
  );
  update invoices set
    refunded_amount = refunded_amount + refund_invoice.amount,
    status = case when refunded_amount + refund_invoice.amount >= paid_amount then 'refunded' else status end
  where id = invoice.id returning * into invoice;
  return invoice;
end $$;

create function merge_customers(customer_id integer, other_ids integer[]) returns void language plpgsql as $$
begin
  if not exists (select from customers where id = $1) then
    raise exception 'This customer does not exist any more.';
  end if;
  if $1 = any (other_ids) then
    raise exception 'A customer cannot be merged into itself.';
  end if;
  update contacts set customer_id = $1, is_primary = false where contacts.customer_id = any (other_ids);
  update delivery_addresses set customer_id = $1, is_default = false where delivery_addresses.customer_id = any (other_ids);
  update orders set customer_id = $1 where orders.customer_id = any (other_ids);
  update invoices set customer_id = $1 where invoices.customer_id = any (other_ids);
  update tickets set customer_id = $1 where tickets.customer_id = any (other_ids);
  delete from standing_orders where standing_orders.customer_id = any (other_ids)
    and variant_id in (select variant_id from standing_orders where standing_orders.customer_id = $1);
  update standing_orders set customer_id = $1 where standing_orders.customer_id = any (other_ids);
  update customers set status = 'closed', merged_into_id = $1 where id = any (other_ids);
end $$;

create function close_tickets(ticket_ids integer[]) returns void language sql as $$
  update tickets set status = 'closed', resolved_at = coalesce(resolved_at, now()) where id = any (ticket_ids)
$$;

comment on function confirm_order(orders) is E'@arg0variant nodeId\n@requiredArguments\n@resultFieldName order\nAccepts a draft, so that the roastery starts on it.';
comment on function ship_order(orders, carrier, text, integer) is E'@arg0variant nodeId\n@requiredArguments\n@resultFieldName order\nHands an order to a carrier: it becomes shipped, with a shipment to track. Without a tracking number it goes by its own.';
comment on function cancel_order(orders, text) is E'@arg0variant nodeId\n@requiredArguments\n@resultFieldName order\nCancels an order that has not left the house, and voids its unpaid invoice.';
comment on function refund_invoice(invoices, numeric, text) is E'@arg0variant nodeId\n@requiredArguments\n@resultFieldName invoice\nPays back all or part of what the customer paid on an invoice.';
comment on function merge_customers(integer, integer[]) is '@behavior -mutationField';
comment on function close_tickets(integer[]) is '@behavior -mutationField';

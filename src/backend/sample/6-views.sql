create view overdue_invoices as
  select
    invoices.id,
    invoices.number,
    invoices.customer_id,
    customers.account_manager_id,
    invoices.due_on,
    current_date - invoices.due_on as days_overdue,
    invoices.currency,
    invoices.amount,
    invoices.amount - invoices.paid_amount as balance_due
  from invoices
  join customers on customers.id = invoices.customer_id
  where invoices.status = 'open' and invoices.due_on < current_date;

create view monthly_revenue as
  select
    to_char(date_trunc('month', issued_on), 'YYYY-MM') || '-' || currency as id,
    date_trunc('month', issued_on)::date as month,
    currency,
    count(*)::integer as invoice_count,
    sum(amount - tax_amount) as revenue,
    round(avg(amount - tax_amount), 2) as average_amount
  from invoices
  where status not in ('draft', 'void')
  group by date_trunc('month', issued_on), currency;

comment on view overdue_invoices is E'@primaryKey id\n@foreignKey (id) references invoices (id)|@fieldName invoice\n@foreignKey (customer_id) references customers (id)|@foreignFieldName overdueInvoices\n@foreignKey (account_manager_id) references employees (id)|@foreignFieldName overdueInvoices\n@behavior -insert -update -delete\nInvoices that should have been paid by now.';
comment on column overdue_invoices.number is '@notNull';
comment on column overdue_invoices.id is 'The invoice itself.';
comment on column overdue_invoices.customer_id is 'Who has to pay.';
comment on column overdue_invoices.account_manager_id is 'The person in sales to ask.';
comment on column overdue_invoices.due_on is '@notNull';
comment on column overdue_invoices.days_overdue is E'@notNull\nDays since the due date.';
comment on column overdue_invoices.currency is '@notNull';
comment on column overdue_invoices.amount is E'@notNull\nTo be paid, tax included.';
comment on column overdue_invoices.balance_due is E'@notNull\nWhat is still to be paid.';

comment on view monthly_revenue is E'@name monthly_revenue_figure\n@primaryKey id\n@behavior -insert -update -delete\nWhat was invoiced each month, by currency, without tax.';
comment on column monthly_revenue.month is E'@notNull\nFirst day of the month.';
comment on column monthly_revenue.currency is '@notNull';
comment on column monthly_revenue.invoice_count is E'@notNull\nNumber of invoices.';
comment on column monthly_revenue.revenue is E'@notNull\nSum of the invoices, without tax.';
comment on column monthly_revenue.average_amount is E'@notNull\nAverage of the invoices, without tax.';

create function employees_full_name(employee employees) returns text
  language sql stable strict as $$ select employee.first_name || ' ' || employee.last_name $$;
create function contacts_full_name(contact contacts) returns text
  language sql stable strict as $$ select contact.first_name || ' ' || contact.last_name $$;
create function customers_full_address(customer customers) returns text
  language sql stable strict as $$
    select customer.billing_street || ', ' || customer.billing_postal_code || ' '
      || customer.billing_city || ', ' || customer.billing_country
  $$;
create function customers_open_amount(customer customers) returns numeric
  language sql stable strict as $$
    select coalesce(sum(amount - paid_amount), 0.00)
    from invoices where customer_id = customer.id and status = 'open'
  $$;
create function orders_line_count(orders orders) returns integer
  language sql stable strict as $$
    select count(*)::integer from order_lines where order_id = orders.id
  $$;
create function orders_weight_kg(orders orders) returns numeric
  language sql stable strict as $$
    select round(coalesce(sum(quantity * weight_grams), 0) / 1000.0, 2)
    from order_lines join product_variants on product_variants.id = variant_id
    where order_id = orders.id
  $$;
create function invoices_balance_due(invoice invoices) returns numeric
  language sql stable strict as $$
    select case when invoice.status = 'open' then invoice.amount - invoice.paid_amount else 0.00 end
  $$;
create function invoices_is_overdue(invoice invoices) returns boolean
  language sql stable strict as $$
    select invoice.status = 'open' and invoice.due_on < current_date
  $$;
create function green_lots_weight_kg(lot green_lots) returns numeric
  language sql stable strict as $$ select lot.bags * lot.bag_weight_kg $$;
create function roast_batches_loss_percent(batch roast_batches) returns numeric
  language sql stable strict as $$
    select round(100 * (1 - batch.yield_weight_kg / batch.charge_weight_kg), 2)
  $$;
create function product_variants_needs_reorder(variant product_variants) returns boolean
  language sql stable strict as $$ select variant.stock < variant.reorder_level $$;

comment on function employees_full_name(employees) is E'@notNull\nFirst and last name.';
comment on function contacts_full_name(contacts) is E'@notNull\nFirst and last name.';
comment on function customers_full_address(customers) is E'@notNull\nBilling address on one line.';
comment on function customers_open_amount(customers) is E'@notNull\nWhat they owe us now, in their currency.';
comment on function orders_line_count(orders) is E'@notNull\nNumber of lines.';
comment on function orders_weight_kg(orders) is E'@notNull\nWeight of the goods in kilograms.';
comment on function invoices_balance_due(invoices) is E'@notNull\nWhat is still to be paid.';
comment on function invoices_is_overdue(invoices) is E'@notNull\n@behavior +filter:proc:filterBy\nWhether it should have been paid by now.';
comment on function green_lots_weight_kg(green_lots) is E'@notNull\nWeight of all bags in kilograms.';
comment on function roast_batches_loss_percent(roast_batches) is E'@notNull\nWeight lost in the roaster.';
comment on function product_variants_needs_reorder(product_variants) is E'@notNull\n@behavior +filter:proc:filterBy\nWhether the stock is below the reorder level.';

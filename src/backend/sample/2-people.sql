create table employees (
  id integer primary key generated always as identity,
  first_name text not null,
  last_name text not null,
  email text not null unique,
  phone text,
  job_title text not null,
  department department not null,
  manager_id integer references employees,
  photo text,
  languages text[] not null default '{}',
  role employee_role,
  hired_on date not null,
  left_on date,
  is_active boolean not null generated always as (left_on is null) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint employees_left_after_hired check (left_on >= hired_on)
);

create table customers (
  id integer primary key generated always as identity,
  name text not null,
  kind customer_kind not null,
  status customer_status not null default 'lead',
  email text not null unique,
  phone text,
  website text,
  vat_number text unique,
  account_manager_id integer references employees,
  billing_street text not null,
  billing_postal_code text not null,
  billing_city text not null,
  billing_country text not null,
  currency currency not null default 'EUR',
  credit_limit numeric(12, 2) not null default 0,
  discount_percent numeric(5, 2) not null default 0,
  payment_terms_days integer not null default 30,
  delivery_days weekday[] not null default '{}',
  newsletter boolean not null default false,
  preferences jsonb not null default '{}',
  notes text,
  merged_into_id integer references customers,
  customer_since date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint customers_email_valid check (email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$'),
  constraint customers_website_valid check (website ~ '^https?://'),
  constraint customers_credit_limit_positive check (credit_limit >= 0),
  constraint customers_discount_in_range check (discount_percent between 0 and 60),
  constraint customers_payment_terms_in_range check (payment_terms_days between 0 and 120),
  constraint customers_not_merged_into_itself check (merged_into_id <> id)
);

create table contacts (
  id integer primary key generated always as identity,
  customer_id integer not null references customers,
  first_name text not null,
  last_name text not null,
  role text,
  email text not null unique,
  phone text,
  language text not null,
  is_primary boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table delivery_addresses (
  id integer primary key generated always as identity,
  customer_id integer not null references customers,
  label text not null,
  street text not null,
  postal_code text not null,
  city text not null,
  country text not null,
  instructions text,
  opening_hours jsonb not null default '{}',
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on table employees is 'People who work at the roastery.';
comment on column employees.department is 'Where in the company they work.';
comment on column employees.manager_id is 'Who they report to.';
comment on column employees.photo is 'Picture shown beside the name.';
comment on column employees.languages is 'Languages they can speak with customers, as ISO 639 codes.';
comment on column employees.role is 'What they may see and do when they sign in; empty: they cannot sign in.';
comment on column employees.hired_on is 'First day at work.';
comment on column employees.left_on is 'Last day at work; empty while they are with us.';
comment on column employees.is_active is E'@behavior -insert -update\nWhether they work here now.';
comment on constraint employees_email_key on employees is 'Another employee already has this e-mail address.';
comment on constraint employees_left_after_hired on employees is 'The last day cannot be before the first day.';
comment on constraint employees_manager_id_fkey on employees is E'@foreignFieldName reports';

comment on table customers is 'Businesses that buy coffee from us, and those we hope will.';
comment on column customers.name is 'Name over the door.';
comment on column customers.kind is 'What kind of business they are.';
comment on column customers.status is 'Only active customers can place orders.';
comment on column customers.email is 'Where order confirmations and invoices go.';
comment on column customers.vat_number is 'VAT registration number, as it appears on invoices.';
comment on column customers.account_manager_id is 'The person in sales who looks after them.';
comment on column customers.currency is 'Currency they are invoiced in.';
comment on column customers.credit_limit is 'Most they may owe us at a time, in their currency.';
comment on column customers.discount_percent is 'Taken off the list price of everything they buy.';
comment on column customers.payment_terms_days is 'Days between the invoice and its due date.';
comment on column customers.delivery_days is 'Days on which someone can take a delivery.';
comment on column customers.newsletter is 'Whether they get the monthly coffee letter.';
comment on column customers.preferences is 'Machines, taste and packaging, as told to sales.';
comment on column customers.notes is 'For colleagues only; never shown to the customer.';
comment on column customers.merged_into_id is E'@behavior -insert -update\nThe customer that took over when two records turned out to be the same business.';
comment on column customers.customer_since is 'Date of the first order.';
comment on constraint customers_email_key on customers is 'Another customer already has this e-mail address.';
comment on constraint customers_vat_number_key on customers is 'Another customer already has this VAT number.';
comment on constraint customers_email_valid on customers is 'This does not look like an e-mail address.';
comment on constraint customers_website_valid on customers is 'A website starts with http:// or https://.';
comment on constraint customers_credit_limit_positive on customers is 'The credit limit cannot be below zero.';
comment on constraint customers_discount_in_range on customers is 'The discount must be between 0 and 60 percent.';
comment on constraint customers_payment_terms_in_range on customers is 'Payment terms must be between 0 and 120 days.';
comment on constraint customers_not_merged_into_itself on customers is 'A customer cannot be merged into itself.';
comment on constraint customers_merged_into_id_fkey on customers is E'@foreignFieldName mergedCustomers\n@behavior -nodeId:insert -nodeId:update';
comment on constraint customers_account_manager_id_fkey on customers is E'@foreignFieldName accounts';

comment on table contacts is 'People we talk to at a customer.';
comment on column contacts.customer_id is 'Where they work.';
comment on column contacts.role is 'What they do there: owner, head barista, bookkeeper.';
comment on column contacts.language is 'Language to write to them in, as an ISO 639 code.';
comment on column contacts.is_primary is 'The one to call first.';
comment on constraint contacts_email_key on contacts is 'Another contact already has this e-mail address.';

comment on table delivery_addresses is 'Where a customer takes deliveries.';
comment on column delivery_addresses.customer_id is 'Whose address it is.';
comment on column delivery_addresses.label is 'What the customer calls the place.';
comment on column delivery_addresses.instructions is 'What the driver has to know.';
comment on column delivery_addresses.opening_hours is 'Opening hours for each weekday.';
comment on column delivery_addresses.is_default is 'Used unless an order says otherwise.';

-- Nearly every type of PostgreSQL, each as a value, and most as an array.
create extension hstore;
create extension citext;

create type mood as enum ('calm', 'PG-13', 'very busy');
create type dimensions as (width numeric(8, 2), height numeric(8, 2), unit text);
create domain positive_amount as numeric(12, 2) check (value > 0);
create domain postal_code as text check (value ~ '^[0-9]{5}$');

create table numeral (
  id serial primary key,
  name text not null unique,
  small smallint,
  medium integer,
  large bigint,
  exact numeric(40, 4),
  single real,
  double double precision,
  cash money,
  amount positive_amount,
  larges bigint[],
  exacts numeric(40, 4)[],
  cashes money[],
  amounts positive_amount[]
);

create table moment (
  id serial primary key,
  name text not null unique,
  calendar_day date,
  opens_at time,
  closes_at time with time zone,
  local_start timestamp,
  happened_at timestamp with time zone,
  span interval,
  days date[],
  clock_times time[],
  moments timestamp with time zone[],
  spans interval[]
);

create table stay (
  id serial primary key,
  name text not null unique,
  numbers int4range,
  large_numbers int8range,
  prices numrange,
  nights daterange,
  local_hours tsrange,
  hours tstzrange,
  seasons daterange[],
  brackets int4range[]
);

create table place (
  id serial primary key,
  name text not null unique,
  location point,
  bounds box,
  outline polygon,
  reach circle,
  course line,
  route path,
  edge lseg,
  stops point[]
);

create table document (
  id serial primary key,
  name text not null unique,
  code char(8),
  label varchar(40),
  handle citext,
  reference uuid,
  flags bit(8),
  switches bit varying(16),
  content bytea,
  markup xml,
  properties json,
  settings jsonb,
  attributes hstore,
  search tsvector generated always as (to_tsvector('simple', id::text)) stored,
  keywords tsvector,
  tone mood,
  size dimensions,
  postal postal_code,
  references_to uuid[],
  handles citext[],
  tones mood[],
  sizes dimensions[],
  postals postal_code[],
  markups xml[],
  chunks bytea[]
);

create table host (
  id serial primary key,
  name text not null unique,
  address inet,
  network cidr,
  hardware macaddr,
  addresses inet[],
  networks cidr[]
);

insert into numeral (name, small, medium, large, exact, single, double, cash, amount, larges, exacts, cashes, amounts)
select
  'Numeral ' || n, n, n * 1000, 9007199254740993 + n, 123456789012345678901234567890123456.7800 + n, n + 0.5,
  n + 0.25, (n * 10.5)::text::money, n * 2.5, array[9007199254740993 + n, n], array[n + 0.1234],
  array[n::text::money], array[n * 1.5]
from generate_series(1, 30) n;

insert into moment (name, calendar_day, opens_at, closes_at, local_start, happened_at, span, days, clock_times, moments, spans)
select
  'Moment ' || n, date '2026-01-01' + n, time '08:30' + n * interval '1 minute', '17:45:30+02',
  timestamp '2026-03-01 10:15:00' + n * interval '1 hour', timestamptz '2026-03-01 10:15:00.123456+00' + n * interval '1 day',
  make_interval(days => n % 3, hours => 2, mins => 30), array[date '2026-05-01', date '2026-05-01' + n],
  array[time '09:00', time '12:30:15'], array[timestamptz '2026-05-01 10:00:00+00'],
  array[interval '1 year 2 months', interval '90 minutes']
from generate_series(1, 30) n;
update moment set span = interval '1 year 2 mons 3 days 04:05:06.789' where id = 2;
update moment set span = interval '-2 hours -30 minutes' where id = 3;
update moment set happened_at = 'infinity', calendar_day = '-infinity' where id = 4;

insert into stay (name, numbers, large_numbers, prices, nights, local_hours, hours, seasons, brackets)
select
  'Stay ' || n, int4range(n, n + 10), int8range(9007199254740993, 9007199254740993 + n), numrange(n, n + 0.5, '[]'),
  daterange(date '2026-05-01', date '2026-05-01' + n), tsrange('2026-05-01 10:00', '2026-05-01 12:30'),
  tstzrange('2026-05-01 10:00+00', '2026-05-02 10:00+00', '(]'),
  array[daterange('2026-05-01', '2026-06-01')], array[int4range(1, 5), int4range(7, 9)]
from generate_series(1, 30) n;
update stay set numbers = int4range(5, null), prices = numrange(null, 5), nights = daterange(null, null) where id = 2;
update stay set numbers = 'empty', hours = 'empty' where id = 3;
update stay set hours = tstzrange('2026-05-01 10:00+00', 'infinity') where id = 4;

insert into place (name, location, bounds, outline, reach, course, route, edge, stops)
select
  'Place ' || n, point(52.5 + n, 13.4), box(point(n, n), point(0, 0)), polygon '((0,0),(0,1),(1,1))',
  circle(point(n, 2), 3), line(point(0, 0), point(1, n)), path '[(0,0),(1,1),(2,0)]', lseg(point(0, 0), point(n, n)),
  array[point(1, 2), point(3, 4)]
from generate_series(1, 30) n;

insert into document (
  name, code, label, handle, reference, flags, switches, content, markup, properties, settings, attributes, keywords,
  tone, size, postal, references_to, handles, tones, sizes, postals, markups, chunks
)
select
  'Document ' || n, 'AB' || n, 'Label ' || n, 'Handle' || n, md5(n::text)::uuid, n::bit(8), B'10110',
  decode(repeat('00ff10', n), 'hex'), xmlparse(content '<note id="' || n || '"><to>Ada</to></note>'),
  json_build_object('n', n, 'nested', json_build_object('deep', true)), jsonb_build_object('large', 90071992 + n),
  hstore(array['colour', 'red', 'size', null]), to_tsvector('simple', 'quick brown fox'),
  (array['calm', 'PG-13', 'very busy']::mood[])[1 + n % 3], row(n, n * 2, 'cm')::dimensions, lpad(n::text, 5, '0'),
  array[md5(n::text)::uuid], array['One', 'Two']::citext[], array['calm', 'PG-13']::mood[],
  array[row(1, 2, 'cm')::dimensions, row(3, null, 'in')::dimensions], array['10115', '80331']::postal_code[],
  array['<a/>'::xml], array['\x0001'::bytea]
from generate_series(1, 30) n;

insert into host (name, address, network, hardware, addresses, networks)
select
  'Host ' || n, ('10.0.0.' || n)::inet, '10.0.0.0/24', '08:00:2b:01:02:03', array['::1'::inet, '10.0.0.1/8'::inet],
  array['192.168.0.0/16'::cidr]
from generate_series(1, 30) n;

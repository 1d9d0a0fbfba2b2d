-- What drizzle-kit would make of the tables in model.mjs.
create type level as enum ('A1', 'A2', 'B1', 'B2', 'C1');
create type invoice_status as enum ('draft', 'sent', 'paid', 'overdue');

create table teachers (
  id serial primary key,
  full_name text not null,
  email text not null unique,
  hired_on date,
  languages text[]
);

create table courses (
  code text primary key,
  title text not null,
  level level not null,
  fee numeric(10, 2) not null,
  starts_on date,
  is_open boolean not null default true,
  notes text,
  settings jsonb,
  teacher_id integer references teachers
);

create table students (
  id uuid primary key default gen_random_uuid(),
  first_name text not null,
  last_name text not null,
  email text not null,
  born_on date,
  registered_at timestamptz not null default now()
);

create table enrolments (
  student_id uuid not null references students on delete cascade,
  course_code text not null references courses on delete cascade,
  enrolled_at timestamptz not null default now(),
  grade numeric(3, 1),
  primary key (student_id, course_code)
);

create table lessons (
  id serial primary key,
  course_code text not null references courses on delete cascade,
  starts_at timestamptz not null,
  minutes integer not null,
  topic text
);

create table invoices (
  id serial primary key,
  number text not null unique,
  status invoice_status not null,
  amount numeric(10, 2) not null,
  currency text not null,
  due_on date,
  student_id uuid not null references students on delete cascade
);

-- More than fit on a page, with empty notes, days and moments.
insert into teachers (full_name, email, hired_on, languages)
select
  (array['Ines Rossi', 'Tom Becker', 'Amara Obi', 'Jun Sato', 'Lena Vogel', 'Omar Haddad'])[n],
  'teacher' || n || '@example.com',
  case when n <> 3 then date '2018-04-01' + n * 100 end,
  case when n <> 5 then array['en', (array['it', 'de', 'yo', 'ja', 'de', 'ar'])[n]] end
from generate_series(1, 6) n;

insert into courses
select
  (array['ITA', 'DEU', 'JPN', 'ARA'])[1 + n % 4] || '-' || lpad(n::text, 3, '0'),
  (array['Italian', 'German', 'Japanese', 'Arabic'])[1 + n % 4] || ' ' ||
    (array['for beginners', 'conversation', 'grammar', 'exam preparation', 'for travel'])[1 + n % 5],
  (enum_range(null::level))[1 + n % 5],
  180.5 + n * 15,
  case when n % 6 <> 0 then date '2026-02-01' + n * 9 end,
  n % 4 <> 0,
  case when n % 3 = 0 then 'Bring the second book.' end,
  case when n % 5 = 0 then jsonb_build_object('online', n % 2 = 0, 'seats', n) end,
  case when n % 7 <> 0 then 1 + n % 6 end
from generate_series(1, 37) n;

insert into students (first_name, last_name, email, born_on, registered_at)
select
  (array['Ada', 'Ben', 'Cleo', 'Dov', 'Esi', 'Fay', 'Gus'])[1 + n % 7],
  (array['Almeida', 'Brandt', 'Chen', 'Dubois', 'Eze', 'Fischer', 'Garcia', 'Hansen', 'Ito', 'Jones', 'Khan'])[1 + n % 11],
  'student' || n || '@example.com',
  case when n % 5 <> 0 then date '1975-03-04' + n * 131 end,
  timestamptz '2025-01-07 08:30:00Z' + n * interval '5 days 3 hours'
from generate_series(1, 68) n;

insert into enrolments
select s.id, c.code, s.registered_at + interval '1 day', case when (s.at + c.at) % 3 = 0 then 1 + (s.at % 9) * 0.5 end
from (select id, registered_at, row_number() over (order by email) as at from students) s
join (select code, row_number() over (order by code) as at from courses) c on c.at % 17 = s.at % 17;

insert into lessons (course_code, starts_at, minutes, topic)
select code, timestamptz '2026-03-02 17:00:00Z' + (week * 7 + row_number() over (order by code, week) % 5) * interval '1 day',
  45 + 15 * (week % 3), case when week <> 2 then 'Unit ' || week end
from courses, generate_series(1, 3) week;

insert into invoices (number, status, amount, currency, due_on, student_id)
select 'I-' || lpad(at::text, 4, '0'), (enum_range(null::invoice_status))[1 + at % 4], 90.25 + at * 3,
  (array['EUR', 'CHF'])[1 + at % 2], case when at % 4 <> 0 then date '2026-01-31' + at::int end, id
from (select id, row_number() over (order by email) as at from students) s;

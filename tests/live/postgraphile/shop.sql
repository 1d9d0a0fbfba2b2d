-- A schema as it is written by hand: keys are called after their tables.
create table language (
  language_id serial primary key,
  name char(20) not null,
  last_update timestamp with time zone not null default now()
);

create table category (
  category_id serial primary key,
  name text not null
);

create table film (
  film_id serial primary key,
  title text not null,
  description text,
  language_id integer not null references language,
  original_language_id integer references language,
  rental_rate numeric(4, 2) not null default 4.99,
  last_update timestamp with time zone not null default now()
);
create index on film (language_id);
create index on film (title);

create table film_category (
  film_id integer not null references film on delete cascade,
  category_id integer not null references category,
  primary key (film_id, category_id)
);
create index on film_category (category_id);

create table rental (
  rental_id serial primary key,
  film_id integer not null references film on delete cascade,
  rented_at timestamp with time zone not null default now(),
  paid money
);
create index on rental (film_id);

insert into language (name)
select unnest(array['English', 'German', 'French']);
insert into category (name)
select unnest(array['Drama', 'Comedy', 'Documentary']);
insert into film (title, description, language_id, original_language_id)
select 'Film ' || n, 'About ' || n, 1 + n % 3, case when n % 2 = 0 then 1 end from generate_series(1, 40) n;
insert into film_category select n, 1 + n % 3 from generate_series(1, 40) n;
insert into rental (film_id, rented_at, paid)
select 1 + n % 40, timestamptz '2026-03-01 10:00+00' + n * interval '1 hour', '4.99' from generate_series(1, 60) n;

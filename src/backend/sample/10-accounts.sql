-- Passwords are no part of the API: only `authenticate` reads them.
create table employee_passwords (
  employee_id integer primary key references employees on delete cascade,
  salt text not null,
  hash bytea not null
);
comment on table employee_passwords is E'@behavior -*';
comment on constraint employee_passwords_employee_id_fkey on employee_passwords is E'@behavior -*';

-- With functions that every PostgreSQL has. Where pgcrypto is installed, `crypt` does this.
create function __password_hash(password text, salt text) returns bytea language plpgsql immutable as $$
declare
  hash bytea := sha256(convert_to(salt || password, 'UTF8'));
begin
  for round in 1 .. 1000 loop
    hash := sha256(hash || convert_to(salt || password, 'UTF8'));
  end loop;
  return hash;
end $$;

insert into employee_passwords (employee_id, salt, hash)
select id, salt, __password_hash(lower(first_name) || '-coffee', salt)
from employees, lateral (select md5(email) as salt) as salted
where role is not null;

create type jwt_token as (role text, employee_id integer, exp bigint);

-- Unknown people cost as much time as wrong passwords, so that nobody learns who works here.
create function authenticate(email text, password text) returns jwt_token
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  account record;
  given bytea;
begin
  select employees.id, employees.role, salt, hash into account
  from employees join employee_passwords on employee_id = employees.id
  where lower(employees.email) = lower(trim(authenticate.email)) and is_active and employees.role is not null;
  given := __password_hash(authenticate.password, coalesce(account.salt, ''));
  if account.hash is distinct from given then
    raise exception 'The e-mail address or the password is wrong.';
  end if;
  return (account.role::text, account.id, extract(epoch from now() + interval '12 hours')::bigint)::jwt_token;
end $$;

create function __current_employee_id() returns integer language sql stable as $$
  select nullif(current_setting('jwt.claims.employee_id', true), '')::integer
$$;

create function current_employee() returns employees language sql stable as $$
  select * from employees where id = __current_employee_id()
$$;

alter table order_events alter column employee_id set default __current_employee_id();

comment on function authenticate(text, text) is E'@requiredArguments\n@resultFieldName token\nSigns an employee in.';
comment on function current_employee() is 'The employee who is signed in.';

import { readBrokenRule } from '../../src/relay/brokenRule.ts';

/** What databases say, and what is read of it: the rule, its columns or what its column may be, and a name. */
const SAID: ReadonlyArray<
  [database: string, message: string, rule: string, columns: readonly string[], name?: string]
> = [
  [
    'PostgreSQL',
    'duplicate key value violates unique constraint "users_email_key"',
    ...(['taken', ['users_email', 'email']] as const),
  ],
  [
    'PostgreSQL with its detail',
    'duplicate key value violates unique constraint "UQ_97672ac88f789774dd47f7c8be3"\n  Detail: Key (lower(email::text), tenant_id)=(a@b.c, 4) already exists.',
    ...(['taken', ['email', 'tenant_id']] as const),
  ],
  [
    'PostgreSQL',
    'null value in column "client_id" of relation "project" violates not-null constraint',
    ...(['empty', ['client_id']] as const),
  ],
  [
    'PostgreSQL',
    'insert or update on table "order_lines" violates foreign key constraint "order_lines_variant_id_fkey"',
    'absent',
    ['order_lines_variant_id', 'lines_variant_id', 'variant_id'],
  ],
  [
    'PostgreSQL',
    'update or delete on table "client" violates foreign key constraint "project_client_id_fkey" on table "project"',
    ...(['inUse', [], 'project'] as const),
  ],
  [
    'PostgreSQL',
    'update or delete on table "client" violates RESTRICT setting of foreign key constraint "p" on table "project"',
    ...(['inUse', [], 'project'] as const),
  ],
  [
    'PostgreSQL',
    'new row for relation "products" violates check constraint "products_price_check"',
    ...(['disallowed', ['products_price', 'price'], 'products_price_check'] as const),
  ],
  ['PostgreSQL', 'value too long for type character varying(40)', 'tooLong', []],
  ['PostgreSQL', 'value "99999999999" is out of range for type integer', 'outOfRange', []],
  [
    'Hasura over PostgreSQL',
    'Uniqueness violation. duplicate key value violates unique constraint "artists_name_key"',
    ...(['taken', ['artists_name', 'name']] as const),
  ],
  ['MySQL', "Duplicate entry 'it's' for key 'users.email'", 'taken', ['email']],
  [
    'MySQL under Laravel',
    "SQLSTATE[23000]: Integrity constraint violation: 1062 Duplicate entry 'a' for key 'users_email_unique' (SQL: insert)",
    ...(['taken', ['users_email', 'email']] as const),
  ],
  ['MySQL', "Column 'name' cannot be null", 'empty', ['name']],
  ['MySQL', "Field 'sku' doesn't have a default value", 'empty', ['sku']],
  ['MySQL', "Data too long for column 'code' at row 1", 'tooLong', ['code']],
  ['MySQL', "Out of range value for column 'stock' at row 1", 'outOfRange', ['stock']],
  [
    'MySQL',
    'Cannot add or update a child row: a foreign key constraint fails (`shop`.`orders`, CONSTRAINT `fk_1` FOREIGN KEY (`customer_id`) REFERENCES `customers` (`id`))',
    ...(['absent', ['customer_id']] as const),
  ],
  [
    'MySQL',
    'Cannot delete or update a parent row: a foreign key constraint fails (`shop`.`orders`, CONSTRAINT `fk_1` FOREIGN KEY (`customer_id`) REFERENCES `customers` (`id`))',
    ...(['inUse', [], 'orders'] as const),
  ],
  [
    'SQLite',
    'SQLITE_CONSTRAINT: UNIQUE constraint failed: users.email, users.tenant',
    ...(['taken', ['email', 'tenant']] as const),
  ],
  ['SQLite', 'NOT NULL constraint failed: books.title', 'empty', ['title']],
  ['SQLite', 'FOREIGN KEY constraint failed', 'linked', []],
  [
    'SQL Server',
    "Cannot insert the value NULL into column 'Name', table 'shop.dbo.Users'; column does not allow nulls. INSERT fails.",
    ...(['empty', ['Name']] as const),
  ],
  [
    'SQL Server',
    "Violation of UNIQUE KEY constraint 'UQ_Users_Email'. Cannot insert duplicate key in object 'dbo.Users'. The duplicate key value is (a@b.c).",
    ...(['taken', ['Users_Email', 'Email']] as const),
  ],
  [
    'SQL Server',
    'The DELETE statement conflicted with the REFERENCE constraint "FK_Orders_Users". The conflict occurred in database "shop", table "dbo.Orders", column \'UserId\'.',
    ...(['inUse', [], 'Orders'] as const),
  ],
  [
    'Oracle',
    'ORA-01400: cannot insert NULL into ("SHOP"."USERS"."EMAIL")',
    ...(['empty', ['EMAIL']] as const),
  ],
  [
    'MongoDB',
    'E11000 duplicate key error collection: shop.users index: email_1 dup key: { email: "Doe, Jane" }',
    ...(['taken', ['email']] as const),
  ],
  [
    'Prisma',
    'Unique constraint failed on the fields: (`email`,`tenantId`)',
    ...(['taken', ['email', 'tenantId']] as const),
  ],
  [
    'Prisma',
    'Foreign key constraint violated: `Post_authorId_fkey (index)`',
    ...(['linked', ['Post_authorId', 'authorId']] as const),
  ],
];

test.each(SAID)(
  'of what %s says, “%s” is read as %s',
  (_, message, rule, names, name = undefined) => {
    const broken = readBrokenRule(message);
    expect(broken?.rule).toBe(rule);
    expect([...(broken?.columns ?? []), ...(broken?.mayBe ?? [])]).toEqual(names);
    expect(broken?.name ?? undefined).toBe(name);
  },
);

test('the columns may stand in a detail beside the message', () => {
  const broken = readBrokenRule(
    'duplicate key value violates unique constraint "UQ_97672ac88f"',
    'Key (number)=(R-0055) already exists.',
  );
  expect(broken).toEqual({ rule: 'taken', columns: ['number'], mayBe: [], name: null });
});

test.each([
  'This email address is already in use.',
  'Name cannot be null.',
  'The date is out of range.',
  'A unique constraint of life.',
  'Another order refers to this customer.',
  '',
])('“%s” is words of the backend’s own', (message) => {
  expect(readBrokenRule(message)).toBeNull();
});

test('a message without end is searched no further than people read', () => {
  expect(readBrokenRule(`${' '.repeat(5_000)}FOREIGN KEY constraint failed`)).toBeNull();
  expect(readBrokenRule(`Duplicate entry '${'x'.repeat(200_000)}`)).toBeNull();
});

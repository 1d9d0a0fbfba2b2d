import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { Pool } from 'pg';
import type { Address } from '../../src/address/address.ts';
import type { Page } from '../../src/relay/pageQueries.ts';
import { filters as customerFilters } from '../../src/resources/customers/CustomerFilters.ts';
import { CustomerList } from '../../src/resources/customers/CustomerList.tsx';
import { filters as employeeFilters } from '../../src/resources/employees/EmployeeFilters.ts';
import { EmployeeList } from '../../src/resources/employees/EmployeeList.tsx';
import { filters as invoiceFilters } from '../../src/resources/invoices/InvoiceFilters.ts';
import { InvoiceList } from '../../src/resources/invoices/InvoiceList.tsx';
import { filters as orderFilters } from '../../src/resources/orders/OrderFilters.ts';
import { OrderList } from '../../src/resources/orders/OrderList.tsx';
import { filters as productFilters } from '../../src/resources/products/ProductFilters.ts';
import { ProductList } from '../../src/resources/products/ProductList.tsx';
import { filters as shipmentFilters } from '../../src/resources/shipments/ShipmentFilters.ts';
import { ShipmentList } from '../../src/resources/shipments/ShipmentList.tsx';
import { filters as ticketFilters } from '../../src/resources/tickets/TicketFilters.ts';
import { TicketList } from '../../src/resources/tickets/TicketList.tsx';
import { filters as variantFilters } from '../../src/resources/variants/VariantFilters.ts';
import { VariantList } from '../../src/resources/variants/VariantList.tsx';
import { parameterOf } from '../../src/lists/filters/comparisons.ts';
import type { Comparison } from '../../src/lists/filters/operators.ts';
import type { FilterKind } from '../../src/lists/filters/filterKind.ts';
import type { FilterSetting } from '../../src/lists/listSettings.ts';
import { startProcess, type BackendProcess } from './backendProcess.ts';
import { findPostgres, startPostgres, type PostgresServer } from './findPostgres.ts';

const programs = findPostgres();
if (programs === null && process.env.CI)
  throw new Error('No PostgreSQL server was found: install one (Debian: postgresql).');
const describeWithServer = programs === null ? describe.skip : describe;

/** A list of the sample, as it was scaffolded, and where its rows lie in the database. */
interface ListOfSample {
  readonly field: string;
  readonly table: string;
  readonly types: string;
  readonly page: Page;
  readonly filters: Readonly<Record<string, Pick<FilterSetting<never>, 'kind' | 'comparisons'>>>;
  /** What its search looks into: columns, or expressions of SQL. */
  readonly searched: readonly string[];
}

function list(
  field: string,
  types: string,
  page: unknown,
  filters: object,
  searched: readonly string[],
  table = field,
): ListOfSample {
  const known = { page: page as Page, filters: filters as ListOfSample['filters'] };
  return { field, types, searched, table, ...known };
}

const CUSTOMER_NAME = '(select c.name from customers c where c.id = t.customer_id)';

const LISTS = [
  list('orders', 'Order', OrderList, orderFilters, ['t.number', CUSTOMER_NAME]),
  list('customers', 'Customer', CustomerList, customerFilters, ['t.name', 't.email']),
  list('invoices', 'Invoice', InvoiceList, invoiceFilters, ['t.number', CUSTOMER_NAME]),
  list('products', 'Product', ProductList, productFilters, ['t.name', 't.code', 't.slug']),
  list('tickets', 'Ticket', TicketList, ticketFilters, ['t.subject', 't.number']),
  list('employees', 'Employee', EmployeeList, employeeFilters, []),
  list('shipments', 'Shipment', ShipmentList, shipmentFilters, []),
  list('variants', 'Variant', VariantList, variantFilters, [], 'product_variants'),
];

/** Where in SQL a filter's values lie, when they are no column of that name. */
const EXPRESSIONS: Readonly<Record<string, string>> = {
  'invoices.isOverdue': 'invoices_is_overdue(t)',
  'invoices.overdueInvoice': '(select o.id from overdue_invoices o where o.id = t.id)',
  'orders.invoice': '(select i.id from invoices i where i.order_id = t.id)',
  'variants.needsReorder': 'product_variants_needs_reorder(t)',
  // A person types an amount in whole units.
  'variants.priceCents': 'round(t.price_cents / 100.0, 2)',
};

/** The columns that refer to a list's records, by the filter that counts what refers to them. */
const COUNTED: Readonly<Record<string, string>> = {
  'orders.linesCount': 'order_lines.order_id',
  'orders.shipmentsCount': 'shipments.order_id',
  'orders.ticketsCount': 'tickets.order_id',
  'orders.eventsCount': 'order_events.order_id',
  'customers.mergedCustomersCount': 'customers.merged_into_id',
  'customers.contactsCount': 'contacts.customer_id',
  'customers.deliveryAddressesCount': 'delivery_addresses.customer_id',
  'customers.standingOrdersCount': 'standing_orders.customer_id',
  'customers.ordersCount': 'orders.customer_id',
  'customers.invoicesCount': 'invoices.customer_id',
  'customers.ticketsCount': 'tickets.customer_id',
  'customers.overdueInvoicesCount': 'overdue_invoices.customer_id',
  'invoices.paymentsCount': 'payments.invoice_id',
  'products.variantsCount': 'product_variants.product_id',
  'products.productTagsCount': 'product_tags.product_id',
  'products.componentsCount': 'blend_components.product_id',
  'products.roastBatchesCount': 'roast_batches.product_id',
  'employees.reportsCount': 'employees.manager_id',
  'employees.accountsCount': 'customers.account_manager_id',
  'employees.taggingsCount': 'product_tags.added_by_id',
  'employees.roastBatchesCount': 'roast_batches.roaster_id',
  'employees.stockMovementsCount': 'stock_movements.employee_id',
  'employees.ordersCount': 'orders.sales_rep_id',
  'employees.assignedTicketsCount': 'tickets.assignee_id',
  'employees.orderEventsCount': 'order_events.employee_id',
  'employees.overdueInvoicesCount': 'overdue_invoices.account_manager_id',
  'variants.stockMovementsCount': 'stock_movements.variant_id',
  'variants.standingOrdersCount': 'standing_orders.variant_id',
  'variants.orderLinesCount': 'order_lines.variant_id',
};

/** The number of rows that refer to a list's record, in SQL. */
function countSql(reference: string): string {
  const [table, column] = reference.split('.');
  return `(select count(*) from ${table} r where r.${column} = t.id)`;
}

const RELATED: Readonly<Record<string, string>> = {
  accountManager: 'Employee',
  assignee: 'Employee',
  contact: 'Contact',
  customer: 'Customer',
  deliveryAddress: 'DeliveryAddress',
  manager: 'Employee',
  mergedInto: 'Customer',
  order: 'Order',
  product: 'Product',
  salesRep: 'Employee',
};

function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** One comparison of a filter, and the values that its column has. */
interface Compared {
  readonly name: string;
  readonly comparison: Comparison;
  readonly kind: FilterKind;
  readonly takesSeveral: boolean;
  readonly column: string;
  readonly samples: readonly string[];
}

/** A part of an address, and what it means in SQL. */
interface Condition {
  readonly parameter: string;
  readonly values: readonly string[];
  readonly sql: (zone: string) => string;
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

const STARTS = /StartWith$|^startsWith$/;
const ENDS = /EndWith$|^endsWith$/;

const OPERATORS: Partial<Record<Comparison, string>> = {
  atLeast: '>=',
  atMost: '<=',
  greaterThan: '>',
  lessThan: '<',
};

function sqlOf({ column, comparison, kind }: Compared, values: readonly string[], zone: string) {
  const all = values.map(quoted).join(', ');
  if (comparison === 'isEmpty') return `${column} is ${values[0] === 'true' ? '' : 'not '}null`;
  if (kind === 'moment')
    return `(${column} at time zone '${zone}')::date ${OPERATORS[comparison] ?? '='} ${all}`;
  if (kind === 'record') {
    const keys = values.map((key) => (JSON.parse(atob(key)) as [string, number])[1]);
    return `${column} in (${keys.join(', ')})`;
  }
  const place = kind === 'choice' ? `upper(${column}::text)` : column;
  const operator = OPERATORS[comparison];
  if (operator) return `${place} ${operator} ${all}`;
  if (comparison === '') return `${place} in (${all})`;
  if (comparison === 'isNot') return `${place} not in (${all})`;
  const given = `lower(${all})`;
  if (comparison === 'contains') return `position(${given} in lower(${place})) > 0`;
  if (comparison === 'doesNotContain') return `position(${given} in lower(${place})) = 0`;
  const side = STARTS.test(comparison) ? 'left' : 'right';
  const sign = comparison.startsWith('doesNot') ? '<>' : '=';
  return `${side}(lower(${place}), length(${given})) ${sign} ${given}`;
}

/** Values that are in the table, and pieces of texts. */
function valuesFor({ comparison, kind, takesSeveral, samples }: Compared) {
  if (comparison === 'isEmpty') return fc.constantFrom(['true'], ['false']);
  if (kind === 'yesNo') return fc.constantFrom(['true'], ['false']);
  const isPiece = /^(contains|doesNotContain)$|startsWith|endsWith|StartWith|EndWith/.test(
    comparison,
  );
  const one = fc.tuple(fc.constantFrom(...samples), fc.nat(6), fc.integer({ min: 1, max: 4 }));
  const text = one.map(([sample, from, length]) => {
    if (!isPiece) return sample;
    const start = STARTS.test(comparison) ? 0 : Math.min(from, sample.length - 1);
    return ENDS.test(comparison) ? sample.slice(-length) : sample.slice(start, start + length);
  });
  return fc
    .uniqueArray(text, { minLength: 1, maxLength: takesSeveral ? 3 : 1 })
    .filter((texts) => texts.every((value) => value !== '' && value.trim() === value));
}

const ZONES = ['UTC', 'Europe/Berlin', 'Pacific/Auckland', 'America/Los_Angeles'];
const NOW = Date.parse('2026-11-20T20:00:00Z');

describeWithServer('the rows of a list are those that SQL gives for its filters', () => {
  let server: PostgresServer;
  let backend: BackendProcess;
  let database: Pool;

  beforeAll(async () => {
    server = await startPostgres(programs!);
    await server.run('postgres', 'create database sample');
    const databaseUrl = server.url('sample');
    await promisify(execFile)(process.execPath, [resolve('src/backend/seed.ts')], {
      env: { ...process.env, DATABASE_URL: databaseUrl },
    });
    backend = await startProcess({ databaseUrl });
    database = new Pool({ connectionString: databaseUrl });
  });

  afterAll(async () => {
    await database?.end();
    await backend?.stop();
    await server?.stop();
  });

  async function comparedOf({ field, table, filters }: ListOfSample): Promise<Compared[]> {
    const all = Object.entries(filters).map(async ([name, { kind, comparisons }]) => {
      const filter = `${field}.${name}`;
      const suffix = RELATED[name] ? '_id' : '';
      const counted = COUNTED[filter] && countSql(COUNTED[filter]);
      const column = EXPRESSIONS[filter] ?? counted ?? `t.${snakeCase(name)}${suffix}`;
      const shown = kind === 'moment' ? `(${column})::date` : column;
      const { rows } = await database.query<{ value: string }>(
        `select distinct (${shown})::text as value from ${table} t where ${column} is not null limit 40`,
      );
      const samples = rows.map(({ value }) => {
        if (kind === 'choice') return value.toUpperCase();
        return kind === 'record' ? btoa(JSON.stringify([RELATED[name], Number(value)])) : value;
      });
      return Object.entries(comparisons).map(([comparison, setting]) => ({
        name,
        comparison: comparison as Comparison,
        kind,
        takesSeveral: setting.takesSeveral,
        column,
        samples,
      }));
    });
    return (await Promise.all(all)).flat();
  }

  async function check(
    { field, types, table, page }: ListOfSample,
    conditions: readonly Condition[],
    where: (zone: string) => readonly string[],
    zone: string,
    search = '',
  ): Promise<void> {
    const address: Address = { q: search };
    for (const { parameter, values } of conditions) address[parameter] = [...values];
    const visitor = { timeZone: zone, now: NOW, lists: {} };
    const { filter, condition } = page.queries!(address, visitor).list.variables;
    const answer = await backend.data<Record<string, { nodes: { id: string }[] }>>(
      `query ($filter: ${types}Filter, $condition: ${types}Condition) {
        ${field}(filter: $filter, condition: $condition) { nodes { id } }
      }`,
      { filter, condition },
    );
    const found = answer[field].nodes.map(
      ({ id }) => (JSON.parse(atob(id)) as [string, number])[1],
    );
    const all = where(zone).map((part) => ` and (${part})`);
    const { rows } = await database.query<{ id: number }>(
      `select t.id from ${table} t where true${all.join('')} order by 1`,
    );
    expect(found.sort((one, other) => one - other)).toEqual(rows.map(({ id }) => id));
  }

  function conditionOf(compared: Compared, group = ''): fc.Arbitrary<Condition> {
    return valuesFor(compared).map((values) => ({
      parameter: parameterOf(compared.name, compared.comparison, group),
      values,
      sql: (zone) => sqlOf(compared, values, zone),
    }));
  }

  const zones = fc.constantFrom(...ZONES);

  test.each(LISTS)('each by itself: $field', async (own) => {
    for (const compared of await comparedOf(own)) {
      if (compared.samples.length === 0 && compared.comparison !== 'isEmpty') continue;
      await fc.assert(
        fc.asyncProperty(conditionOf(compared), zones, (condition, zone) =>
          check(own, [condition], (at) => [condition.sql(at)], zone),
        ),
        { numRuns: 3 },
      );
    }
  });

  test.each(LISTS)('several at once, with a search and any of several: $field', async (own) => {
    const usable = (await comparedOf(own)).filter(({ samples }) => samples.length > 0);
    // A key of a related record is asked for beside the filter, where there are no alternatives.
    const alternatives = usable.filter(({ kind }) => kind !== 'record');
    const some = (from: readonly Compared[], least: number, group = '') =>
      fc
        .uniqueArray(fc.constantFrom(...from), { minLength: least, maxLength: 3 })
        .chain((chosen) => fc.tuple(...chosen.map((one) => conditionOf(one, group))));
    const none: fc.Arbitrary<Condition[]> = fc.constant([]);
    const searches = own.searched.length > 0 ? ['', '', 'a', '0', 'er', '20 a'] : [''];
    await fc.assert(
      fc.asyncProperty(
        some(usable, 0),
        fc.oneof(none, some(alternatives, 1, 'any')),
        fc.oneof(none, some(alternatives, 2, 'any2')),
        fc.constantFrom(...searches),
        zones,
        async (all, any, others, search, zone) => {
          const where = (at: string) => [
            ...all.map(({ sql }) => sql(at)),
            ...[any, others]
              .filter(({ length }) => length > 0)
              .map((group) => group.map(({ sql }) => sql(at)).join(' or ')),
            ...(search === ''
              ? []
              : search
                  .split(' ')
                  .map((word) =>
                    own.searched.map((value) => `${value} ilike '%${word}%'`).join(' or '),
                  )),
          ];
          await check(own, [...all, ...any, ...others], where, zone, search);
        },
      ),
      { numRuns: 40 },
    );
  });
});

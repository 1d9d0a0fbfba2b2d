import { buildSchema } from 'graphql';
import { compile } from './compiled.ts';
import { faultsOf, scaffoldOf, textOf, unformatted, type Files } from './scaffolded.ts';

const SDL = `
  scalar DateTime
  scalar Date
  type Query {
    customers(first: Int!, after: String): CustomerConnection!
    customer(id: ID!): Customer
    invoices(limit: Int, offset: Int): [Invoice!]!
    invoice(id: ID!): Invoice
    employees(limit: Int, offset: Int): [Employee!]!
    employee(id: ID!): Employee
    shipments(limit: Int, offset: Int): [Shipment!]!
    shipment(id: ID!): Shipment
    depots(limit: Int, offset: Int): [Depot!]!
    depot(id: ID!): Depot
  }
  type PageInfo { hasNextPage: Boolean! endCursor: String }
  type CustomerConnection { nodes: [Customer!]! pageInfo: PageInfo! totalCount: Int! }
  type InvoiceConnection { nodes: [Invoice!]! pageInfo: PageInfo! totalCount: Int! }
  type Customer {
    id: ID!
    name: String!
    invoices(first: Int!, after: String): InvoiceConnection!
    employees: [Employee!]!
  }
  enum InvoiceStatus { OPEN PAID }
  type Invoice {
    id: ID!
    number: String!
    status: InvoiceStatus!
    taxAmount: Float!
    totalAmount: Float!
    currency: String!
    issuedOn: Date!
    dueOn: Date
    createdAt: DateTime!
    approvedBy: Employee
    customer: Customer!
    accountManager: Employee
    note: String
  }
  type Shipment { id: ID! number: String! state: String! weight: Float! }
  type Depot { id: ID! name: String! state: String! zipCode: String! }
  type Employee { id: ID! fullName: String! email: String phone: String }
`;

let files: Files;
beforeAll(async () => {
  files = await scaffoldOf(SDL);
});

function record(folder: string, name: string): string {
  return textOf(files, `src/resources/${folder}/${name}Record.tsx`);
}

/** The names of the values below an element of a page. */
function namesIn(page: string, element: string): string[] {
  const [, inside = ''] = new RegExp(`<${element}>(.*?)</${element}>`, 's').exec(page) ?? [];
  return [...inside.matchAll(/ name="(\w+)"/g)].map(([, name]) => name);
}

test('a record shows first its total, whose it is, who works on it, and by when it is due', () => {
  const page = record('invoices', 'Invoice');
  expect(namesIn(page, 'Highlights')).toEqual([
    'totalAmount',
    'customer',
    'accountManager',
    'dueOn',
  ]);
});

test('what a record shows first is not shown again', () => {
  const page = record('invoices', 'Invoice');
  for (const name of ['totalAmount', 'customer', 'accountManager', 'dueOn'])
    expect(page.match(new RegExp(` name="${name}"`, 'g'))).toHaveLength(1);
  expect(page).toContain(' name="taxAmount"');
  expect(page).toContain(' name="approvedBy"');
});

test('a record with nothing of that kind shows its fields alone', () => {
  expect(record('employees', 'Employee')).not.toContain('Highlights');
});

test('a status that is a text is a chip beside the title and in lists, and not again among the facts', () => {
  const page = record('shipments', 'Shipment');
  expect(page).toContain('status={<StatusText name="state" value={shipment.state} />}');
  expect(page.match(/ name="state"/g)).toHaveLength(1);
  const table = textOf(files, 'src/resources/shipments/ShipmentTable.tsx');
  expect(table).toContain("statusTextColumn('state', (shipment) => shipment.state)");
});

test('the state of an address is a fact among others', () => {
  const page = record('depots', 'Depot');
  expect(page).not.toContain('status=');
  const table = textOf(files, 'src/resources/depots/DepotTable.tsx');
  expect(table).toContain("textColumn('state', (depot) => depot.state)");
  expect(page).toContain('<Text name="state" value={depot.state} />');
});

test('what lies in an object says so where it stands apart from it', async () => {
  const files = await scaffoldOf(`
    scalar DateTime
    type Query { pets: [Pet!]! pet(id: ID!): Pet }
    type Pet { id: ID! name: String! category: Category }
    type Category { id: Int name: String checkedAt: DateTime }
  `);
  const page = textOf(files, 'src/resources/pets/PetRecord.tsx');
  expect(page).toContain('<Identifier name="id" label="ID" value={pet.id} />');
  expect(page).toContain('label="Category ID"');
  expect(page).toContain('label="Category checked"');
});

test('tabs are counted in one query, each by itself, where a number comes without all records', () => {
  const page = record('customers', 'Customer');
  expect(page).toContain(
    [
      '      query CustomerRecordTabsTotalQuery($id: ID!) {',
      '        customer(id: $id) {',
      '          invoices(first: 1) @catch(to: NULL) {',
      '            totalCount',
      '          }',
      '        }',
      '      }',
    ].join('\n'),
  );
  expect(page).toContain('invoices: customer?.invoices?.totalCount,');
});

test('a record whose tabs cannot be counted asks for no numbers', () => {
  expect(record('invoices', 'Invoice')).not.toContain('tabTotals');
});

test('tabs that are counted by the same field, with other arguments, are counted side by side', async () => {
  const sdl = `
    type Query { shows(limit: Int, offset: Int): [Show!]! show(id: ID!): Show }
    type Show {
      id: ID!
      name: String!
      images(page: Int, size: Int): [Image]
      imagesConnection(after: String, first: Int): ImageConnection
    }
    type Image { caption: String url: String title: String }
    type ImageEdge { node: Image cursor: String! }
    type ImageConnection { edges: [ImageEdge] pageInfo: PageInfo! totalCount: Int }
    type PageInfo { hasNextPage: Boolean! endCursor: String }
  `;
  const shows = await scaffoldOf(sdl);
  const page = textOf(shows, 'src/resources/shows/ShowRecord.tsx');
  expect(page).toContain('images: imagesConnection @catch(to: NULL)');
  expect(page).toContain('imagesConnection(first: 1) @catch(to: NULL)');
  expect(page).toContain('images: show?.images?.totalCount,');
  expect(faultsOf(shows, buildSchema(sdl))).toEqual([]);
  expect(compile(shows, sdl, ['src/resources/shows/ShowRecord.tsx'])).toEqual([]);
});

test('such pages are valid, formatted and compile', async () => {
  expect(faultsOf(files, buildSchema(SDL))).toEqual([]);
  expect(await unformatted(files)).toEqual([]);
  const pages = ['customers/Customer', 'invoices/Invoice', 'shipments/Shipment'].map(
    (page) => `src/resources/${page}Record.tsx`,
  );
  expect(compile(files, SDL, pages)).toEqual([]);
});

import { buildSchema } from 'graphql';
import { buildModel } from '../../src/model/buildModel.ts';
import { scaffold } from '../../src/scaffold/scaffold.ts';
import { compile } from './compiled.ts';
import { scaffoldOf, textOf } from './scaffolded.ts';

const QUERY = `
  type Query { order(id: ID!): Order orders(first: Int, after: String): OrderConnection customers: [Customer!]! customer(id: ID!): Customer }
  type OrderConnection { edges: [OrderEdge!]! pageInfo: PageInfo! }
  type OrderEdge { node: Order cursor: String! }
  type PageInfo { hasNextPage: Boolean! endCursor: String }
  enum Status { DRAFT SENT }
  scalar Upload
  type Order { id: ID! number: String! status: Status! note: String total: Float rush: Boolean! customer: Customer }
  type Customer { id: ID! name: String! }
`;

async function written(mutations: string): Promise<Map<string, string>> {
  const schema = buildSchema(QUERY + mutations);
  return scaffold(buildModel(schema), schema);
}

const read = (files: Map<string, string>, path: string) => files.get(path) ?? '';

describe('forms', () => {
  const CREATE = `
    type Mutation { createOrder(input: OrderInput!): Order updateOrder(id: ID!, input: OrderPatch!): Order deleteOrder(id: ID!): Boolean! }
    input OrderInput { number: String! status: Status note: String rush: Boolean customerId: ID! weight: Int }
    input OrderPatch { number: String status: Status note: String rush: Boolean customerId: ID }
  `;

  test('are written only where the schema has the mutation', async () => {
    const files = await written(
      'type Mutation { createOrder(input: OrderInput!): Order } input OrderInput { number: String! }',
    );
    expect(files.has('pages/orders/new.tsx')).toBe(true);
    expect(files.has('pages/orders/[key]/edit.tsx')).toBe(false);
    expect(files.has('pages/customers/new.tsx')).toBe(false);
    expect(read(files, 'src/resources/orders/orders.ts')).toContain(
      "screens: ['list', 'record', 'create']",
    );
  });

  test('of a schema without mutations are none, and say so', async () => {
    const files = await written('');
    expect(
      [...files.keys()].filter((path) => /new\.tsx|edit\.tsx|Actions|Picker/.test(path)),
    ).toEqual([]);
    expect(read(files, 'src/resources/orders/orders.ts')).toContain("screens: ['list', 'record']");
  });

  test('ask for what the input type takes, by its kinds', async () => {
    const create = read(await written(CREATE), 'src/resources/orders/orderFields.ts');
    expect(create).toContain('number: text({ required: true })');
    expect(create).toContain('status: choice({ choices: status, hasDefault: true })');
    expect(create).toContain('rush: yesNo({ hasDefault: true })');
    expect(create).toContain('weight: integer()');
    expect(create).toContain(
      "customerId: relation({ label: 'Customer', picker: customerPicker, required: true })",
    );
  });

  test('begin with what a record is called, and what it belongs to', async () => {
    const mutations = `
      type Mutation { createOrder(input: OrderInput!): Order }
      input OrderInput { weight: Int! note: String customerId: ID! salesRepId: ID number: String! }
    `;
    const fields = read(await written(mutations), 'src/resources/orders/orderFields.ts');
    const names = [...fields.matchAll(/^ {2}(\w+): /gm)].map(([, name]) => name);
    expect(names).toEqual(['number', 'customerId', 'weight', 'note', 'salesRepId']);
  });

  test('that change a record offer nothing that cannot be read of it', async () => {
    const files = await written(CREATE.replace('customerId: ID }', 'customerId: ID weight: Int }'));
    const edit = read(files, 'src/resources/orders/mutations/editOrder.ts');
    expect(edit).toContain('customerId: optionOf(customerPicker, order.customer)');
    expect(read(files, 'src/resources/orders/orderEditFields.ts')).not.toContain('weight');
    expect(read(files, 'src/resources/orders/mutations/updateOrder.ts')).toContain(
      'variables: (order, input) => ({ id: order.id, input })',
    );
  });

  test('take as JSON what no inputs can be laid out for, and check it by its type', async () => {
    const files = await written(`
      type Mutation { createOrder(input: OrderInput!): Order }
      input OrderInput { number: String! scan: [[Int!]!]! routes: [Route!]! }
      input Route { to: String! side: Side = LEFT next: [Route!] }
      enum Side { LEFT RIGHT }
    `);
    const create = read(files, 'src/resources/orders/orderFields.ts');
    expect(create).toContain("scan: structure({ type: '[[Int!]!]', required: true })");
    expect(create).toContain("type: '[Route!]', types: routeTypes");
    const types = read(files, 'src/resources/inputs/routeTypes.ts');
    expect(types).toContain(
      "Route: { fields: { to: 'String!', side: 'Side = LEFT', next: '[Route!]' } }",
    );
    expect(types).toContain("Side: { values: ['LEFT', 'RIGHT'] }");
  });

  test('that want what cannot be read of a record are an action on it', async () => {
    const files = await written(
      'type Mutation { updateOrder(id: ID!, input: OrderPatch!): Order } input OrderPatch { number: String password: String! tree: Tree! } input Tree { next: [Tree!] }',
    );
    expect(files.has('pages/orders/[key]/edit.tsx')).toBe(false);
    expect(read(files, 'src/resources/orders/orderOperations.ts')).toContain("label: 'Change'");
  });

  test('delete with what the backend can be told about it', async () => {
    const files = await written('type Mutation { deleteOrder(id: ID!, force: Boolean): Order }');
    const remove = read(files, 'src/resources/orders/mutations/deleteOrder.ts');
    expect(remove).toContain('force: yesNo()');
    expect(remove).toContain('variables: (order, values) => ({ id: order.id, ...values })');
  });

  test('send again what the backend wants each time', async () => {
    const edit = read(
      await written(
        CREATE.replace('OrderPatch { number: String ', 'OrderPatch { number: String! '),
      ),
      'src/resources/orders/mutations/editOrder.ts',
    );
    expect(edit).toContain("always: ['number']");
  });

  test('are loaded by the record when one of its fields is to be changed', async () => {
    const files = await written(CREATE);
    expect(read(files, 'src/resources/orders/orderOperations.ts')).toContain(
      "edit: async () => (await import('./mutations/editOrder.ts')).editOrder,",
    );
    const record = read(files, 'src/resources/orders/OrderRecord.tsx');
    expect(record).toContain('operations={orderOperations}');
    expect(record).toContain('<LongText name="note" value={order.note} />');
    expect(record).toMatch(/<RecordLink\s+name="customer"\s+edits="customerId"/);
    expect(record).toMatch(/name="total" readOnly/);
  });

  test('that make a record can be filled from another where one can be read', async () => {
    const files = await written(CREATE);
    expect(read(files, 'src/resources/orders/OrderCreate.tsx')).toContain(
      '<CreateForm operations={orderOperations} fields={orderFields} />',
    );
    expect(read(files, 'src/resources/orders/orderOperations.ts')).toContain('edit: async () =>');
    const alone = CREATE.replace('updateOrder(id: ID!, input: OrderPatch!): Order ', '');
    expect(read(await written(alone), 'src/resources/orders/orderOperations.ts')).not.toContain(
      'edit:',
    );
  });
});

describe('inputs', () => {
  const CONSTRAINED = `
    directive @constraint(minLength: Int, maxLength: Int, pattern: String, format: String, min: Float, max: Float, exclusiveMin: Float, multipleOf: Float, minItems: Int, maxItems: Int) on INPUT_FIELD_DEFINITION | ARGUMENT_DEFINITION
    directive @Size(min: Int, max: Int) on INPUT_FIELD_DEFINITION
    directive @cost(max: Int) on INPUT_FIELD_DEFINITION
    directive @Min(value: Int!) on INPUT_FIELD_DEFINITION
    directive @Max(value: Int!) on INPUT_FIELD_DEFINITION
    directive @DecimalMin(value: String!, inclusive: Boolean = true) on INPUT_FIELD_DEFINITION
    directive @DecimalMax(value: String!, inclusive: Boolean = true) on INPUT_FIELD_DEFINITION
    directive @Pattern(regexp: String!) on INPUT_FIELD_DEFINITION
    directive @NotBlank on INPUT_FIELD_DEFINITION
    directive @NotEmpty on INPUT_FIELD_DEFINITION
    directive @Negative on INPUT_FIELD_DEFINITION
    directive @email on INPUT_FIELD_DEFINITION
    scalar BigDecimal
    scalar Long
    scalar PositiveInt
    scalar NonNegativeFloat
    scalar EmailAddress
    scalar HexColor
    "The built-in \`Decimal\` scalar type."
    scalar Decimal
    scalar Numeric
    type Mutation { createOrder(input: OrderInput!, from: Numeric = 1.5): Order }
    input OrderInput {
      number: String! @constraint(minLength: 2, maxLength: 20, pattern: "^[A-Z]+$")
      note: String @Size(max: 200)
      stops: [String!] @Size(min: 1, max: 3)
      seats: Int @Min(value: 2) @Max(value: 9)
      rate: BigDecimal @DecimalMin(value: "0.5", inclusive: false) @DecimalMax(value: "9.5")
      plate: String @Pattern(regexp: "^[A-Z]") @NotBlank
      reply: String @email
      debt: Int @Negative
      names: [String!] @NotEmpty
      weight: Float @constraint(min: 0.05, max: 99999999999999999999)
      share: BigDecimal @constraint(exclusiveMin: 0, multipleOf: 0.25)
      "What is kept of it. At most 3 decimal places."
      stake: BigDecimal
      codes: [String!] @constraint(maxLength: 3, maxItems: 5)
      contact: String @constraint(format: "email")
      cheap: Int @cost(max: 3)
      broken: String @constraint(pattern: "([")
      serial: Long
      pieces: PositiveInt
      length: NonNegativeFloat
      mail: EmailAddress
      tint: HexColor
      exact: Decimal
      told: Numeric
    }
  `;
  const lines: Array<[string, string]> = [
    [
      'lengths and patterns',
      "number: text({ minLength: 2, maxLength: 20, pattern: '^[A-Z]+$', required: true }),",
    ],
    ['sizes of texts', 'note: longText({ maxLength: 200 })'],
    [
      'least and most, with every digit',
      "weight: float({ min: 0.05, max: '99999999999999999999' })",
    ],
    ['digits that are told in words', 'multipleOf: 0.001'],
    ['bounds and multiples', 'share: decimal({ above: 0, multipleOf: 0.25 })'],
    [
      'lists and each of their values',
      "codes: list({ item: text({ label: 'Code', maxLength: 3 }), maxItems: 5 })",
    ],
    ['sizes of lists', "stops: list({ item: text({ label: 'Stop' }), minItems: 1, maxItems: 3 })"],
    ['limits that directives name', 'seats: integer({ min: 2, max: 9 })'],
    ['bounds that are outside, written as texts', 'rate: decimal({ max: 9.5, above: 0.5 })'],
    ['patterns and texts that are not blank', "plate: text({ minLength: 1, pattern: '^[A-Z]' })"],
    ['formats that directives name', "reply: text({ format: 'email' })"],
    ['signs', 'debt: integer({ below: 0 })'],
    ['lists that are not empty', "names: list({ item: text({ label: 'Name' }), minItems: 1 })"],
    ['formats', "contact: text({ format: 'email' })"],
    ['nothing of directives on cost', 'cheap: integer()'],
    ['nothing of patterns that are none here', 'broken: text()'],
    ['scalars of whole numbers that a text has to carry', 'serial: decimal({ isWhole: true })'],
    ['scalars that say their range', 'pieces: integer({ above: 0 })'],
    ['scalars that are never negative', 'length: float({ min: 0 })'],
    ['scalars that say their format', "mail: text({ format: 'email' })"],
    ['scalars of colors', 'tint: color()'],
    ['scalars that take numbers only', 'exact: exactNumber()'],
    ['scalars whose default is a number', 'told: exactNumber()'],
  ];

  test('take files, and one of several where one is to be given', async () => {
    const fields = read(
      await written(`
        scalar FileUpload
        type Mutation { createOrder(input: OrderInput!): Order }
        input OrderInput { number: String! scan: FileUpload! recipient: RecipientInput payment: PaymentInput }
        input RecipientInput @oneOf { email: String phone: String }
        "How it is paid. Exactly one of these must be given."
        input PaymentInput { card: String cash: Boolean }
      `),
      'src/resources/orders/orderFields.ts',
    );
    expect(fields).toContain('scan: file({ required: true })');
    expect(fields).toContain('recipient: oneOf<RecipientInput>({');
    expect(fields).toContain('payment: oneOf<PaymentInput>({');
  });

  const FILES = (record: string, input: string) => `
    type Query { person(id: ID!): Person people: [Person!]! }
    scalar Upload
    type Person { id: ID! name: String! ${record} }
    type Media { url: String! size: Int }
    type Scan { id: ID! title: String! link: String! }
    type Attachment { filename: String url: String! byteSize: Int }
    type Mutation { createPerson(input: PersonInput!): Person updatePerson(id: ID!, input: PersonInput!): Person }
    input PersonInput { name: String! ${input} }
  `;

  test.each([
    [
      'avatar: Upload',
      'avatar: String',
      "avatar: file({ current: ['avatar'], isPicture: true })",
      'avatar @catch',
    ],
    [
      'avatar: Upload',
      'avatar: String avatarUrl: String',
      "avatar: file({ current: ['avatarUrl'], isPicture: true })",
      'avatarUrl @catch',
    ],
    [
      'contractFile: Upload',
      'contractUrl: String',
      "contractFile: file({ current: ['contractUrl'] })",
      'contractUrl @catch',
    ],
    [
      'contract: Upload',
      'contract: Media',
      "contract: file({ current: ['contract', 'url'], fileSize: 'size' })",
      'contract @catch { url size }',
    ],
    [
      'contract: Upload',
      'contract: String!',
      "contract: file({ current: ['contract'] })",
      'name contract }',
    ],
  ])('show the file that a record has: %s of { %s }', async (input, record, expected, selected) => {
    const files = await scaffoldOf(FILES(record, input));
    const fields = textOf(files, 'src/resources/people/personEditFields.ts');
    expect(fields).toContain(expected);
    const editing = textOf(files, 'src/resources/people/mutations/editPerson.ts');
    expect(editing.replaceAll(/\s+/g, ' ')).toContain(selected);
    // A new record has none.
    expect(textOf(files, 'src/resources/people/personFields.ts')).toContain(': file()');
  });

  test('that show the file of a record compile', async () => {
    const sdl = FILES(
      'avatar: Media scan: String! photo: String',
      'avatar: Upload scan: Upload photoUpload: Upload',
    );
    expect(compile(await scaffoldOf(sdl), sdl)).toEqual([]);
  });

  test.each([
    [
      'photos: [Upload!]',
      'photos: [String!]',
      "photos: files({ item: 'Photo', current: ['photos'], isPicture: true })",
      'photos @catch }',
    ],
    [
      'contracts: [Upload!]',
      'contractUrls: [String!]!',
      "contracts: files({ item: 'Contract', current: ['contractUrls'] })",
      'contractUrls @catch }',
    ],
    [
      'addFiles: [Upload!] removeFileIds: [ID!]',
      'files: [Attachment!]!',
      "addFiles: files({ item: 'File', current: ['files', 'url'], fileName: 'filename', fileSize: 'byteSize', effect: 'add', })",
      'files @catch { url filename byteSize }',
    ],
    [
      'scans: [Upload!] removeScanIds: [ID!]',
      'scans: [Attachment!]!',
      "scans: files({ item: 'Scan', current: ['scans', 'url'], fileName: 'filename', fileSize: 'byteSize', effect: 'add', })",
      'scans @catch { url filename byteSize }',
    ],
    [
      'scans: [Upload!]',
      'scans: [Scan!]!',
      "scans: files({ item: 'Scan', current: ['scans', 'link'], fileName: 'title' })",
      'scans @catch { link title }',
    ],
    [
      '"They replace all that are there." scans: [Upload!]',
      'scans: [Attachment!]!',
      "effect: 'replace',",
      'scans @catch { url filename byteSize }',
    ],
    [
      '"They do not replace those that are there." scans: [Upload!]',
      'scans: [Attachment!]!',
      "fileSize: 'byteSize', })",
      'scans @catch { url filename byteSize }',
    ],
  ])(
    'show the files that a record has, and what becomes of them: %s of { %s }',
    async (input, record, expected, selected) => {
      const files = await scaffoldOf(FILES(record, input));
      const flat = (path: string) => textOf(files, path).replaceAll(/\s+/g, ' ');
      expect(flat('src/resources/people/personEditFields.ts')).toContain(expected);
      expect(flat('src/resources/people/mutations/editPerson.ts')).toContain(selected);
      // A new record has none.
      expect(flat('src/resources/people/personFields.ts')).not.toContain('current: [');
    },
  );

  test('that take several files compile, whatever the record has of them', async () => {
    const sdl = FILES(
      'photos: [Attachment] scanUrls: [String!] notes: String',
      'photos: [Upload!] scans: [Upload] others: [Upload!]',
    );
    const files = await scaffoldOf(sdl);
    expect(compile(files, sdl)).toEqual([]);
    const fields = textOf(files, 'src/resources/people/personEditFields.ts');
    expect(fields).toContain("others: files({ item: 'Other' })");
  });

  test.each([
    ['scan: Upload', 'notes: String websiteUrl: String'],
    ['scans: [Upload!]', 'notes: [String!] scan: String'],
    ['scan: Upload', 'scan: Int'],
  ])('show no file where no field says that it is one: %s of { %s }', async (input, record) => {
    const files = await scaffoldOf(FILES(record, input));
    expect([...files.values()].join()).not.toContain('current: [');
  });

  test.each(['PersonInput', 'PersonPatch'])(
    'are changed as a whole where %s demands a file with each change',
    async (type) => {
      const sdl = FILES('notes: String', 'notes: String scans: [Upload!]!')
        .replace('input: PersonInput!): Person }', `input: ${type}!): Person }`)
        .concat('input PersonPatch { name: String notes: String scans: [Upload!]! }');
      const files = await scaffoldOf(sdl);
      expect(compile(files, sdl)).toEqual([]);
      const record = textOf(files, 'src/resources/people/PersonRecord.tsx');
      expect(record).toContain('<LongText name="notes" readOnly');
      const edit = textOf(files, 'src/resources/people/mutations/editPerson.ts');
      expect(edit).toMatch(/always: \[.*'scans'\]/);
      expect(textOf(files, 'src/resources/people/personFields.ts')).toContain(
        "scans: files({ item: 'Scan', required: true })",
      );
    },
  );

  test.each(lines)('check %s', async (_, line) => {
    const create = read(await written(CONSTRAINED), 'src/resources/orders/orderFields.ts');
    const plain = create.replaceAll(/\s+/g, ' ').replaceAll('( {', '({');
    expect(plain).toContain(line);
  });
});

describe('lists', () => {
  const SEVERAL = `
    type Mutation { updateOrder(id: ID!, input: OrderPatch!): Order deleteOrder(id: ID!): Boolean! closeOrders(ids: [ID!]!, reason: String!): [Order!] tagOrders(orders: [OrderRef!]!): [Order!] mergeOrders(id: ID!, otherIds: [ID!]!): Order }
    input OrderPatch { number: String note: String }
    input OrderRef { orderId: ID! }
  `;

  test('know what can be done with several rows at once', async () => {
    const files = await written(SEVERAL);
    const operations = read(files, 'src/resources/orders/orderOperations.ts');
    expect(operations).toContain("(await import('./mutations/deleteOrder.ts')).deleteOrder");
    expect(operations).toContain("(await import('./mutations/closeOrders.ts')).closeOrders");
    expect(operations).not.toContain('bulkEdit');
    expect(read(files, 'src/resources/orders/OrderList.tsx')).toContain(
      'operations={orderOperations}',
    );
  });

  test('leave out what is about one record and others of its kind', async () => {
    const files = await written(SEVERAL);
    expect(files.has('src/resources/orders/mutations/mergeOrders.ts')).toBe(true);
    expect(
      read(files, 'src/resources/orders/orderOperations.ts').replaceAll(/\s+/g, ' '),
    ).toContain(
      "bulk: false, mutation: 'mergeOrders', load: async () => (await import('./mutations/mergeOrders.ts'))",
    );
  });

  test('merge several into one that is asked for', async () => {
    const files = await written(
      'type Mutation { mergeOrders(orderIds: [ID!]!, targetId: ID!): Order }',
    );
    expect(read(files, 'src/resources/orders/orderOperations.ts')).not.toContain('bulk: false');
    const merge = read(files, 'src/resources/orders/mutations/mergeOrders.ts');
    expect(merge).toContain('takesSeveral: true');
    expect(merge.replaceAll(/\s+/g, ' ')).toContain(
      "targetId: relation({ label: 'Target', picker: orderPicker, required: true })",
    );
    expect(merge).toContain('orderIds: all.map((order) => order.id)');
  });

  test('ask for what the backend wants with every change', async () => {
    const files = await written(`
      type Mutation { updateOrder(id: ID!, patch: OrderPatch!, reason: String!): Order }
      input OrderPatch { number: String note: String }
    `);
    expect(read(files, 'src/resources/orders/mutations/updateOrder.ts')).toContain(
      "asks: ['reason'],",
    );
  });

  test('change no field where each record’s own values would have to be sent again', async () => {
    const files = await written(
      'type Mutation { updateOrder(id: ID!, patch: OrderPatch!): Order } input OrderPatch { number: String! note: String }',
    );
    expect(files.has('src/resources/orders/mutations/updateOrder.ts')).toBe(true);
    expect(read(files, 'src/resources/orders/orderOperations.ts')).toContain('bulkEdit: false');
  });

  test('send a mutation that takes several records all of them at once', async () => {
    const files = await written(SEVERAL);
    expect(read(files, 'src/resources/orders/mutations/closeOrders.ts')).toContain(
      'variables: (all, values) => ({ ids: all.map((order) => order.id), ...values })',
    );
  });

  test('lead to what can be done to the records as a whole', async () => {
    const files = await written('type Mutation { closeOldOrders(days: Int!): [Order!]! }');
    expect(read(files, 'src/resources/orders/OrderList.tsx')).toContain('tools={[closeOldOrders]}');
    expect(read(files, 'src/resources/customers/CustomerList.tsx')).not.toContain('tools=');
  });

  test('offer nothing where nothing can be changed', async () => {
    const list = read(await written(''), 'src/resources/orders/OrderList.tsx');
    expect(list).not.toContain('operations');
  });
});

describe('actions', () => {
  const ACTIONS = `
    type Mutation { cancelOrder(id: ID!, reason: String!): CancelPayload sendOrder(id: ID!): SendResult deleteOrder(id: ID!): Boolean! }
    type CancelPayload { order: Order errors: [UserError!]! }
    type UserError { field: [String!] message: String! }
    union SendResult = Order | SendError
    type SendError { message: String! }
  `;

  test('ask for their parameters and read errors that are data', async () => {
    const cancel = read(await written(ACTIONS), 'src/resources/orders/mutations/cancelOrder.ts');
    expect(cancel).toContain('reason: text({ required: true })');
    expect(cancel).toContain('isDangerous: true');
    expect(cancel).toMatch(/errors \{\s+message\s+field\s+\}/);
    expect(cancel).toContain('variables: (order, values) => ({ id: order.id, ...values })');
  });

  test('read the member of a union that stands for failure', async () => {
    const send = read(await written(ACTIONS), 'src/resources/orders/mutations/sendOrder.ts');
    expect(send).toMatch(/\.\.\. on SendError \{\s+refusal: message/);
    expect(send).toContain('refusal: sendOrder?.refusal');
  });

  test('ask each kind of error for what it says', async () => {
    const refund = read(
      await written(`
        type Mutation { refundOrder(id: ID!): RefundPayload }
        type RefundPayload { order: Order errors: [RefundError!] }
        union RefundError = TooLate | TooMuch
        interface Refusal { message: String! }
        type TooLate implements Refusal { message: String! }
        type TooMuch implements Refusal { message: String! field: String }
      `),
      'src/resources/orders/mutations/refundOrder.ts',
    ).replaceAll(/\s+/g, ' ');
    expect(refund).toContain('errors { ... on Refusal { message } ... on TooMuch { field } }');
    expect(refund).toContain('errors: refundOrder?.errors');
  });

  test('read the errors of several lines that are sent at once as one list', async () => {
    const files = await written(`
      type Mutation { packOrder(id: ID!): PackPayload }
      type PackPayload { order: Order errors: [[PackError]] } type PackError { field: String! messages: [String!]! }
    `);
    const pack = read(files, 'src/resources/orders/mutations/packOrder.ts');
    expect(pack).toContain('errors: packOrder?.errors?.flat()');
  });

  test('are loaded by the record when they are wanted', async () => {
    const files = await written(ACTIONS);
    expect(read(files, 'src/resources/orders/orderOperations.ts')).toContain(
      "load: async () => (await import('./mutations/cancelOrder.ts')).cancelOrder",
    );
    expect(read(files, 'src/resources/orders/OrderRecord.tsx')).toContain('record={order}');
    expect(read(files, 'src/resources/orders/mutations/deleteOrder.ts')).toContain(
      'RecordDeletion<',
    );
  });
});

test('a key that the schema lets be null is sent where one is wanted', async () => {
  const sdl = `
    type Query { things: [Thing!]! thing(id: ID): Thing }
    type Thing { id: ID name: String }
    type Mutation { updateThing(id: ID!, name: String): Thing deleteThings(ids: [ID!]!): Int }
  `;
  const files = await scaffoldOf(sdl);
  const textIn = (name: string) => textOf(files, `src/resources/things/mutations/${name}.ts`);
  expect(textIn('updateThing')).toContain("id: thing.id ?? ''");
  expect(textIn('deleteThing')).toContain("ids: [thing.id ?? '']");
});

test('a record that is put as a whole is sent with all that is known of it, and made under a key of one’s choice', async () => {
  const files = await scaffoldOf(`
    type Query { items(limit: Int, offset: Int): [Item!]! item(id: ID!): Item }
    type Item { id: ID! name: String! price: Float }
    input ItemInput { id: ID! name: String! price: Float secret: String }
    type Mutation { putItem(input: ItemInput!): Item }
  `);
  const textIn = (name: string) => textOf(files, `src/resources/items/${name}.ts`);
  expect(textIn('mutations/editItem')).toContain("always: ['name', 'price'],");
  expect(textIn('itemFields')).toContain("id: text({ label: 'ID', required: true }),");
});

import { buildSchema } from 'graphql';
import { buildModel } from '../../src/model/buildModel.ts';
import { key, readSdl, summary } from './mutationsReading.ts';

const SHOP = `
  type Query { o: Order }
  interface Lockable { locked: Boolean }
  type Order implements Lockable { id: ID! number: String locked: Boolean customer: Customer }
  type Customer implements Lockable { id: ID! email: String locked: Boolean }
  type CompanyLocation { id: ID! name: String }
  type Location { id: ID! name: String }
  type OrderPayload { order: Order }
  input Note { id: ID! message: String! isPublic: Boolean }
`;
const KEYS = { Order: 'id', Customer: 'id', CompanyLocation: 'id', Location: 'id' };

const ACTIONS: { mutation: string; type: string; action: unknown[] }[] = [
  {
    mutation: 'orderCancel(id: ID!, reason: String): OrderPayload',
    type: 'Order',
    action: ['orderCancel', 'record', 'danger', 'Cancel', ['reason']],
  },
  {
    mutation: 'orderMarkAsPaid(orderId: ID!): OrderPayload',
    type: 'Order',
    action: ['orderMarkAsPaid', 'record', 'safe', 'Mark as paid', []],
  },
  {
    mutation: 'orderInvoiceSend(id: ID!, email: String!): OrderPayload',
    type: 'Order',
    action: ['orderInvoiceSend', 'record', 'safe', 'Send invoice', ['email']],
  },
  {
    mutation: 'addNoteToOrder(input: Note!): Order!',
    type: 'Order',
    action: ['addNoteToOrder', 'record', 'safe', 'Add note', ['input.message', 'input.isPublic']],
  },
  {
    mutation: 'setOrderCustomer(orderId: ID!, customerId: ID!): Boolean',
    type: 'Order',
    action: ['setOrderCustomer', 'record', 'safe', 'Set customer', ['customerId']],
  },
  {
    mutation: 'removeCustomerFromOrder(customerId: ID!, orderId: ID!): Boolean',
    type: 'Order',
    action: ['removeCustomerFromOrder', 'record', 'danger', 'Remove customer', ['customerId']],
  },
  {
    mutation: 'ordersArchive(ids: [ID!]!): Int',
    type: 'Order',
    action: ['ordersArchive', 'bulk', 'danger', 'Archive', []],
  },
  {
    mutation: 'unblockCustomer(customer: ID!): Customer',
    type: 'Customer',
    action: ['unblockCustomer', 'record', 'safe', 'Unblock', []],
  },
  {
    mutation: 'resendConfirmation(email: String!, customerId: ID!): Boolean',
    type: 'Customer',
    action: ['resendConfirmation', 'record', 'safe', 'Resend confirmation', ['email']],
  },
  {
    mutation: 'companyLocationAssignTax(locationId: ID!): Boolean',
    type: 'CompanyLocation',
    action: ['companyLocationAssignTax', 'record', 'safe', 'Assign tax', []],
  },
];

describe('a mutation that takes a record’s key is an action on it', () => {
  test.each(ACTIONS)('$mutation', ({ mutation, type, action }) => {
    const { byType, left } = readSdl(`${SHOP} type Mutation { ${mutation} }`, KEYS);
    expect(byType.get(type)?.actions.map(summary)).toEqual([action]);
    const all = [...byType.values()].flatMap((read) => read.actions);
    expect(all).toHaveLength(1);
    expect(left).toEqual([]);
  });

  test('one that takes the key of an interface is on all resources that implement it', () => {
    const { byType } = readSdl(
      `${SHOP} type P { lockable: Lockable } type Mutation { lockLockable(lockableId: ID!): P }`,
      KEYS,
    );
    const action = ['lockLockable', 'record', 'safe', 'Lock', []];
    expect(byType.get('Order')?.actions.map(summary)).toEqual([action]);
    expect(byType.get('Customer')?.actions.map(summary)).toEqual([action]);
    expect(byType.get('Location')?.actions).toEqual([]);
    expect(byType.get('Order')?.actions[0]?.result.record).toEqual(['lockable']);
  });

  test('in a namespace, with the other key as a parameter', () => {
    const { byType } = readSdl(
      `type Query { g: Group } type Group { id: Int! name: String } type User { id: Int! email: String }
       type Done { ok: Boolean }
       type GroupMutation { update(id: Int!, name: String): Done assignUser(groupId: Int!, userId: Int!): Done }
       type UserMutation { create(email: String!): Done resetPassword(id: Int!): Done }
       type Mutation { groups: GroupMutation users: UserMutation }`,
      { Group: 'id', User: 'id' },
    );
    expect(byType.get('Group')?.actions.map(summary)).toEqual([
      ['groups.assignUser', 'record', 'safe', 'Assign user', ['userId']],
    ]);
    expect(byType.get('User')?.actions.map(summary)).toEqual([
      ['users.resetPassword', 'record', 'danger', 'Reset password', []],
    ]);
  });

  test('the form for many records of a delete stays as a bulk action, one key per element', () => {
    const { byType } = readSdl(
      `${SHOP} input W { id: ID } type Mutation { deleteOrder(where: W!): Order deleteOrders(where: [W!]!): [Order] }`,
      KEYS,
    );
    const [action] = byType.get('Order')?.actions ?? [];
    expect(action?.scope).toBe('bulk');
    expect(action?.danger).toBe(true);
    expect(action?.variables).toEqual({ where: [{ id: key('id', 'ID') }] });
  });

  test('danger is in what is done, not in the name of the record', () => {
    const { byType } = readSdl(
      `type Query { m: MergeRequest } type MergeRequest { id: ID! title: String }
       type Mutation { mergeRequestSetLabels(id: ID!, labels: [String!]!): MergeRequest }`,
      { MergeRequest: 'id' },
    );
    expect(byType.get('MergeRequest')?.actions[0]?.danger).toBe(false);
  });

  test('danger is known in other languages, and where all is at stake', () => {
    const { byType } = readSdl(
      `type Query { d: Dossier } type Dossier { id: ID! }
       type Mutation {
         purgerDossier(id: ID!): Boolean
         supprimerHistorique(dossierId: ID!): Boolean
         cleanDossier(id: ID!): Boolean
       }`,
      { Dossier: 'id' },
    );
    expect(byType.get('Dossier')?.actions.map(({ danger }) => danger)).toEqual([true, true, true]);
  });

  test.each([
    ['closeTicket', true],
    ['closeTicket reopenTicket', false],
    ['ticketClose ticketOpen', false],
    ['archiveTicket', true],
    ['archiveTicket unarchiveTicket', false],
    ['archiveTicket restoreTicket', false],
    // Something else of the record is restored.
    ['archiveTicket restoreTicketLog', true],
    ['toggleTicketArchived', false],
    ['finalizeTicket', true],
    ['forceCompleteTicket', true],
    ['denyTicket', true],
    ['retireTicket', true],
    ['regenerateTicketToken', true],
    ['regenerateTicketPreview', false],
    // The people whose account it is are locked out at once.
    ['suspendTicket unsuspendTicket', true],
    ['deactivateTicket activateTicket', true],
    ['activateTicketBlock', false],
    // What has been done can be done again, or is seen to be done.
    ['pauseTicket', false],
    ['completeTicket', false],
    ['syncTicket', false],
  ])('of %s, the first asks before it runs: %s', (names, asks) => {
    const fields = names.split(' ').map((name) => `${name}(id: ID!): Ticket`);
    const { byType } = readSdl(
      `type Query { t: Ticket } type Ticket { id: ID! title: String! } type Mutation { ${fields.join(' ')} }`,
      { Ticket: 'id' },
    );
    expect(byType.get('Ticket')?.actions[0]?.danger).toBe(asks);
  });

  test.each([
    ['status: Status', false],
    ['status: String', true],
    ['isArchived: Boolean', false],
    ['archivedAt: String', false],
    ['title: String', true],
  ])(
    'a record that a form changes by `%s` is archived without asking, or not: %s',
    (input, asks) => {
      const { byType } = readSdl(
        `type Query { t: Ticket } type Ticket { id: ID! title: String! } enum Status { OPEN ARCHIVED }
       input Values { note: String ${input} }
       type Mutation { updateTicket(id: ID!, input: Values!): Ticket archiveTicket(id: ID!): Ticket }`,
        { Ticket: 'id' },
      );
      expect(byType.get('Ticket')?.actions[0]?.danger).toBe(asks);
    },
  );

  test('what is moved back for several records at once, or for each, asks for neither', () => {
    const { byType } = readSdl(
      `type Query { t: Ticket } type Ticket { id: ID! title: String! }
       type Mutation { ticketsArchive(ids: [ID!]!): [Ticket!] archiveTicket(id: ID!): Ticket unarchiveTicket(id: ID!): Ticket }`,
      { Ticket: 'id' },
    );
    expect(byType.get('Ticket')?.actions.map(({ danger }) => danger)).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('what was registered is deleted by unregistering it, and payments are not reversed unasked', () => {
    const { byType } = readSdl(
      `type Query { r: Runtime } type Runtime { id: ID! name: String! } type Payment { id: ID! }
       type Mutation {
         registerRuntime(name: String!): Runtime! unregisterRuntime(id: ID!): Runtime!
         reversePayment(paymentId: ID!): Payment
       }`,
      { Runtime: 'id', Payment: 'id' },
    );
    expect(byType.get('Runtime')?.create?.path).toEqual(['registerRuntime']);
    expect(byType.get('Runtime')?.delete?.path).toEqual(['unregisterRuntime']);
    expect(byType.get('Payment')?.actions[0]?.danger).toBe(true);
  });

  test('taking a part away acts on the whole, as adding it does, though keys are called after their types', () => {
    const { byType } = readSdl(
      `type Query { c: Committee } type Committee { committeeId: ID! } type User { userId: ID! } type P { committee: Committee! }
       input In { committeeId: ID! userId: ID! }
       type Mutation { committeeUserAdd(input: In!): P committeeUserRemove(input: In!): P }`,
      { Committee: 'committeeId', User: 'userId' },
    );
    const actions = byType.get('Committee')?.actions.map(({ name, danger }) => [name, danger]);
    expect(actions).toEqual([
      ['committeeUserAdd', false],
      ['committeeUserRemove', true],
    ]);
    expect(byType.get('User')?.actions).toEqual([]);
  });

  test('two of one name, from different namespaces, have different names', () => {
    const { byType } = readSdl(
      `type Query { p: Page } type Page { id: Int! title: String }
       type A { update(id: Int!, title: String): Boolean move(pageId: Int!): Boolean }
       type Mutation { pages: A archive: B } type B { update: Boolean move(pageId: Int!): Boolean setMode(x: Int): Int }`,
      { Page: 'id' },
    );
    expect(byType.get('Page')?.actions.map((action) => action.name)).toEqual([
      'move',
      'archive_move',
    ]);
  });
});

test('a number that an action wants is not made of an id that is global', () => {
  const sdl = (known: string) =>
    buildSchema(`
      interface Node { id: ID! }
      type Query { vaults(first: Int, after: String): Vaults! vault(id: ID!): Vault node(id: ID!): Node }
      type Vaults { nodes: [Vault!]! pageInfo: PageInfo! }
      type PageInfo { hasNextPage: Boolean! endCursor: String }
      type Vault implements Node { id: ID! name: String! }
      type Mutation { vaultSetPrice(vaultId: ${known}, price: Float!): Vault }
    `);
  const actionsOf = (known: string) =>
    buildModel(sdl(known)).resources.flatMap(({ actions }) => actions.map(({ path }) => path));
  expect(actionsOf('ID!')).toEqual([['vaultSetPrice']]);
  expect(actionsOf('Int!')).toEqual([]);
});

test('a second name for deleting is no action beside it, unless it takes more', () => {
  const actionsOf = (more: string) =>
    readSdl(
      `${SHOP} type Mutation { deleteOrder(id: ID!): Order removeOrder(id: ID!${more}): Order }`,
      KEYS,
    )
      .byType.get('Order')
      ?.actions.map(({ name }) => name);
  expect(actionsOf('')).toEqual([]);
  expect(actionsOf(' from: ID!')).toEqual(['removeOrder']);
});

test('how something is done is no part of the record, and one of its list is said by its place', () => {
  const { byType } = readSdl(
    `type Query { o: Post }
     type Post { id: ID! title: String images: [String!]! }
     type Mutation {
       deletePost(id: ID!): Boolean!
       deletePostPermanently(id: ID!): Boolean!
       deletePostImage(id: ID!, index: Int!): Post!
       deletePostComment(id: ID!): Boolean!
     }`,
    { Post: 'id' },
  );
  expect(byType.get('Post')?.delete?.path).toEqual(['deletePost']);
  expect(byType.get('Post')?.actions.map(summary)).toEqual([
    ['deletePostPermanently', 'record', 'danger', 'Delete permanently', []],
    ['deletePostImage', 'record', 'danger', 'Delete image', ['index']],
  ]);
});

test('the end of a name that only one resource has says what a mutation is about', () => {
  const { byType } = readSdl(
    `type Query { o: FundsWithdrawalRequest }
     type FundsWithdrawalRequest { id: ID! status: String } type Withdrawal { id: ID! status: String }
     type Mutation { acceptWithdrawalRequests(ids: [ID!]!): Boolean! markWithdrawal(id: ID!): Boolean! }`,
    { FundsWithdrawalRequest: 'id', Withdrawal: 'id' },
  );
  expect(byType.get('FundsWithdrawalRequest')?.actions.map(summary)).toEqual([
    ['acceptWithdrawalRequests', 'bulk', 'safe', 'Accept', []],
  ]);
  expect(byType.get('Withdrawal')?.actions.map(summary)).toEqual([
    ['markWithdrawal', 'record', 'safe', 'Mark', []],
  ]);
});

import { readSdl, resourceOf } from './readSdl.ts';

const actionsOf = (sdl: string, type: string) =>
  resourceOf(readSdl(sdl), type).actions.map(({ name, variables }) => [name, variables]);

describe('an object that only finds a record', () => {
  const SDL = `
    type Query { orders: [Order!]! order(id: ID!): Order hosts: [Host!]! host(id: ID!): Host
      accounts: [Account!]! account(id: ID!): Account }
    type Order { id: ID! name: String! } type Host { id: ID! name: String! } type Account { id: ID! name: String! }
    input OrderReferenceInput { id: ID slug: String } input AccountReferenceInput { id: ID slug: String }
    input PlanetReference { id: ID }
    type Mutation {
      moveOrders(orders: [OrderReferenceInput!]!, fromAccount: AccountReferenceInput): Boolean
      removeHost(account: AccountReferenceInput!): Boolean
      launchOrder(planet: PlanetReference!): Boolean
    }`;

  test('finds one of what it is called, whatever the mutation is about', () => {
    expect(actionsOf(SDL, 'Order')).toEqual([
      ['moveOrders', { orders: [{ id: { hole: 'id', type: 'ID' } }] }],
    ]);
    expect(actionsOf(SDL, 'Account')).toEqual([
      ['removeHost', { account: { id: { hole: 'id', type: 'ID' } } }],
    ]);
    const host = resourceOf(readSdl(SDL), 'Host');
    expect([host.delete, host.actions]).toEqual([null, []]);
  });

  test('finds nothing where that is no record, rather than the record at hand', () => {
    const { resources, tools } = readSdl(SDL);
    const all = resources.flatMap(({ actions }) => actions.map(({ name }) => name));
    expect(all).not.toContain('launchOrder');
    expect(tools.map(({ path }) => path.join('.'))).toEqual(['launchOrder']);
  });
});

describe('a key of several parts', () => {
  const SDL = `
    type Query {
      projects: [Project!]! project(projectID: ID!): Project
      listTasks(projectID: ID!): [Task!]! getTask(projectID: ID!, taskID: ID!): Task
      getRun(projectID: ID!, runID: ID, notifyID: ID): Run runs(projectID: ID!): [Run!]!
    }
    type Project { projectID: ID! name: String! }
    type Task { projectID: ID! taskID: String! name: String! }
    type Run { projectID: ID! runID: ID! name: String! }
    type Mutation {
      deleteTask(projectID: ID!, taskID: ID!): String!
      stopTasks(projectID: ID!): Boolean
      stopRun(projectID: ID!, runID: ID!): Boolean
    }`;

  test('has each part filled by its own, an ID by a String, too', () => {
    expect(resourceOf(readSdl(SDL), 'Task').delete?.variables).toEqual({
      projectID: { hole: 'projectID', type: 'ID!' },
      taskID: { hole: 'taskID', type: 'ID!' },
    });
  });

  test('has the own key of the record, though its field leaves that open', () => {
    const run = resourceOf(readSdl(SDL), 'Run');
    expect(run.identity?.fields).toEqual(['projectID', 'runID']);
    expect(run.actions.map(({ name, variables }) => [name, Object.keys(variables)])).toEqual([
      ['stopRun', ['projectID', 'runID']],
    ]);
  });

  test('is not known by the part that is another record’s', () => {
    expect(actionsOf(SDL, 'Task')).toEqual([]);
    expect(actionsOf(SDL, 'Project').map(([name]) => name)).toEqual(['stopTasks']);
  });
});

test('what is made from something takes the key of that', () => {
  const sdl = `
    type Query { orders: [Order!]! order(id: ID!): Order carts: [Cart!]! cart(id: ID!): Cart }
    type Order { id: ID! number: String! } type Cart { id: ID! name: String! version: Int! }
    type Mutation { createOrderFromCart(id: ID!, version: Int!): Order }`;
  expect(actionsOf(sdl, 'Order')).toEqual([]);
  expect(actionsOf(sdl, 'Cart').map(([name]) => name)).toEqual(['createOrderFromCart']);
});

test('an action says what it is done to, where its name says more than the type', () => {
  const sdl = `
    type Query { alerts: [Alert!]! alert(id: ID!): Alert }
    type Alert { id: ID! name: String! }
    type Mutation {
      destroyCustomerAlert(id: ID!): Alert
      muteAlert(id: ID!): Alert
      alertRuleReset(id: ID!): Alert
      addNoteToAlert(id: ID!, note: String!): Alert
    }`;
  const labels = resourceOf(readSdl(sdl), 'Alert').actions.map(({ label }) => label);
  expect(labels).toEqual(['Destroy customer alert', 'Mute', 'Reset rule', 'Add note']);
});

test('the key of what a query finds by another name than its type’s, as in another language', () => {
  const model = readSdl(`
    type Query { projets: [Project!]! projet(id: ID!): Project users: [User!]! user(id: ID!): User me: User }
    type Project { id: ID! nom: String! } type User { id: ID! nom: String! }
    type Mutation {
      addProjectUser(projetId: ID!, userId: ID!): Project!
      hideForMe(meId: ID!): Boolean
      supprimerProjet(id: ID!): Boolean
    }`);
  const project = resourceOf(model, 'Project');
  expect(project.actions.map(({ name, variables }) => [name, Object.keys(variables)])).toEqual([
    ['addProjectUser', ['projetId']],
  ]);
  expect(project.delete?.path).toEqual(['supprimerProjet']);
  expect(resourceOf(model, 'User').actions).toEqual([]);
});

test('a key beside what is taken away, or beside values of the record, is the record’s', () => {
  const sdl = `
    type Query { devices: [Device!]! device(id: ID!): Device tags: [Tag!]! tag(id: ID!): Tag }
    type Device { id: ID! name: String! isAdmin: Boolean tags: [Tag!]! } type Tag { id: ID! name: String! }
    input TagsInput { tags: [String!]! } type Result { result: Device }
    type Mutation {
      removeDeviceTags(id: ID!, input: TagsInput!): Result
      updateDeviceRole(id: ID!, isAdmin: Boolean!): Boolean!
      removeDeviceTag(id: ID!): Result
      updateDevicePlan(id: ID!, seats: Int!): Boolean!
    }`;
  expect(actionsOf(sdl, 'Device').map(([name]) => name)).toEqual([
    'removeDeviceTags',
    'updateDeviceRole',
  ]);
});

test('a key may leave out words in the middle of the name of what a mutation is about', () => {
  const sdl = `
    type Query { queuedUserMessages: [QueuedUserMessage!]! queuedUserMessage(id: ID!): QueuedUserMessage }
    type QueuedUserMessage { id: ID! text: String! }
    type Mutation {
      deleteQueuedUserMessage(queuedMessageId: ID!): Boolean
      steerQueuedUserMessage(queuedMessageId: ID!): QueuedUserMessage
      sendUserMessage(queuedMessageId: ID!): Boolean
    }`;
  const message = resourceOf(readSdl(sdl), 'QueuedUserMessage');
  expect(message.delete?.path).toEqual(['deleteQueuedUserMessage']);
  expect(message.actions.map(({ name }) => name)).toEqual(['steerQueuedUserMessage']);
});

test('a name belongs to what is listed by it, not to a type that only looks like it', () => {
  const sdl = `
    type Query { addresses: [AddressTemplateType!]! address(id: ID!): AddressTemplateType shipments: [Shipment!]! }
    type AddressTemplateType { id: ID! label: String! } type AddressType { id: ID city: String }
    type Shipment { id: ID! shipper: AddressType! }
    input AddressInput { label: String! } input AddressPatch { id: ID! label: String } type Payload { address: AddressTemplateType }
    type Mutation { createAddress(input: AddressInput!): Payload updateAddress(input: AddressPatch!): Payload }`;
  const address = resourceOf(readSdl(sdl), 'AddressTemplateType');
  expect(address.create?.path).toEqual(['createAddress']);
  expect(address.update?.path).toEqual(['updateAddress']);
});

test('a key in a namespace is that of the record that comes back, not of the object that holds such', () => {
  const sdl = `
    type Query { docker: Docker! } type Docker { id: ID! containers: [DockerContainer!]! }
    type DockerContainer { id: ID! name: String! }
    type Mutation { docker: DockerMutations! }
    type DockerMutations { start(id: ID!): DockerContainer! stop(id: ID!): DockerContainer! prune(id: ID!): Boolean! }`;
  expect(actionsOf(sdl, 'DockerContainer').map(([name]) => name)).toEqual(['start', 'stop']);
});

test('what a filter finds, or a new record is linked to, are no records that something is done to', () => {
  const sdl = `
    type Query { events: [Event!]! event(id: ID!): Event campaigns: [Campaign!]! campaign(id: ID!): Campaign
      documents: [Document!]! document(id: ID!): Document }
    type Event { id: ID! name: String! } type Document { id: ID! name: String! }
    type Campaign { id: ID! name: String! documents: [Document!]! }
    input EventFilter { id: ID name: String } input CampaignInput { name: String! documentIDs: [ID!] campaignIDs: [ID!] }
    input MemberInput { userId: ID! }
    type Mutation {
      exportEvents(filters: EventFilter!): Boolean
      exportEvent(filter: EventFilter!): Boolean
      createCampaignWithMembers(campaign: CampaignInput!, members: [MemberInput!]): Campaign
      archiveCampaign(documentId: ID!): Campaign
    }`;
  expect(actionsOf(sdl, 'Event').map(([name]) => name)).toEqual(['exportEvent']);
  expect(actionsOf(sdl, 'Campaign')).toEqual([]);
});

test('a name that an update takes beside other values is a value, unless records are known by it', () => {
  const sdl = (key: string) => `
    type Query { servers: [Server!]! }
    type Server { ${key} name: String! comment: String }
    type Mutation { updateServerIdentity(name: String!, comment: String): Server! }`;
  expect(actionsOf(sdl('id: ID!'), 'Server')).toEqual([]);
  expect(actionsOf(sdl(''), 'Server').map(([name]) => name)).toEqual(['updateServerIdentity']);
});

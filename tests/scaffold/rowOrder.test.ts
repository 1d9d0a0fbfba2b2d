import { buildSchema } from 'graphql';
import { faultsOf, scaffoldOf, textOf } from './scaffolded.ts';

interface Task {
  readonly place?: string;
  readonly placeInput?: string;
  readonly more?: string;
  readonly moreInputs?: string;
  readonly fields?: string;
}

const sdl = ({ place = 'Int!', placeInput, more = '', moreInputs = '', fields = '' }: Task) => `
  type Query {
    projects(limit: Int, offset: Int): [Project!]!  project(id: ID!): Project
    people(limit: Int, offset: Int): [Person!]!  person(id: ID!): Person
    tasks(limit: Int, offset: Int): [Task!]!  task(id: ID!): Task
  }
  type Mutation {
    createTask(input: TaskInput!): Task
    updateTask(id: ID!, input: TaskUpdate!): Task
  }
  type Project { id: ID! name: String! tasks(limit: Int, offset: Int): [Task!]! }
  type Person { id: ID! name: String! tasks(limit: Int, offset: Int): [Task!]! ${fields} }
  type Task { id: ID! title: String! sortOrder: ${place} project: Project! assignee: Person ${more} }
  input TaskInput { title: String! sortOrder: Int projectId: ID! assigneeId: ID ${moreInputs} }
  input TaskUpdate { title: String sortOrder: ${placeInput ?? 'Int'} assigneeId: ID }
`;

async function tabOf(owner: 'Project' | 'Person', task: Task = {}): Promise<string> {
  const files = await scaffoldOf(sdl(task));
  expect(faultsOf(files, buildSchema(sdl(task)))).toEqual([]);
  const folder = owner === 'Project' ? 'projects' : 'people';
  const tab = textOf(files, `src/resources/${folder}/tabs/${owner}TasksTab.tsx`);
  return tab.replaceAll(/\s+/g, ' ');
}

test('records with a position are put in order within the one that they cannot be without', async () => {
  const tab = await tabOf('Project');
  expect(tab).toContain(
    'fragment ProjectTasksTab_places on Task @relay(plural: true) { id sortOrder }',
  );
  expect(tab).toContain("placeOf: (task) => task.sortOrder, input: 'sortOrder',");
  expect(tab).toContain("(await import('../../tasks/mutations/editTask.ts')).editTask");
  expect(tab).toContain('rowOrder,');
  expect(tab).toContain('...ProjectTasksTab_places');
});

test('nothing is put in order within what they only refer to, where others have positions between', async () => {
  expect(await tabOf('Person')).not.toContain('rowOrder');
});

test('places may be fractions', async () => {
  expect(await tabOf('Project', { place: 'Float', placeInput: 'Float' })).toContain(
    'isFractional: true',
  );
  expect(await tabOf('Project')).not.toContain('isFractional');
});

test('no order is made of texts, nor of what cannot be changed', async () => {
  expect(await tabOf('Project', { place: 'String', placeInput: 'String' })).not.toContain(
    'rowOrder',
  );
  const fixed = sdl({}).replace(
    'title: String sortOrder: Int assigneeId',
    'title: String assigneeId',
  );
  const files = await scaffoldOf(fixed);
  expect(textOf(files, 'src/resources/projects/tabs/ProjectTasksTab.tsx')).not.toContain(
    'rowOrder',
  );
});

test('among several that a record cannot be without, it is in order within the one that it is called after', async () => {
  const lines = `
    type Query {
      orders(limit: Int, offset: Int): [Order!]!  order(id: ID!): Order
      products(limit: Int, offset: Int): [Product!]!  product(id: ID!): Product
      orderLines(limit: Int, offset: Int): [OrderLine!]!  orderLine(id: ID!): OrderLine
    }
    type Mutation {
      createOrderLine(input: OrderLineInput!): OrderLine
      updateOrderLine(id: ID!, input: OrderLineInput!): OrderLine
    }
    type Order { id: ID! number: String! lines(limit: Int, offset: Int): [OrderLine!]! }
    type Product { id: ID! name: String! orderLines(limit: Int, offset: Int): [OrderLine!]! }
    type OrderLine { id: ID! position: Int! quantity: Int! order: Order! product: Product! }
    input OrderLineInput { position: Int! quantity: Int! orderId: ID! productId: ID! }
  `;
  const files = await scaffoldOf(lines);
  expect(textOf(files, 'src/resources/orders/tabs/OrderLinesTab.tsx')).toContain('rowOrder');
  expect(textOf(files, 'src/resources/products/tabs/ProductOrderLinesTab.tsx')).not.toContain(
    'rowOrder',
  );
});

test('rows without pages of their own are read for it as they are for their forms', async () => {
  const steps = `
    type Query { recipes(limit: Int, offset: Int): [Recipe!]!  recipe(id: ID!): Recipe }
    type Mutation {
      createRecipeStep(recipeId: ID!, input: StepInput!): RecipeStep
      updateRecipeStep(id: ID!, input: StepInput!): RecipeStep
    }
    type Recipe { id: ID! name: String! steps: [RecipeStep!]! }
    type RecipeStep { id: ID! text: String! position: Int }
    input StepInput { text: String position: Int }
  `;
  const files = await scaffoldOf(steps);
  expect(faultsOf(files, buildSchema(steps))).toEqual([]);
  const tab = textOf(files, 'src/resources/recipes/tabs/RecipeStepsTab.tsx');
  expect(tab).toContain("changes: async () => (await import('./recipeStepsChanges.ts'))");
  expect(tab).toContain('rowOrder,');
});

test('records that name what they belong to by keys alone are in order within what they cannot be without', async () => {
  const byKeys = `
    type Query {
      projects(limit: Int, offset: Int): [Project!]!  project(id: ID!): Project
      people(limit: Int, offset: Int): [Person!]!  person(id: ID!): Person
      tasks(projectId: ID, personId: ID, limit: Int, offset: Int): [Task!]!  task(id: ID!): Task
    }
    type Mutation {
      createTask(input: TaskInput!): Task
      updateTask(id: ID!, input: TaskUpdate!): Task
    }
    type Project { id: ID! name: String! }
    type Person { id: ID! name: String! }
    type Task { id: ID! title: String! sortOrder: Int! projectId: ID! personId: ID }
    input TaskInput { title: String! sortOrder: Int projectId: ID! personId: ID }
    input TaskUpdate { title: String sortOrder: Int }
  `;
  const files = await scaffoldOf(byKeys);
  expect(textOf(files, 'src/resources/projects/tabs/ProjectTasksTab.tsx')).toContain('rowOrder,');
  expect(textOf(files, 'src/resources/people/tabs/PersonTasksTab.tsx')).not.toContain('rowOrder');
});

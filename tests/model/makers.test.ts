import { readSdl, resourceOf } from './readSdl.ts';

const TYPES = `
  type Query { patients: [Patient!]! patient(id: ID!): Patient visits: [Visit!]! visit(id: ID!): Visit prescriptions: [Prescription!]! prescription(id: ID!): Prescription }
  type Patient { id: ID! name: String! visits: [Visit!]! }
  type Visit { id: ID! startsAt: String! reason: String patient: Patient! }
  type Prescription { id: ID! drug: String! patient: Patient! }
  input PrescribeInput { patientId: ID! drug: String! }
  type PrescribePayload { prescription: Prescription patient: Patient }
`;

function createOf(mutations: string, type: string) {
  const model = readSdl(`${TYPES} type Mutation { ${mutations} }`);
  const { create, why } = resourceOf(model, type);
  return {
    path: create?.path.join('.') ?? null,
    label: create?.label,
    why: why['create'],
    tools: model.tools.map(({ path }) => path.join('.')),
  };
}

const GIVES_NEW = 'gives a new record and takes the key of none; no mutation is called create';

test.each([
  ['bookVisit(patientId: ID!, startsAt: String!): Visit!', 'Visit', 'Book visit', GIVES_NEW],
  ['visitBook(patientId: ID!, startsAt: String!): Visit!', 'Visit', 'Book visit', GIVES_NEW],
  ['prescribe(input: PrescribeInput!): PrescribePayload!', 'Prescription', 'Prescribe', GIVES_NEW],
  ['registerPatient(name: String!): Patient!', 'Patient', 'Register patient', 'makes a record'],
  ['scheduleVisit(startsAt: String!): Visit', 'Visit', 'Schedule visit', GIVES_NEW],
])('%s makes a %s under its own words', (mutation, type, label, reason) => {
  const { path, label: read, tools, why } = createOf(mutation, type);
  expect(path).toBe(mutation.split('(')[0]);
  expect(read).toBe(label);
  expect(why).toContain(`\`${path}\` ${reason}`);
  expect(tools).toEqual([]);
});

test('a record is created by the mutation that names it behind its owner, and takes the key of that', () => {
  const mutation = 'createPatientVisit(patientId: ID!, startsAt: String!): Visit!';
  const { path, label } = createOf(mutation, 'Visit');
  expect([path, label]).toEqual(['createPatientVisit', undefined]);
  expect(createOf('createPatientVisit(startsAt: String!): Visit!', 'Visit').path).toBeNull();
});

test('a mutation called create is preferred, and needs no words of its own', () => {
  const { path, label } = createOf(
    'bookVisit(startsAt: String!): Visit! createVisit(startsAt: String!): Visit!',
    'Visit',
  );
  expect(path).toBe('createVisit');
  expect(label).toBeUndefined();
});

test.each([
  'scheduleVisit(id: ID!, startsAt: String!): Visit',
  'importVisit(file: String!): Visit',
  'duplicateVisit(visitId: ID!): Visit',
  'searchVisit(reason: String!): Visit',
  'sendVisitLink(reason: String!): Visit',
  'bookVisits(startsAt: String!): [Visit!]!',
  'bookVisit: Visit',
  'nextVisit(reason: String!): Visit',
  'recordPatientVisitMove(startsAt: String!): Visit',
])('%s makes no visit', (mutation) => {
  expect(createOf(mutation, 'Visit').path).toBeNull();
});

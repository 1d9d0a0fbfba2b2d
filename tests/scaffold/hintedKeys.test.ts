import { buildSchema } from 'graphql';
import { buildModel } from '../../src/model/buildModel.ts';
import { scaffold } from '../../src/scaffold/scaffold.ts';
import { compile } from './compiled.ts';
import { faultsOf, textOf, unformatted, type Files } from './scaffolded.ts';

const SDL = `
  type Query {
    courses(limit: Int, offset: Int): [Course!]!
    students(limit: Int, offset: Int): [Student!]!
    enrolments(limit: Int, offset: Int, where: EnrolmentFilters, orderBy: EnrolmentOrder): [Enrolment!]!
  }
  type Mutation {
    insertIntoEnrolments(values: EnrolmentValues!): WrittenEnrolment
    updateEnrolments(set: EnrolmentValues!, where: EnrolmentFilters): [WrittenEnrolment!]!
    deleteFromEnrolments(where: EnrolmentFilters): [WrittenEnrolment!]!
  }
  type Course { id: ID! title: String! }
  type Student { id: ID! name: String! }
  type Enrolment { studentId: ID! courseId: ID! grade: Int student: Student! course: Course! }
  type WrittenEnrolment { studentId: ID! courseId: ID! grade: Int }
  input EnrolmentValues { studentId: ID courseId: ID grade: Int }
  input EnrolmentFilters { studentId: IdFilters courseId: IdFilters grade: IntFilters }
  input IdFilters { eq: ID }
  input IntFilters { eq: Int }
  input EnrolmentOrder { grade: Order studentId: Order }
  input Order { direction: Direction! priority: Int! }
  enum Direction { asc desc }
`;

/** The schema does not say that an enrolment is known by its student and its course. */
let files: Files;

beforeAll(async () => {
  const schema = buildSchema(SDL);
  const key = ['studentId', 'courseId'];
  files = await scaffold(buildModel(schema, { resources: { Enrolment: { key } } }), schema);
});

const flat = (name: string) =>
  textOf(files, `src/resources/enrolments/${name}`).replaceAll(/\s+/g, ' ');

test('a key that a hint names gives records pages, and is sent with each change', () => {
  expect(flat('EnrolmentTable.tsx')).toContain(
    'keyOf: (enrolment) => [enrolment.studentId, enrolment.courseId]',
  );
  const where = '{ studentId: { eq: enrolment.studentId }, courseId: { eq: enrolment.courseId } }';
  expect(flat('mutations/deleteEnrolment.ts')).toContain(where);
  expect(flat('mutations/updateEnrolment.ts')).toContain(where);
});

test('an answer that is no record leads to the record by all parts of its key', () => {
  expect(flat('mutations/createEnrolment.ts')).toMatch(/\[(\w+)\.studentId, \1\.courseId\]/);
});

test('sorts that say where they stand are told apart by that', () => {
  expect(flat('EnrolmentList.tsx')).toContain("sortRank: { name: 'priority', first: 'highest' }");
});

test('it compiles, and is as Prettier would format it', async () => {
  expect(faultsOf(files, buildSchema(SDL))).toEqual([]);
  expect(await unformatted(files)).toEqual([]);
  expect(compile(files, SDL)).toEqual([]);
});

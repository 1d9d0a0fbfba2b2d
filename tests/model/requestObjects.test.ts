import { listOf, readSdl, resourceOf } from './readSdl.ts';

/** A server that has an object for all that is asked of it, and types for the rows of each query. */
const SDL = `
  type Query { getAllEmployees(request: GetAllEmployeesRequest!): GetAllEmployeesResponse! }
  input GetAllEmployeesRequest { requestParam: EmployeeFilter orderByCriteria: Order pageCriteria: Page }
  input EmployeeFilter { employeeId: String role: String }
  input Order { orderBy: String order: String }
  input Page { enablePage: Boolean! pageSize: Int! skip: Int! }
  type GetAllEmployeesResponse { items: [GetAllEmployeesItem!]! totalCount: Int! }
  type GetAllEmployeesItem { id: String! firstName: String role: String }
  type Mutation {
    createEmployee(request: CreateEmployeeRequest!): CreateEmployeeResponse!
    updateEmployee(request: UpdateEmployeeRequest!): UpdateEmployeeResponse!
    deleteEmployee(request: DeleteEmployeeRequest!): DeleteEmployeeResponse!
  }
  input CreateEmployeeRequest { requestParam: NewEmployee context: Context }
  input UpdateEmployeeRequest { requestParam: EmployeeChange context: Context }
  input DeleteEmployeeRequest { requestParam: EmployeeKey context: Context }
  input NewEmployee { firstName: String role: String }
  input EmployeeChange { employeeId: String firstName: String role: String }
  input EmployeeKey { employeeId: String }
  input Context { sessionId: String }
  type CreateEmployeeResponse { data: Changed message: String success: Boolean! }
  type UpdateEmployeeResponse { data: Changed message: String success: Boolean! }
  type DeleteEmployeeResponse { data: Changed message: String success: Boolean! }
  type Changed { employeeId: String }
`;

describe('a request object around all that is asked', () => {
  const model = readSdl(SDL);
  const employee = resourceOf(model, 'GetAllEmployeesItem');
  const key = { request: { requestParam: { employeeId: { hole: 'id', type: 'String' } } } };

  test('is of what its query gets, which is called so', () => {
    expect(employee).toMatchObject({
      label: 'Employee',
      pluralLabel: 'Employees',
      slug: 'employees',
    });
  });

  test('has the page, the order and the conditions within', () => {
    const { pagination, required, filter, sort } = listOf(model, 'GetAllEmployeesItem');
    expect(pagination).toMatchObject({
      kind: 'offset',
      forward: {
        variables: { request: { pageCriteria: { enablePage: true, skip: { hole: 'offset' } } } },
      },
    });
    expect(required).toEqual([]);
    expect(filter?.fields.map(({ field }) => field)).toEqual(['id', 'role']);
    expect(sort?.fields.map(({ field }) => field)).toEqual(['id', 'firstName', 'role']);
  });

  test('has the key of the record within, by which it is found, changed and deleted', () => {
    expect(employee.lookup?.variables).toEqual(key);
    const values = ['request', 'requestParam'];
    expect(employee.create).toMatchObject({ path: ['createEmployee'], values });
    expect(employee.update).toMatchObject({ path: ['updateEmployee'], variables: key, values });
    expect(employee.delete).toMatchObject({ path: ['deleteEmployee'], variables: key });
  });
});

test('what is listed by the end of its name is created by that', () => {
  const contribution = resourceOf(
    readSdl(`
      type Query { contributions: [ValueContribution!]! } type ValueContribution { id: ID! title: String }
      type Mutation { createContribution(title: String!): Boolean! deleteContribution(id: ID!): Boolean! }
    `),
    'ValueContribution',
  );
  expect(contribution.delete?.path).toEqual(['deleteContribution']);
});

test('a key that is called after the end of a type may be null where it comes first', () => {
  const keyOf = (fields: string) =>
    resourceOf(
      readSdl(`type Query { members: [TeamMember!]! } type TeamMember { ${fields} }`),
      'TeamMember',
    ).identity?.fields;
  expect(keyOf('memberId: String userId: String firstName: String')).toEqual(['memberId']);
  expect(keyOf('userId: String memberId: String firstName: String')).toBeUndefined();
});

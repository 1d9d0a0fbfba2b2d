/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { buildSchema, introspectionFromSchema, printSchema } from 'graphql';
import { parseSchema } from '../../src/cli/schemaFile.ts';
import { printSdl } from '../../src/cli/schemaDocument.ts';
import type { Outcome } from '../../src/relay/mutation.ts';
import { RecordForm } from '../../src/ui/form/RecordForm.tsx';
import { inputsOf } from '../../src/ui/form/inputsOf.ts';
import { initialState, type FormState } from '../../src/ui/form/values.ts';
import { listen } from './localServer.ts';
import { copyInterface, temporaryCheckout, type TemporaryCheckout } from './temporaryCheckout.ts';

// The guard against leaving needs an app around it.
jest.mock('../../src/ui/form/useLeaveGuard.ts', () => ({ useLeaveGuard: () => {} }));

/** As servers with these directives print it; half of it in other modules, and not all of it valid. */
const SDL = `
schema @link(url: "https://specs.example.com/beans") { query: Root, mutation: Changes }
directive @constraint(minLength: Int, maxLength: Int, pattern: String, format: String, min: Float, max: Float) on INPUT_FIELD_DEFINITION
directive @range(min: Int, max: Int) on INPUT_FIELD_DEFINITION | ARGUMENT_DEFINITION
directive @length(min: Int, max: Int) on INPUT_FIELD_DEFINITION
directive @tag(name: String!) repeatable on FIELD_DEFINITION | OBJECT
directive @connection(name: String) on FIELD_DEFINITION
directive @semanticNonNull(levels: [Int!] = [0]) on FIELD_DEFINITION
directive @required(action: RequiredFieldAction!) on FIELD
enum RequiredFieldAction { NONE LOG THROW }
"Roots of everything."
type Root {
  beans(limit: Int = 20 @range(min: 1, max: 100), offset: Int): [Bean!]!
  bean(id: ID!): Bean
}
type Bean @tag(name: "a") @tag(name: "b") @undeclared(of: [{kind: FOO}]) {
  id: ID!
  "What is on the bag."
  name: String @semanticNonNull
  former: String @deprecated(reason: "See name.")
  site: Url
  origins: [Origin] @semanticNonNull(levels: [0, 1]) @connection(name: "x")
}
type Origin { country: String @semanticNonNull }
scalar Url @specifiedBy(url: "https://url.spec.whatwg.org")
type Changes { createBean(input: BeanInput!): Bean, updateBean(id: ID!, input: BeanInput!): Bean }
input BeanInput {
  name: String! @constraint(minLength: 2, maxLength: 5, pattern: "^[A-Z]")
  mail: String @constraint(format: "email")
  weight: Float @constraint(min: 0.5, max: 9)
  stars: Int @range(min: 1, max: 5)
  note: String @length(max: 3)
  source: SourceInput
}
input SourceInput @oneOf { farm: String, market: String }
extend type Changes { deleteBean(id: ID!): Boolean }
extend input BeanInput { grade: String @length(min: 2, max: 2) }
`;

let checkout: TemporaryCheckout;
let said: string;

beforeAll(async () => {
  checkout = temporaryCheckout();
  copyInterface(checkout);
  checkout.write('beans.graphql', SDL);
  const { code, stderr } = await checkout.run('connect', 'beans.graphql');
  said = stderr;
  expect({ code, stderr }).toMatchObject({ code: 0 });
});
afterAll(() => checkout.remove());

test('the schema in the checkout says all that was said', () => {
  const text = checkout.read('schema/schema.graphql');
  for (const part of [
    'schema @link(url: "https://specs.example.com/beans") {\n  query: Root\n  mutation: Changes\n}',
    'limit: Int = 20 @range(min: 1, max: 100)',
    'type Bean @tag(name: "a") @tag(name: "b") @undeclared(of: [{kind: FOO}]) {',
    'directive @tag(name: String!) repeatable on FIELD_DEFINITION | OBJECT',
    '"""What is on the bag."""\n  name: String @semanticNonNull',
    'former: String @deprecated(reason: "See name.")',
    'origins: [Origin] @semanticNonNull(levels: [0, 1]) @connection(name: "x")',
    'scalar Url @specifiedBy(url: "https://url.spec.whatwg.org")',
    'input SourceInput @oneOf {',
    'deleteBean(id: ID!): Boolean',
    'grade: String @length(min: 2, max: 2)',
  ]) {
    expect(text.replaceAll(/\s+/g, ' ')).toContain(part.replaceAll(/\s+/g, ' '));
  }
  expect(text).not.toContain('extend ');
  // relay-compiler has one of this name itself.
  expect(text).not.toContain('directive @connection');
});

test('what is not valid is said, with its place, and is no reason to stop', () => {
  expect(said).toContain('beans.graphql:16:43: Unknown directive "@undeclared".');
  expect(said).toContain('beans.graphql:2:8: Unknown directive "@link".');
});

test('what is null only with an error is compiled so', () => {
  const artifact = checkout.read('__generated__/BeanRecord_record.graphql.ts');
  expect(artifact).toMatch(/readonly name: Result<string, unknown>/);
});

test('pulling it again writes nothing', async () => {
  const before = checkout.fingerprint();
  expect((await checkout.run('pull')).stdout).toMatch(/nothing to write/);
  expect((await checkout.run('pull', '--offline')).stdout).toMatch(/nothing to write/);
  // The file says more than an endpoint would, also where there is one to run with.
  const environment = { GRAPHQL_ENDPOINT: 'http://127.0.0.1:9/graphql' };
  expect((await checkout.runWith(environment, 'pull')).code).toBe(0);
  expect(checkout.fingerprint()).toEqual(before);
});

const LOCALE = { language: 'en', timeZone: 'UTC', now: 0 };
const SAVED: Outcome<unknown> = { status: 'saved', response: {}, message: null };
const GOOD = { Name: 'Kenya', Mail: 'a@b.example', Weight: '9', Stars: '5', Note: 'abc' };

test.each([
  ['Name', 'K', /at least 2 characters/],
  ['Name', 'Kenyan', /the maximum is 5/],
  ['Name', 'kenya', /not match the required format/],
  ['Mail', 'nobody', /email address/i],
  ['Weight', '0.4', /at least 0.5/],
  ['Weight', '9.01', /at most 9/],
  ['Stars', '6', /at most 5/],
  ['Note', 'long', /the maximum is 3/],
  ['Grade', 'A', /at least 2 characters/],
])('the form refuses a %s of %s, and nothing else', async (label, typed, words) => {
  const { beanFields } = (await import(checkout.path('src/resources/beans/beanFields.ts'))) as {
    beanFields: object;
  };
  const fields = inputsOf(beanFields);
  const sent: FormState[] = [];
  render(
    <RecordForm<unknown>
      fields={fields}
      start={initialState(fields, {}, LOCALE)}
      before={null}
      locale={LOCALE}
      draftKey={null}
      submitLabel="Save"
      save={(held) => {
        sent.push(held);
        return Promise.resolve(SAVED);
      }}
      check={() => Promise.resolve({ isSaved: null, words: '' })}
      onSaved={() => {}}
      cancel={null}
    />,
  );
  const input = (name: string) => screen.getByLabelText(new RegExp(`^${name}`));
  for (const [name, value] of Object.entries({ Grade: 'AA', ...GOOD, [label]: typed })) {
    fireEvent.change(input(name), { target: { value } });
  }
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
  expect(sent).toEqual([]);
  fireEvent.change(input(label), { target: { value: { Grade: 'AA', ...GOOD }[label] } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
});

interface Described {
  readonly name: string;
  fields?: object[];
  inputFields?: object[];
}

/** What a server answers that can show its applied directives, as graphql-java and Hot Chocolate can. */
function introspectionOf(sdl: string, isAsked: boolean): object {
  const data = JSON.parse(JSON.stringify(introspectionFromSchema(buildSchema(sdl)))) as {
    __schema: { types: Described[] };
  };
  for (const type of data.__schema.types) {
    if (type.name === '__InputValue') {
      type.fields = type.fields?.flatMap((field) => [
        field,
        { ...field, name: 'appliedDirectives' },
      ]);
    }
    if (type.name !== 'BeanInput' || !isAsked) continue;
    const appliedDirectives = [{ name: 'length', args: [{ name: 'max', value: '3' }] }];
    type.inputFields = type.inputFields?.map((field) => ({ ...field, appliedDirectives }));
  }
  return data;
}

test('an endpoint that shows its applied directives is asked for them', async () => {
  const sdl = `
    directive @length(max: Int) on INPUT_FIELD_DEFINITION
    type Query { beans: [Bean!]! }
    type Bean { id: ID! name: String }
    type Mutation { createBean(input: BeanInput!): Bean }
    input BeanInput { name: String! }
  `;
  const server = await listen((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      const isAsked = body.includes('appliedDirectives');
      const data = introspectionOf(sdl, isAsked);
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ data }));
    });
  });
  const other = temporaryCheckout();
  expect((await other.run('connect', server.url)).code).toBe(0);
  expect(other.read('schema/schema.graphql')).toContain('name: String! @length(max: 3)');
  expect(other.read('src/resources/beans/beanFields.ts')).toContain('maxLength: 3');
  other.remove();
  await server.close();
});

describe('a schema is printed the same', () => {
  const printed = (text: string) => printSdl(parseSchema(text, 'given').schema);

  test('each time', () => expect(printed(printed(SDL))).toBe(printed(SDL)));

  test('as an introspection and as SDL, but for what an introspection cannot say', () => {
    const plain = printSchema(buildSchema(SDL, { assumeValidSDL: true }));
    const options = { specifiedByUrl: true, oneOf: true, directiveIsRepeatable: true };
    const introspection = introspectionFromSchema(buildSchema(plain), options);
    expect(printed(JSON.stringify(introspection))).toBe(printed(plain));
  });

  test('with the defaults of its arguments as they were written', () => {
    const query = 'type Query { a(of: JSON = {b: [1, TWO]}, c: Float = 1e9): Int }\nscalar JSON';
    expect(printed(query)).toContain('of: JSON = {b: [1, TWO]}, c: Float = 1e9');
  });
});

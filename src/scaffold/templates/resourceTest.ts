import { lowerFirst } from '../../model/wording/sentence.ts';
import { code } from '../code/code.ts';
import { text } from '../code/docs.ts';
import { imported, importedModule } from '../code/scope.ts';
import { sourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import type { FormsPlan } from '../forms/formPlan.ts';
import { planFilters } from '../lists/filters.ts';
import type { Plan } from '../plan.ts';
import type { ResourcePlan } from '../resourcePlan.ts';
import type { Module, Subject } from '../subject.ts';
import { changedInput, filledInputs, type MockInput } from '../tests/mockInput.ts';
import {
  mockRecord,
  NONE,
  pathToList,
  recordLiteral,
  responseAt,
  type MockRecord,
} from '../tests/mockRecord.ts';
import { sentVariables } from '../tests/sentVariables.ts';
import { article } from './fields.ts';

const TESTING = 'src/testing/renderPage.tsx';
const LIBRARY = '@testing-library/react';

/** What a test says of a resource, in words and in names. */
interface TestParts {
  readonly plan: Plan;
  readonly owner: Subject;
  readonly mock: MockRecord;
  /** `order`, which is a mock record. */
  readonly record: string;
  /** `an order` */
  readonly one: string;
  /** `orders` */
  readonly many: string;
}

/** The tests of a resource's screens on Relay's mock environment; null where it has none. */
export function resourceTestFile(
  plan: Plan,
  { subject: owner, forms }: ResourcePlan,
): GeneratedFile | null {
  const { resource, list, record, variable } = owner;
  const parts: TestParts = {
    plan,
    owner,
    mock: mockRecord(plan, owner, forms.edit?.mutation.variables ?? {}),
    record: variable,
    one: article(lowerFirst(resource.label)),
    many: lowerFirst(resource.pluralLabel),
  };
  const tests = [
    list && listTests(parts, list),
    record && recordTest(parts, record),
    editTest(parts, forms) ?? createTest(parts, forms),
  ].filter((test) => test !== null);
  if (tests.length === 0) return null;
  const body = tests.join('\n\n');
  const isNeeded = body.includes(variable);
  return sourceFile(
    `tests/resources/${resource.slug}.test.tsx`,
    `the type \`${resource.type}\``,
    isNeeded ? `const ${variable} = ${recordLiteral(parts.mock)};\n\n${body}` : body,
    { pragma: '@jest-environment jsdom' },
  );
}

function listTests(parts: TestParts, list: Module): string {
  const { plan, owner, mock, record, many } = parts;
  const { resource } = owner;
  const render = `${imported('renderPage', TESTING)}(${importedModule(list)})`;
  const { screen, resourceName } = namesOf(parts);
  const isAskedFirst =
    resource.list !== null &&
    planFilters(plan, resource, resource.list).some(({ required }) => required);
  if (isAskedFirst)
    return code`
      test(${text(`the list of ${many} asks for what it needs first`)}, () => {
        const page = ${render};
        expect(page.environment.mock.getAllOperations()).toEqual([]);
        expect(${screen}.getByRole('heading', { level: 1 })).toHaveTextContent(${resourceName}.pluralLabel);
      });
    `;
  const path = [...(resource.list?.path ?? []), ...(resource.list?.rows ?? [])];
  const [full, empty] = [
    responseAt(plan, path, record),
    responseAt(plan, pathToList(plan, path), NONE),
  ];
  const shown =
    mock.title === null
      ? `expect(${screen}.getAllByRole('rowheader')).toHaveLength(1);`
      : `expect(${screen}.getByRole('rowheader')).toHaveTextContent(${record}.${mock.title});`;
  return code`
    describe(${text(`the list of ${many}`)}, () => {
      test('shows each of them', () => {
        ${render}.respond({ Query: () => (${full}) });
        ${shown}
      });

      test('says when there are none', () => {
        ${render}.respond({ Query: () => (${empty}) });
        expect(${screen}.getByText(${imported('noneYet', TESTING)}(${resourceName}))).toBeVisible();
      });

      test('says why it cannot be shown', () => {
        ${render}.fail('The backend is out of order.');
        expect(${screen}.getByRole('alert')).toHaveTextContent('The backend is out of order.');
      });
    });
  `;
}

function recordTest(parts: TestParts, module: Module): string | null {
  const { mock, record, one } = parts;
  const address = addressOf(parts);
  const response = recordResponse(parts);
  if (address === null || response === null) return null;
  const { screen } = namesOf(parts);
  const heading = `expect(${screen}.getByRole('heading', { level: 1 }))`;
  return code`
    test(${text(`the page of ${one} shows it`)}, () => {
      ${imported('renderPage', TESTING)}(${importedModule(module)}, { key: ${address} }).respond({ Query: () => (${response}) });
      ${mock.title === null ? `${heading}.not.toHaveTextContent('not found');` : `${heading}.toHaveTextContent(${record}.${mock.title});`}
    });
  `;
}

function editTest(parts: TestParts, { edit }: FormsPlan): string | null {
  const { plan, mock, record, one } = parts;
  const [address, response] = [addressOf(parts), recordResponse(parts)];
  const input = edit && changedInput(edit);
  if (!edit || !input || address === null || response === null) return null;
  const sent =
    sentVariables(plan, edit, [input], mock) ??
    `${importedModule(edit.change)}.variables(${record}, { ${input.name}: ${input.sent} })`;
  return code`
    test(${text(`the form of ${one} sends what was changed, and nothing else`)}, async () => {
      const page = ${imported('renderPage', TESTING)}(${importedModule(edit)}, { key: ${address} });
      page.respond({ Query: () => (${response}) });
      ${enter(parts, edit.fields, input)}
      ${press(parts, 'Save')}
      expect(await page.sentVariables()).toEqual(${sent});
    });
  `;
}

function createTest(parts: TestParts, { create }: FormsPlan): string | null {
  const { one } = parts;
  const inputs = create && filledInputs(create);
  if (!create || !inputs) return null;
  const values = inputs.map(({ name, sent }) => `${name}: ${sent}`).join(', ');
  const sent =
    sentVariables(parts.plan, create, inputs, null) ??
    `${importedModule(create.change)}.variables({ ${values} })`;
  return code`
    test(${text(`the form for ${one} sends what was filled in, and nothing else`)}, async () => {
      const page = ${imported('renderPage', TESTING)}(${importedModule(create)});
      ${inputs.map((input) => enter(parts, create.fields, input))}
      ${press(parts, 'Create')}
      expect(await page.sentVariables()).toEqual(${sent});
    });
  `;
}

function enter(_parts: TestParts, fields: Module, { name, typed }: MockInput): string {
  const control = `${imported('controlOf', TESTING)}(${importedModule(fields)}, '${name}')`;
  return `${imported('fireEvent', LIBRARY)}.change(${control}, { target: { value: '${typed}' } });`;
}

function press(parts: TestParts, button: string): string {
  const { screen } = namesOf(parts);
  return `${imported('fireEvent', LIBRARY)}.click(${screen}.getByRole('button', { name: '${button}' }));`;
}

function namesOf({ owner }: TestParts): { readonly screen: string; readonly resourceName: string } {
  return { screen: imported('screen', LIBRARY), resourceName: importedModule(owner.descriptor) };
}

/** The record's key as its address has it; null where it is not known. */
function addressOf({ mock, record }: TestParts): string | null {
  const { key, values } = mock;
  if (key.length === 0 || key.some((path) => !values.has(path))) return null;
  const [only] = key;
  if (key.length > 1) return `\`${key.map((path) => `\${${record}.${path}}`).join(',')}\``;
  return typeof values.get(only) === 'string' ? `${record}.${only}` : `String(${record}.${only})`;
}

/** The response that has the record where its lookup has it. */
function recordResponse({ plan, owner, record }: TestParts): string | null {
  const { lookup } = owner.resource;
  return lookup && responseAt(plan, [...lookup.path, ...lookup.record], record);
}

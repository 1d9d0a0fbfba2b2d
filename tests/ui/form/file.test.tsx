/** @jest-environment jsdom */
import {
  act,
  cleanup,
  createEvent,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import { uploadProgress } from '../../../src/relay/uploadProgress.ts';
import type { Input, LabelledInput } from '../../../src/ui/form/input.ts';
import { binary } from '../../../src/ui/form/inputs/binary.tsx';
import { file } from '../../../src/ui/form/inputs/file.tsx';
import { files } from '../../../src/ui/form/inputs/files.tsx';
import { RecordForm } from '../../../src/ui/form/RecordForm.tsx';
import {
  changed,
  changedNames,
  initialState,
  type FormState,
} from '../../../src/ui/form/values.ts';

// The guard against leaving needs an app around it.
jest.mock('../../../src/ui/form/useLeaveGuard.ts', () => ({ useLeaveGuard: () => {} }));

const LOCALE = { language: 'en', timeZone: 'UTC', now: 0 };

/** What browsers have and jsdom has not: a list of files that can be put into an input. */
class FakeTransfer {
  readonly #input = document.createElement('input');
  readonly items = { add: () => {} };
  get files() {
    return Object.assign(this.#input, { type: 'file' }).files;
  }
}
Object.assign(globalThis, { DataTransfer: FakeTransfer });

/** The state of an input for a record. */
const stateOf = (input: Input<unknown, unknown>, record: Record<string, unknown>) =>
  initialState({ it: input as LabelledInput }, record, LOCALE).it;

/** A form with one input; returns what its value is once saved. */
function show(input: LabelledInput, value: unknown = input.empty) {
  const start = { it: value };
  const save = jest.fn((_state: FormState) => Promise.resolve('unchanged' as const));
  render(
    <RecordForm<unknown>
      fields={{ it: input }}
      start={start}
      before={start}
      locale={LOCALE}
      draftKey={null}
      submitLabel="Save"
      save={save}
      check={() => Promise.resolve({ isSaved: null, words: '' })}
      onSaved={() => {}}
      cancel={null}
    />,
  );
  return async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(save).toHaveBeenCalled());
    const state = save.mock.calls[0][0].it;
    return input.isEmpty(state) ? null : input.serialize(state, LOCALE);
  };
}

const photo = new File(['photo'], 'photo.png', { type: 'image/png' });
const label = new File(['label!'], 'label.pdf', { type: 'application/pdf' });
const dropped = (...files: File[]) => ({ dataTransfer: { types: ['Files'], files } });
const labelled = <State,>(input: object) =>
  ({ ...input, label: 'Photo' }) as unknown as LabelledInput<State>;

test('a file is dropped beside its input, shown with its size, and sent', async () => {
  const saved = show(labelled(file()));
  fireEvent.drop(screen.getByText('Or drop a file here.'), dropped(label));
  expect(screen.getByText('label.pdf will be uploaded.')).toBeVisible();
  expect(screen.getByText('6 byte')).toBeVisible();
  expect(await saved()).toBe(label);
});

test('of several files that are dropped where one fits, the first is taken, and that is said', async () => {
  const saved = show(labelled(file()));
  fireEvent.drop(screen.getByText('Or drop a file here.'), dropped(photo, label));
  expect(screen.getByText('Only one file fits here: photo.png was taken.')).toBeVisible();
  expect(await saved()).toBe(photo);
});

test('a chosen file is taken away again, and the choice has the focus', async () => {
  const saved = show(labelled(file()));
  fireEvent.change(screen.getByLabelText('Photo'), { target: { files: [photo] } });
  fireEvent.click(screen.getByRole('button', { name: 'Remove photo.png' }));
  expect(screen.queryByText(/photo.png/)).toBeNull();
  expect(screen.getByLabelText('Photo')).toHaveFocus();
  expect(await saved()).toBeNull();
});

test('several files are dropped on a list at once, and one of them is taken away', async () => {
  const saved = show(labelled(files({ item: 'Page' })));
  const place = within(screen.getByRole('group', { name: 'Photo' }));
  fireEvent.drop(place.getByText('Or drop files here.'), dropped(photo, label));
  fireEvent.click(place.getByRole('button', { name: 'Remove Page 1' }));
  expect(place.queryByText('photo.png will be uploaded.')).toBeNull();
  expect(await saved()).toEqual([label]);
});

test('a file that is dropped beside its place does not replace the page', () => {
  show(labelled(file()));
  const drop = createEvent.drop(document.body, dropped(photo));
  fireEvent(document.body, drop);
  expect(drop.defaultPrevented).toBe(true);
});

test('how much of a file has been sent is shown while it is', async () => {
  show(labelled(file()));
  fireEvent.change(screen.getByLabelText('Photo'), { target: { files: [label] } });
  act(() => uploadProgress.report([label], 3, 6));
  expect(await screen.findByRole('progressbar')).toHaveAttribute('value', '0.5');
  expect(screen.getByText('50%')).toBeVisible();
  act(() => uploadProgress.end([label]));
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
});

test('bytes that are there are said with their size, and can be taken away', async () => {
  const saved = show(labelled(binary()), btoa('five!'));
  expect(screen.getByText('Current value: 5 byte')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Remove Photo' }));
  expect(await saved()).toBeNull();
});

test('the file that a record has is shown by its name and a link, and is replaced by another one', async () => {
  const input = labelled(file({ current: ['scan', 'url'] }));
  const url = 'https://files.example/a/My%20scan.pdf?signature=1';
  const saved = show(input, stateOf(input, { scan: { url } }));
  const link = screen.getByRole('link', { name: 'My scan.pdf' });
  expect(link).toHaveAttribute('href', url);
  expect(screen.getByLabelText('Photo')).toHaveAccessibleDescription(
    'My scan.pdf Current file. Another one that you choose replaces it.',
  );
  fireEvent.change(screen.getByLabelText('Photo'), { target: { files: [label] } });
  expect(screen.queryByRole('button', { name: 'Remove My scan.pdf' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Remove label.pdf' }));
  expect(link).toBeVisible();
  fireEvent.change(screen.getByLabelText('Photo'), { target: { files: [label] } });
  expect(await saved()).toBe(label);
});

test('a file that is there and left alone is no change', () => {
  const input = labelled(file({ current: ['scan'] }));
  const before = { it: stateOf(input, { it: 'scan.pdf', scan: 'scan.pdf' }) };
  expect(before.it).toEqual({ held: [{ address: 'scan.pdf' }] });
  expect(input.isEmpty(before.it)).toBe(true);
  expect(changedNames({ it: input }, before, before)).toEqual([]);
});

test('a file that is there is removed once the form is saved, unless it is kept after all or replaced', async () => {
  const input = labelled(file({ current: ['scan'] }));
  const before = stateOf(input, { scan: 'scan.pdf' });
  const saved = show(input, before);
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  press('Remove scan.pdf');
  expect(screen.getByLabelText('Photo')).toHaveAccessibleDescription(
    'scan.pdf It is removed when you save.',
  );
  press('Keep scan.pdf');
  expect(screen.getByLabelText('Photo')).toHaveAccessibleDescription(/Current file/);
  press('Remove scan.pdf');
  fireEvent.change(screen.getByLabelText('Photo'), { target: { files: [label] } });
  press('Remove label.pdf');
  press('Remove scan.pdf');
  expect(await saved()).toBeNull();
  const removed = { held: [{ address: 'scan.pdf' }], isRemoved: true };
  const fields = { it: input };
  expect(changed(fields, { it: before }, { it: removed }, LOCALE)).toEqual({ it: null });
});

test.each([{ required: true }, { hasDefault: true }])(
  'a file that the record must have is not removed: %j',
  (words) => {
    const input = labelled(file({ current: ['scan'], ...words }));
    show(input, stateOf(input, { scan: 'scan.pdf' }));
    expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
  },
);

test('a picture that is there is shown, and what is no address on the web is no link', () => {
  const input = labelled(file({ current: ['avatar'], isPicture: true }));
  show(input, stateOf(input, { avatar: 'https://files.example/u/17' }));
  expect(document.querySelector('img')).toHaveAttribute('src', 'https://files.example/u/17');
  cleanup();
  show(input, stateOf(input, { avatar: 'javascript:alert(1)' }));
  expect(screen.queryByRole('link')).toBeNull();
  expect(document.querySelector('img')).toBeNull();
});

const PAGES = {
  pages: [
    { url: 'https://files.example/1', name: 'cover.png', bytes: 2_400 },
    { url: 'https://files.example/terms.pdf', name: null, bytes: null },
  ],
};
const pagesOf = (settings: object = {}) =>
  ({
    ...files({
      item: 'Page',
      current: ['pages', 'url'],
      fileName: 'name',
      fileSize: 'bytes',
      ...settings,
    }),
    label: 'Pages',
  }) as unknown as LabelledInput;

test('the files that a record has are shown by name, picture, size and a link, beside those that are chosen', async () => {
  const input = pagesOf();
  const saved = show(input, stateOf(input, PAGES));
  const link = screen.getByRole('link', { name: 'cover.png' });
  expect(link).toHaveAttribute('href', 'https://files.example/1');
  expect(screen.getByText('2.4 kB')).toBeVisible();
  expect(document.querySelector('img')).toHaveAttribute('src', 'https://files.example/1');
  expect(screen.getByRole('link', { name: 'terms.pdf' })).toBeVisible();
  fireEvent.drop(screen.getByText('Or drop files here.'), dropped(photo, label));
  expect(screen.getByText('photo.png will be uploaded.')).toBeVisible();
  expect(link).toBeVisible();
  expect(await saved()).toEqual([photo, label]);
});

test.each([
  ['replace', 'Current files. Those that you add replace them.'],
  ['add', 'Current files. Those that you add are kept beside them.'],
  [
    undefined,
    'Current files. The backend does not say whether those that you add replace them or are kept beside them.',
  ],
])('what becomes of files that are there is said as the schema says it: %s', (effect, words) => {
  const input = pagesOf({ effect });
  show(input, stateOf(input, PAGES));
  expect(screen.getByText(words)).toBeVisible();
});

test('that the backend takes no change without a file is said beside those that are there', () => {
  const input = pagesOf({ effect: 'replace', required: true });
  show(input, stateOf(input, PAGES));
  expect(
    screen.getByText(/^Current files.*replace them. The backend takes no change without a file.$/),
  ).toBeVisible();
});

test('files that are there and left alone are no change, whatever was chosen and taken away again', () => {
  const input = pagesOf();
  const before = { it: stateOf(input, PAGES) };
  expect(input.isEmpty(before.it)).toBe(true);
  expect(changedNames({ it: input }, before, before)).toEqual([]);
  const emptied = { it: { ...(before.it as object), items: [] } };
  expect(changedNames({ it: input }, before, emptied)).toEqual([]);
});

test('all files are removed where others would replace them, unless they are kept after all or replaced', async () => {
  const input = pagesOf({ effect: 'replace' });
  const before = stateOf(input, PAGES);
  const saved = show(input, before);
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  press('Remove Pages');
  expect(screen.getByText('They are removed when you save.')).toBeVisible();
  press('Keep Pages');
  fireEvent.drop(screen.getByText('Or drop files here.'), dropped(photo));
  expect(screen.queryByRole('button', { name: 'Remove Pages' })).toBeNull();
  press('Remove Page 1');
  press('Remove Pages');
  expect(await saved()).toEqual([]);
  const removed = { ...(before as object), isRemoved: true };
  expect(changed({ it: input }, { it: before }, { it: removed }, LOCALE)).toEqual({ it: [] });
});

test.each([
  {},
  { effect: 'add' },
  { effect: 'replace', required: true },
  { effect: 'replace', minItems: 1 },
])('files that cannot all be taken away are not offered to be: %j', (settings) => {
  const input = pagesOf(settings);
  show(input, stateOf(input, PAGES));
  expect(screen.queryByRole('button', { name: 'Remove Pages' })).toBeNull();
});

test('more files than the backend takes are refused, and addresses alone are enough to show what is there', () => {
  const input = labelled<never>(files({ item: 'Page', current: ['pages'], maxItems: 1 }));
  const { held } = stateOf(input, { pages: ['a/one.pdf', 'a/two.pdf', null] }) as {
    readonly held: unknown;
  };
  expect(held).toEqual([{ address: 'a/one.pdf' }, { address: 'a/two.pdf' }]);
  const item = { value: { id: '1', name: 'a', size: 1 } };
  expect(input.check({ items: [item, item] } as never, LOCALE)).toMatchObject([
    { path: ['items', '0', 'value'] },
    { path: ['items', '1', 'value'] },
  ]);
});

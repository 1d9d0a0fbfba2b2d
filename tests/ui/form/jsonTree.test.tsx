/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { JsonTree } from '../../../src/ui/form/json/JsonTree.tsx';

/** A text and its tree; returns the text as it is now, and what writes it anew. */
function show(text: string) {
  let now = text;
  let write: (text: string) => void = () => {};
  function Both() {
    const [value, setValue] = useState(text);
    now = value;
    write = setValue;
    return <JsonTree label="Guide" value={value} onChange={setValue} />;
  }
  render(<Both />);
  return { text: () => now, write: (next: string) => act(() => write(next)) };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const choose = (path: string, from: string, to: string) => {
  press(`Type of ${path}: ${from}`);
  press(to);
};
const addKey = (path: string, name: string) => {
  press(`Add a key ${path}`);
  const input = screen.getByLabelText(`Name of the new key in ${path}`);
  expect(input).toHaveFocus();
  fireEvent.change(input, { target: { value: name } });
  fireEvent.keyDown(input, { key: 'Enter' });
};
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('single values are edited in the tree and keep their types in the text', () => {
  const { text } = show('{"name": "Kenya", "grams": 18, "open": true, "by": null}');
  type('Guide › name', 'Say "hi"\nto all');
  type('Guide › grams', '18.50');
  type('Guide › open', 'false');
  choose('Guide › by', 'null', 'Number');
  type('Guide › by', '3');
  expect(text()).toBe('{"name": "Say \\"hi\\"\\nto all", "grams": 18.50, "open": false, "by": 3}');
});

test('what is no number is marked, stays as it was typed, and is put right', () => {
  const { text } = show('{"grams": 18}');
  type('Guide › grams', '18,5');
  expect(screen.getByLabelText('Guide › grams')).toBeInvalid();
  expect(screen.getByLabelText('Guide › grams')).toHaveValue('18,5');
  expect(() => JSON.parse(text())).toThrow();
  type('Guide › grams', '18.5');
  expect(screen.getByLabelText('Guide › grams')).toBeValid();
  expect(text()).toBe('{"grams": 18.5}');
});

test('what has parts can be folded, and what is deep is folded at first', () => {
  show('{"a": {"b": {"c": 1}}}');
  expect(screen.queryByLabelText('Guide › a › b › c')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'b {1}' }));
  expect(screen.getByLabelText('Guide › a › b › c')).toHaveValue('1');
  fireEvent.click(screen.getByRole('button', { name: 'a {1}' }));
  expect(screen.queryByRole('button', { name: 'b {1}' })).toBeNull();
});

test('the tree follows the text, and says where that is no JSON', async () => {
  const { write } = show('{"a": 1}');
  write('{"a": 2, "b":');
  expect(await screen.findByRole('status')).toHaveTextContent('line 1, column 14');
  write('{"a": 2}');
  expect(await screen.findByLabelText('Guide › a')).toHaveValue('2');
});

test('a key is added by its name, begins as the others are, and gets the focus', () => {
  const { text } = show('{"water": {"grams": 18, "hot":95}, "by": null}');
  addKey('Guide › water', ' seconds ');
  expect(screen.getByLabelText('Guide › water › seconds')).toHaveFocus();
  type('Guide › water › seconds', '30');
  addKey('Guide', 'note');
  type('Guide › note › grams', '1');
  expect(text()).toBe(
    '{"water": {"grams": 18, "hot":95, "seconds":30}, "by": null, "note": {"grams": 1, "hot":0, "seconds":0}}',
  );
});

test('a key without a name, or with one that is there, is refused beside it, and can be left', () => {
  const { text } = show('{"a": 1}');
  addKey('Guide', ' ');
  const input = screen.getByLabelText('Name of the new key in Guide');
  expect(input).toHaveAccessibleDescription('Enter a name.');
  fireEvent.change(input, { target: { value: 'a' } });
  press('Add');
  expect(input).toBeInvalid();
  expect(screen.getByRole('alert')).toHaveTextContent('“a” is there already.');
  fireEvent.keyDown(input, { key: 'Escape' });
  expect(screen.getByRole('button', { name: 'Add a key Guide' })).toHaveFocus();
  expect(text()).toBe('{"a": 1}');
});

test('the name of a key that was typed is not lost when one goes on', () => {
  const { text } = show('{"a": 1}');
  press('Add a key Guide');
  const input = screen.getByLabelText('Name of the new key in Guide');
  fireEvent.change(input, { target: { value: 'b' } });
  fireEvent.blur(input);
  expect(text()).toBe('{"a": 1, "b": 0}');
});

test('an entry is added and removed; the focus goes to it, to what is next, and to what adds one', () => {
  const { text } = show('{\n  "tags": [\n    "a",\n    "b"\n  ]\n}');
  press('Add an entry Guide › tags');
  const added = screen.getByLabelText('Guide › tags › 3');
  expect(added).toHaveFocus();
  fireEvent.change(added, { target: { value: 'c' } });
  expect(text()).toBe('{\n  "tags": [\n    "a",\n    "b",\n    "c"\n  ]\n}');
  const remove = (place: number) => `Remove Guide › tags › ${place}`;
  press(remove(1));
  expect(screen.getByRole('status')).toHaveTextContent('Guide › tags › 1 was removed.');
  expect(screen.getByRole('button', { name: remove(1) })).toHaveFocus();
  press(remove(2));
  expect(screen.getByRole('button', { name: remove(1) })).toHaveFocus();
  expect(text()).toBe('{\n  "tags": [\n    "b"\n  ]\n}');
  press(remove(1));
  expect(screen.getByRole('button', { name: 'Add an entry Guide › tags' })).toHaveFocus();
  expect(text()).toBe('{\n  "tags": []\n}');
});

test('each edit of the tree is undone, up to what was there', () => {
  const before = '{"a": 1, "list": [1, {"b":2}], "c": "long text"}';
  const { text } = show(before);
  press('Remove Guide › list');
  type('Guide › c', 'x');
  type('Guide › c', 'xy');
  choose('Guide › c', 'Text', 'Object');
  type('Guide › a', '1,5');
  expect(text()).toBe('{"a": ?1,5, "c": {}}');
  press('Undo');
  expect(text()).toBe('{"a": 1, "c": {}}');
  press('Undo');
  expect(text()).toBe('{"a": 1, "c": "xy"}');
  press('Undo');
  expect(text()).toBe('{"a": 1, "c": "long text"}');
  press('Undo');
  expect(text()).toBe(before);
  const undo = screen.getByRole('button', { name: 'Undo' });
  expect(undo).toHaveAttribute('aria-disabled', 'true');
});

test.each(['', ' ', 'null'])('the text “%s” begins with an object or a list', (before) => {
  const { text } = show(before);
  press('Begin with a list');
  expect(screen.getByRole('button', { name: 'Add an entry Guide' })).toHaveFocus();
  press('Undo');
  expect(text()).toBe(before);
  press('Begin with an object');
  addKey('Guide', 'a');
  expect(text()).toBe('{\n  "a": ""\n}');
});

test('a value becomes one of another kind, which keeps what it can be', () => {
  const { text } = show('["18", "x", true]');
  choose('Guide › 1', 'Text', 'Number');
  choose('Guide › 2', 'Text', 'Number');
  choose('Guide › 3', 'True or false', 'Text');
  expect(screen.getByLabelText('Guide › 3')).toHaveFocus();
  expect(text()).toBe('[18, 0, "true"]');
  choose('Guide › 1', 'Number', 'List');
  press('Add an entry Guide › 1');
  expect(text()).toBe('[[""], 0, "true"]');
});

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

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('single values are edited in the tree and keep their types in the text', () => {
  const { text } = show('{"name": "Kenya", "grams": 18, "open": true, "by": null}');
  type('Guide › name', 'Say "hi"\nto all');
  type('Guide › grams', '18.50');
  type('Guide › open', 'false');
  type('Guide › by', '0');
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

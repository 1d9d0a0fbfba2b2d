import { keyCommand } from '../../../../src/ui/list/sheet/keyCommands.ts';

const NONE = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, isComposing: false };

function command(key: string, held: Partial<typeof NONE> = {}, isRightToLeft = false) {
  const code = /^\p{L}$/u.test(key) ? 'KeyZ' : key;
  return keyCommand({ ...NONE, key, code, ...held }, isRightToLeft);
}

test('Shift and an arrow extend the range along the line of text', () => {
  const shift = { shiftKey: true };
  expect(command('ArrowDown', shift)).toEqual({ type: 'extend', by: { rows: 1, columns: 0 } });
  expect(command('ArrowRight', shift)).toEqual({ type: 'extend', by: { rows: 0, columns: 1 } });
  expect(command('ArrowRight', shift, true)).toEqual({
    type: 'extend',
    by: { rows: 0, columns: -1 },
  });
  expect(command('ArrowUp', { ...shift, ctrlKey: true })).toEqual({
    type: 'extend',
    by: { rows: -Infinity, columns: 0 },
  });
});

test.each([
  ['a', 'all'],
  ['c', 'copy'],
  ['d', 'fillDown'],
  ['s', 'save'],
  ['y', 'redo'],
  ['z', 'undo'],
])('Ctrl or ⌘ and %s: %s', (key, type) => {
  expect(command(key, { ctrlKey: true })).toEqual({ type });
  expect(command(key, { metaKey: true })).toEqual({ type });
});

test('⇧⌘Z does again, and so it does where another script is typed', () => {
  expect(command('Z', { metaKey: true, shiftKey: true })).toEqual({ type: 'redo' });
  expect(command('ئ', { ctrlKey: true })).toEqual({ type: 'undo' });
});

test('what is typed replaces, Enter and F2 edit, Delete and Backspace empty', () => {
  expect(command('x')).toEqual({ type: 'edit', isReplaced: true });
  expect(command('é', { shiftKey: true })).toEqual({ type: 'edit', isReplaced: true });
  expect(command('Enter')).toEqual({ type: 'edit', isReplaced: false });
  expect(command('F2')).toEqual({ type: 'edit', isReplaced: false });
  expect(command('Delete')).toEqual({ type: 'clear' });
  expect(command('Backspace')).toEqual({ type: 'clear' });
});

test('other keys keep their meaning', () => {
  for (const key of ['ArrowDown', 'Tab', 'PageDown', ' ', 'Shift', 'F5'])
    expect(command(key)).toBeNull();
  expect(command('v', { ctrlKey: true })).toBeNull();
  expect(command('x', { altKey: true })).toBeNull();
  expect(command('a', { isComposing: true })).toBeNull();
});

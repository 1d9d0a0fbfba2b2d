import fc from 'fast-check';
import {
  contentOf,
  nextState,
  UNTOUCHED,
  type Edit,
  type KnownCells,
  type SheetAction,
  type SheetState,
} from '../../../../src/ui/list/sheet/sheetState.ts';

const ROWS = ['one', 'two', 'three'];
const FIELDS = ['name', 'amount'];

/** Cells of which the backend has `row field`, and in which case does not count. */
const KNOWN: KnownCells = {
  baseOf: ({ row, field }) =>
    ROWS.includes(row) && FIELDS.includes(field) ? `${row} ${field}` : undefined,
  isSame: (_field, one, other) => String(one).toLowerCase() === String(other).toLowerCase(),
};

function after(...actions: readonly SheetAction[]): SheetState {
  return actions.reduce((state, action) => nextState(state, action, KNOWN), UNTOUCHED);
}

function edit(row: string, field: string, typed: string): SheetAction & { type: 'edit' } {
  return { type: 'edit', edits: [{ row, field, content: { state: typed } }] };
}

function shown({ unsaved }: SheetState): Record<string, unknown> {
  return Object.fromEntries(
    [...unsaved.values()].map(({ row, field, state, unread }) => [
      `${row} ${field}`,
      unread?.text ?? state,
    ]),
  );
}

test('an edited cell is unsaved, until it is as it was', () => {
  expect(shown(after(edit('one', 'name', 'new')))).toEqual({ 'one name': 'new' });
  expect(shown(after(edit('one', 'name', 'new'), edit('one', 'name', 'ONE NAME')))).toEqual({});
  expect(after(edit('one', 'name', 'ONE name'))).toBe(UNTOUCHED);
  expect(after(edit('nine', 'name', 'new'))).toBe(UNTOUCHED);
});

test('a paste is one step, with what could not be read', () => {
  const edits: Edit[] = [
    { row: 'one', field: 'name', content: { state: 'a' } },
    {
      ...{ row: 'two', field: 'amount' },
      content: { state: 'two amount', unread: { text: 'x', problem: 'Not a number.' } },
    },
  ];
  const pasted = after({ type: 'edit', edits });
  expect(shown(pasted)).toEqual({ 'one name': 'a', 'two amount': 'x' });
  expect(shown(nextState(pasted, { type: 'undo' }, KNOWN))).toEqual({});
  const again = after({ type: 'edit', edits }, { type: 'undo' }, { type: 'redo' });
  expect(again.unsaved).toEqual(pasted.unsaved);
});

test('discarding is a step that can be undone', () => {
  const made = [edit('one', 'name', 'a'), edit('two', 'name', 'b')];
  expect(shown(after(...made, { type: 'discard' }))).toEqual({});
  expect(shown(after(...made, { type: 'discard' }, { type: 'undo' }))).toEqual(
    shown(after(...made)),
  );
});

test('what is saved is not unsaved any more, but what was typed since is', () => {
  const saved: SheetAction = {
    ...{ type: 'saved', row: 'one' },
    saved: { name: { before: 'one name', sent: 'a', after: 'A.' } },
  };
  expect(shown(after(edit('one', 'name', 'a'), saved))).toEqual({});
  const since = after(edit('one', 'name', 'a'), edit('one', 'name', 'b'), saved);
  expect([...since.unsaved.values()]).toEqual([
    { row: 'one', field: 'name', state: 'b', base: 'A.' },
  ]);
});

test('to undo what was saved makes the cell unsaved, with what it was', () => {
  const saved: SheetAction = {
    ...{ type: 'saved', row: 'one' },
    saved: { name: { before: 'read', sent: 'a', after: 'a' } },
  };
  const state = after(edit('one', 'name', 'a'), saved);
  const now = { ...KNOWN, baseOf: () => 'a' };
  // The record says it more precisely than the row did.
  expect(shown(nextState(state, { type: 'undo' }, now))).toEqual({ 'one name': 'read' });
});

test('what is saved is shown, and can be undone, before the row is read again', () => {
  const saved: SheetAction = {
    ...{ type: 'saved', row: 'one' },
    saved: { name: { before: 'one name', sent: 'a', after: 'a' } },
  };
  const state = after(edit('one', 'name', 'a'), saved);
  const cell = { row: 'one', field: 'name' };
  expect(contentOf(state, cell, KNOWN)).toEqual({ state: 'a' });
  const undone = nextState(state, { type: 'undo' }, KNOWN);
  expect([...undone.unsaved.values()]).toEqual([{ ...cell, state: 'one name', base: 'a' }]);
  // The row has been read again: what it says is newer.
  expect(contentOf(state, cell, { ...KNOWN, baseOf: () => 'b' })).toEqual({ state: 'b' });
});

test('what was discarded comes back, though its row is out of sight by then', () => {
  const state = after(edit('one', 'name', 'a'), { type: 'discard' });
  const gone = { ...KNOWN, baseOf: () => undefined };
  expect(shown(nextState(state, { type: 'undo' }, gone))).toEqual({ 'one name': 'a' });
});

test('to take what somebody else has entered shows it, before the row is read again', () => {
  const conflict: SheetAction = { type: 'conflict', row: 'one', theirs: { name: 'theirs' } };
  const state = after(edit('one', 'name', 'mine'), conflict, edit('one', 'name', 'theirs'));
  expect(shown(state)).toEqual({});
  expect(contentOf(state, { row: 'one', field: 'name' }, KNOWN)).toEqual({ state: 'theirs' });
});

test('a conflict keeps both values, and the next edit starts from theirs', () => {
  const conflict: SheetAction = { type: 'conflict', row: 'one', theirs: { name: 'theirs' } };
  const state = after(edit('one', 'name', 'mine'), conflict);
  expect([...state.unsaved.values()]).toEqual([
    { row: 'one', field: 'name', state: 'mine', base: 'theirs', isConflict: true },
  ]);
  expect(shown(nextState(state, edit('one', 'name', 'theirs'), KNOWN))).toEqual({});
});

test('who has changed it stays with the cell until that is changed', () => {
  const lastChange = 'Last change: by Ada.';
  const conflict: SheetAction = {
    ...{ type: 'conflict', row: 'one', theirs: { name: 'theirs' } },
    lastChange,
  };
  const state = after(edit('one', 'name', 'mine'), conflict);
  expect([...state.unsaved.values()][0].lastChange).toBe(lastChange);
  const changed = nextState(state, edit('one', 'name', 'mine, too'), KNOWN);
  expect([...changed.unsaved.values()][0].lastChange).toBeUndefined();
});

test('why a cell was refused stays until it is changed', () => {
  const refused: SheetAction = { type: 'refused', row: 'one', reasons: { name: 'Too long.' } };
  const state = after(edit('one', 'name', 'a'), refused);
  expect([...state.unsaved.values()][0].refusal).toBe('Too long.');
  const changed = nextState(state, edit('one', 'name', 'b'), KNOWN);
  expect([...changed.unsaved.values()][0].refusal).toBeUndefined();
});

const anyEdits = fc
  .array(
    fc.record({
      row: fc.constantFrom(...ROWS),
      field: fc.constantFrom(...FIELDS),
      content: fc.record({ state: fc.constantFrom('a', 'b', 'one name', 'two amount') }),
    }),
  )
  .map((edits): SheetAction => ({ type: 'edit', edits }));
const anyAction = fc.oneof(
  { weight: 4, arbitrary: anyEdits },
  fc.constantFrom<SheetAction>({ type: 'undo' }, { type: 'redo' }, { type: 'discard' }),
);

test('undoing everything leaves nothing unsaved, redoing it leaves what there was', () => {
  fc.assert(
    fc.property(fc.array(anyAction), (actions) => {
      const state = after(...actions);
      let undone = state;
      while (undone.done.length > 0) undone = nextState(undone, { type: 'undo' }, KNOWN);
      expect(shown(undone)).toEqual({});
      let redone = undone;
      for (const _step of state.done) redone = nextState(redone, { type: 'redo' }, KNOWN);
      expect(shown(redone)).toEqual(shown(state));
      expect(redone.done).toEqual(state.done);
    }),
  );
});

test('a cell has what was put into it last, and only what differs is unsaved', () => {
  fc.assert(
    fc.property(fc.array(anyEdits), (actions) => {
      const state = after(...actions);
      const all = actions.flatMap((action) => (action.type === 'edit' ? action.edits : []));
      for (const row of ROWS)
        for (const field of FIELDS) {
          const own = all.filter((one) => one.row === row && one.field === field);
          const expected = own.at(-1)?.content.state ?? KNOWN.baseOf({ row, field });
          expect(contentOf(state, { row, field }, KNOWN)).toEqual({ state: expected });
        }
      for (const { field, state: shown, base } of state.unsaved.values())
        expect(KNOWN.isSame(field, shown, base)).toBe(false);
    }),
  );
});

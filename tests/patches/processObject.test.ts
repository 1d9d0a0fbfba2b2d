import processObject from '../../src/patches/processObject.ts';

const original = jest.requireActual<Record<string, unknown>>(
  '../../node_modules/next/dist/compiled/process/browser.js',
);
const own: Record<string, unknown> = processObject;

test('the `process` of browsers has what that of Next.js has', () => {
  expect(Object.keys(own).sort()).toEqual(Object.keys(original).sort());
  for (const [name, value] of Object.entries(original)) {
    if (typeof value === 'function') expect(typeof own[name]).toBe('function');
    else expect(own[name]).toEqual(value);
  }
});

test('what is left for the next tick runs after what is at work, in order, with its arguments', async () => {
  const done: unknown[] = [];
  processObject.nextTick((...args) => done.push(args), 1, 2);
  processObject.nextTick(() => done.push('second'));
  expect(done).toEqual([]);
  await Promise.resolve();
  expect(done).toEqual([[1, 2], 'second']);
});

import { mergeJson } from '../../../src/scaffold/merge/mergeJson.ts';

const print = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const merge = (yours: unknown, last: unknown, next: unknown) =>
  mergeJson(print(yours), print(last), print(next));

test('keys that either side adds, changes or removes are merged, in the order of yours', () => {
  const last = {
    name: 'NAME',
    scripts: { start: 'a', test: 'b' },
    dependencies: { next: '1', x: '1' },
  };
  const yours = {
    name: 'office',
    scripts: { start: 'a', test: 'b', deploy: 'c' },
    dependencies: { next: '1', ours: '2' },
  };
  const next = {
    name: 'NAME',
    engines: { node: '22' },
    scripts: { start: 'a', test: 'd', lint: 'e' },
    dependencies: { next: '2', x: '1' },
  };
  expect(merge(yours, last, next)).toBe(
    print({
      name: 'office',
      engines: { node: '22' },
      scripts: { start: 'a', test: 'd', lint: 'e', deploy: 'c' },
      dependencies: { next: '2', ours: '2' },
    }),
  );
});

test('what both sides changed, or cannot be read, is not merged', () => {
  expect(merge({ next: '1.1' }, { next: '1' }, { next: '2' })).toBeNull();
  expect(merge({ list: [1, 2] }, { list: [1] }, { list: [1, 3] })).toBeNull();
  expect(merge({}, { next: '1' }, { next: '2' })).toBeNull();
  expect(mergeJson('{ // ours\n}', '{}', '{"a":1}')).toBeNull();
});

test('the indentation of yours stays', () => {
  expect(mergeJson('{\n\t"a": 1\n}\n', '{"a":1}', '{"a":1,"b":2}')).toBe(
    '{\n\t"a": 1,\n\t"b": 2\n}\n',
  );
});

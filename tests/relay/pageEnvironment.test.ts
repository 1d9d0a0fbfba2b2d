import { pageEnvironment } from '../../src/relay/pageEnvironment.ts';

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'window');
});

test('on the server no two calls share an environment', () => {
  expect(pageEnvironment({})).not.toBe(pageEnvironment({}));
  expect(pageEnvironment({}).isServer()).toBe(true);
});

test('in the browser there is one for the whole visit', () => {
  Object.assign(globalThis, { window: {} });
  expect(pageEnvironment({})).toBe(pageEnvironment({}));
  expect(pageEnvironment({}).isServer()).toBe(false);
});

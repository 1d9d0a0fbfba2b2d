import { exposureOf, servingOf } from '../../src/cli/exposure.ts';

const ADMIN = 'whom GRAPHQL_HEADERS says (authorization)';

test.each([
  ['0.0.0.0', ADMIN],
  ['::', 'the one user of the database'],
  ['192.168.1.7', ADMIN],
])('who listens on %s is told whose rights everybody has', (HOST, actsAs) => {
  expect(exposureOf({ HOST }, { actsAs })).toContain(
    `everybody who reaches it reads and writes as ${actsAs}.`,
  );
});

test.each([
  ['localhost', ADMIN],
  ['127.0.0.1', ADMIN],
  [undefined, ADMIN],
  ['0.0.0.0', null],
])('nothing is said where HOST is %s and a call acts as %s', (HOST, actsAs) => {
  expect(exposureOf({ HOST }, { actsAs })).toBeNull();
});

test('the app is called where it listens', () => {
  expect(servingOf({})).toEqual({ host: 'localhost', basePath: '', stopTimeout: 30_000 });
  expect(servingOf({ NEXT_PUBLIC_BASE_PATH: '/office' }).basePath).toBe('/office');
  expect(servingOf({ HOST: '0.0.0.0', FRONTAGE_STOP_TIMEOUT: '1' })).toMatchObject({
    host: 'localhost',
    stopTimeout: 1,
  });
  expect(servingOf({ HOST: '10.0.0.7' }).host).toBe('10.0.0.7');
  expect(() => servingOf({ FRONTAGE_STOP_TIMEOUT: 'soon' })).toThrow('FRONTAGE_STOP_TIMEOUT');
});

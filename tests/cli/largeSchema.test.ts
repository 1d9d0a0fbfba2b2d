import { join } from 'node:path';
import { repository } from './ownProcess.ts';
import { copyTypes, temporaryCheckout, type TemporaryCheckout } from './temporaryCheckout.ts';

const GITHUB = join(repository, 'node_modules/@octokit/graphql-schema/schema.json');
const MINUTES = 60_000;

describe('GitHub’s schema, from a file', () => {
  let checkout: TemporaryCheckout;

  beforeAll(() => {
    checkout = temporaryCheckout();
    copyTypes(checkout);
  });

  afterAll(() => checkout.remove());

  test(
    'becomes screens that compile and have right types',
    async () => {
      const { code, stdout, stderr } = await checkout.run('connect', GITHUB);
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      expect(stdout).toMatch(/\d{2,} resources: /);
      expect(checkout.has('src/resources/repositories/RepositoryRecord.tsx')).toBe(true);
      expect((await checkout.run('check')).code).toBe(0);
    },
    5 * MINUTES,
  );
});

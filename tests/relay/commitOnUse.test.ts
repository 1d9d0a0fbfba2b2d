import type { MutationParameters } from 'relay-runtime';
import { commitOnUse } from '../../src/relay/commitOnUse.ts';
import { createEnvironment } from '../../src/relay/environment.ts';
import type { Change } from '../../src/relay/mutation.ts';

jest.mock('../../src/relay/mutation.ts', () => {
  throw Object.assign(new Error('Failed to load chunk 1.js'), { name: 'ChunkLoadError' });
});

test('where the code that sends a change does not come, nothing was sent, and that is said', async () => {
  const asked = jest.spyOn(globalThis, 'fetch');
  const environment = createEnvironment({ url: '/graphql', localKeys: {}, isServer: false });
  const load = () => Promise.resolve({} as Change<MutationParameters>);
  expect(await commitOnUse(environment, load, () => ({}))).toMatchObject({
    status: 'failed',
    error: { name: 'NetworkError' },
    mayHaveHappened: false,
  });
  expect(asked).not.toHaveBeenCalled();
});

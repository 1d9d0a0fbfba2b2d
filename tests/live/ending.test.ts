import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { endingOf } from '../browser/appCheckout.ts';

const running = (script: string): ChildProcess =>
  spawn(process.execPath, ['--eval', script], { stdio: ['ignore', 'pipe', 'pipe'] });

test('an app that fails says its code and the error that it printed last', async () => {
  const app = running(
    'console.log("Ready"); setTimeout(() => { throw new Error("no space left"); });',
  );
  const ending = endingOf(app);
  expect(ending()).toBeNull();
  await once(app, 'close');
  expect(ending()).toContain('The app ended (1).');
  expect(ending()).toContain('no space left');
});

test('an app that is killed says by which signal', async () => {
  const app = running('console.log("Ready"); setInterval(() => {}, 1000);');
  const ending = endingOf(app);
  await once(app.stdout!, 'data');
  app.kill('SIGKILL');
  await once(app, 'close');
  expect(ending()).toBe('The app ended (SIGKILL). It printed last:\nReady\n');
});

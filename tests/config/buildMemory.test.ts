import { allowMemoryForTypes } from '../../src/config/buildMemory.js';

const { argv, env } = process;

afterEach(() => {
  process.argv = argv;
  process.env = env;
});

/** The options that Node.js has after a command of Next.js was configured. */
function optionsAfter(command: string, before?: string): string | undefined {
  process.argv = ['node', 'next', command];
  process.env = { ...env, NODE_OPTIONS: before };
  if (before === undefined) delete process.env.NODE_OPTIONS;
  allowMemoryForTypes();
  return process.env.NODE_OPTIONS;
}

test('a build may use three quarters of the machine’s memory for types, and keeps other options', () => {
  expect(optionsAfter('build')).toMatch(/^--max-old-space-size=[1-9]\d+$/);
  expect(optionsAfter('build', '--no-deprecation')).toMatch(
    /^--no-deprecation --max-old-space-size=[1-9]\d+$/,
  );
});

test('a limit that a team has set counts', () => {
  expect(optionsAfter('build', '--max_old_space_size=2048')).toBe('--max_old_space_size=2048');
});

test.each(['dev', 'start'])('next %s is as it was', (command) => {
  expect(optionsAfter(command)).toBeUndefined();
});

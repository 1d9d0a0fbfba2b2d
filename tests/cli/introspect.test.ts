import { fork, type ChildProcess } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { node, repository } from './ownProcess.ts';
import { temporaryCheckout, type TemporaryCheckout } from './temporaryCheckout.ts';

describe('a server of 2015, which rejects today’s introspection', () => {
  let checkout: TemporaryCheckout;
  let server: ChildProcess;
  let url: string;

  beforeAll(async () => {
    const file = join(tmpdir(), `swapi-server-${process.pid}.cjs`);
    writeFileSync(file, SERVER);
    server = fork(file, { cwd: repository, execPath: node, execArgv: [], silent: true });
    const port = await new Promise<number>((resolve) =>
      server.once('message', resolve as () => void),
    );
    url = `http://127.0.0.1:${port}/`;
  });

  beforeEach(() => {
    checkout = temporaryCheckout();
  });

  afterEach(() => checkout.remove());

  afterAll(() => server.kill());

  test('is asked what it knows, and gives films, people and planets', async () => {
    const { code, stdout } = await checkout.run('connect', url);
    expect(code).toBe(0);
    expect(stdout).toMatch(/6 resources: .*films.*people.*planets/);
    expect(checkout.read('schema/schema.graphql')).toMatch(/^schema \{\n {2}query: Root\n\}/);
    expect((await checkout.run('check')).code).toBe(0);
  });
});

/** swapi-graphql's own schema over graphql 0.4, both as they were published. */
const SERVER = `
const { createRequire } = require('node:module');
const packaged = createRequire(process.cwd() + '/node_modules/swapi-graphql/package.json');
const { schema, graphql } = packaged('./lib/index.js');
const server = require('node:http').createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  const answer = await graphql(schema, JSON.parse(body).query);
  response.statusCode = answer.data ? 200 : 400;
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(answer));
});
server.listen(0, '127.0.0.1', () => process.send(server.address().port));
process.on('disconnect', () => process.exit());
`;

import { spawn, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { checkoutOfStubs, stopped, until } from './stubbedApp.ts';
import { plainEnvironment, repository } from './ownProcess.ts';
import { type TemporaryCheckout } from './temporaryCheckout.ts';

/** Relay's compiler and language server, where there is no Watchman. */

let checkout: TemporaryCheckout;
let running: ChildProcess;

const PAGE = 'src/pages/Films.tsx';
const page = (field: string) =>
  `import { graphql } from 'react-relay';\n\nexport const query = graphql\`\n  query FilmsQuery {\n    film(id: 1) {\n      ${field}\n    }\n  }\n\`;\n`;

beforeEach(() => {
  checkout = checkoutOfStubs();
  checkout.write(PAGE, page('title'));
});

afterEach(async () => {
  await stopped(running, 'SIGTERM');
  checkout.remove();
});

function run(...args: string[]): ChildProcess {
  const program = [`${repository}/src/cli/frontage.ts`, ...args];
  const { WATCHMAN_SOCK: _, ...environment } = plainEnvironment();
  return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...program], {
    cwd: checkout.root,
    env: environment as NodeJS.ProcessEnv,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
}

test('`frontage relay --watch` follows files that are changed, added and removed', async () => {
  running = run('relay', '--watch');
  const artifact = (name: string) => `__generated__/${name}.graphql.ts`;
  const selects = (field: string) =>
    until(() => {
      const path = artifact('FilmsQuery');
      return checkout.has(path) && checkout.read(path).includes(`readonly ${field}:`);
    });
  await selects('title');
  checkout.write(PAGE, page('director'));
  await selects('director');
  checkout.write('src/new/Titles.tsx', page('title').replace('FilmsQuery', 'TitlesQuery'));
  await until(() => checkout.has(artifact('TitlesQuery')));
  rmSync(checkout.path('src/new'), { recursive: true });
  await until(() => !checkout.has(artifact('TitlesQuery')));
  expect(checkout.has('__generated__/operations.json')).toBe(true);
});

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: { readonly diagnostics?: ReadonlyArray<{ readonly message: string }> };
  readonly result?: unknown;
}

/** An editor's side of the language server's protocol. */
class Editor {
  readonly received: Message[] = [];
  private count = 0;
  private readonly server: ChildProcess;

  constructor(server: ChildProcess) {
    this.server = server;
    let bytes = Buffer.alloc(0);
    server.stdout?.on('data', (chunk: Buffer) => {
      bytes = Buffer.concat([bytes, chunk]);
      for (;;) {
        const header = /^Content-Length: (\d+)\r\n(?:.+\r\n)*\r\n/.exec(bytes.toString('latin1'));
        const end = header ? header[0].length + Number(header[1]) : Infinity;
        if (!header || bytes.length < end) return;
        const message = JSON.parse(bytes.toString('utf8', header[0].length, end)) as Message;
        bytes = bytes.subarray(end);
        this.received.push(message);
        if (message.method && message.id !== undefined) this.send({ id: message.id, result: null });
      }
    });
  }

  notify(method: string, params: object, id?: number): void {
    this.send({ id, method, params });
  }

  private send(message: object): void {
    const text = JSON.stringify({ jsonrpc: '2.0', ...message });
    this.server.stdin?.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
  }

  async ask(method: string, params: object): Promise<unknown> {
    const id = (this.count += 1);
    this.notify(method, params, id);
    const answer = () => this.received.find((message) => message.id === id && !message.method);
    await until(() => answer() !== undefined);
    return answer()?.result;
  }
}

test('`frontage lsp` shows an editor errors as one types, and where fields are defined', async () => {
  running = run('lsp', '--output=quiet-with-errors');
  const editor = new Editor(running);
  const uri = pathToFileURL(checkout.path(PAGE)).href;
  await editor.ask('initialize', { processId: process.pid, capabilities: {} });
  editor.notify('initialized', {});
  const textDocument = { uri, languageId: 'typescriptreact', version: 1, text: page('title') };
  editor.notify('textDocument/didOpen', { textDocument });
  await until(() => JSON.stringify(editor.received).includes('Relay: ready'));
  const contentChanges = [{ text: page('titel') }];
  editor.notify('textDocument/didChange', { textDocument: { uri, version: 2 }, contentChanges });
  await until(() => JSON.stringify(editor.received).includes('has no field `titel`'));
  contentChanges[0].text = page('title');
  editor.notify('textDocument/didChange', { textDocument: { uri, version: 3 }, contentChanges });
  const definition = await editor.ask('textDocument/definition', {
    textDocument: { uri },
    position: { line: 5, character: 8 },
  });
  expect(JSON.stringify(definition)).toContain('/schema/schema.graphql');
});

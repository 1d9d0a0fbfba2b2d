import { Command, Option } from 'commander';
import { ALLOW_LIST_FORMATS, type AllowListFormat } from '../scaffold/allowList.ts';
import { openCheckout } from './checkout.ts';
import { CommandError, describeError, type Interrupted } from './commandError.ts';
import { recoverIfAbandoned, withLock } from './lock.ts';
import { useProxies } from '../server/proxies.ts';
import { gather, onlyOption, portOf, portOption, probeOption, timeoutOption } from './options.ts';
import { parseRoleSource, RoleFlags } from './roleFlags.ts';
import type { RoleSource } from '../roles/rolesFile.ts';
import { stopOnSignals } from './stopOnSignals.ts';

const stopping = stopOnSignals();
const roleFlags = new RoleFlags();

// `frontage model | head`: the reader has closed the pipe.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

const program = new Command('frontage')
  .description(
    'A back office for any GraphQL API: reads the schema, writes the screens, serves them.',
  )
  .option('--dir <directory>', 'the checkout to work on', '.')
  .configureHelp({ showGlobalOptions: true })
  .showHelpAfterError('Run `frontage --help` to see what there is.')
  .addHelpText(
    'after',
    `
Environment (or .env.local in the checkout):
  GRAPHQL_ENDPOINT  the backend to serve, instead of the one that was connected
  GRAPHQL_HEADERS   headers for every call to it, as JSON: { "name": "value" }
  DATABASE_URL      a PostgreSQL database for the embedded backend to serve
  HOST              the address that the app listens on (this machine alone)
  PORT              where the app answers (3000)`,
  );

program
  .command('start')
  .description('build the app if need be, and serve it with its backend')
  .addOption(portOption())
  .option('--build-only', 'compile and build, then end')
  .action(async ({ port, buildOnly = false }: { port?: number; buildOnly?: boolean }) => {
    const { start } = await import('./start.ts');
    const root = await openForReading();
    await start(root, { port: await portOf(root, port), buildOnly }, stopping);
  });

program
  .command('build')
  .description('check, compile and build the app into .next, for `next start` and other hosts')
  .action(async () => {
    const { build } = await import('./build.ts');
    await build(await openForReading(), stopping);
  });

program
  .command('dev')
  .description('serve the app from its sources and follow every change')
  .addOption(portOption())
  .action(async ({ port }: { port?: number }) => {
    const { dev } = await import('./dev.ts');
    const root = await openForReading();
    await dev(root, await portOf(root, port), stopping);
  });

for (const [name, description, before] of [
  ['relay', 'run relay-compiler; its --watch needs no Watchman', []],
  ['lsp', "run Relay's language server for an editor", ['lsp']],
] as const)
  program
    .command(name)
    .description(description)
    .argument('[arguments...]', 'passed on')
    .allowUnknownOption()
    .helpOption(false)
    .action(async (args: string[]) => {
      const { relay } = await import('./relay.ts');
      await relay(await openForReading(), [...before, ...args], stopping);
    });

program
  .command('create')
  .description('make an app of its own in a new folder; all of it or nothing')
  .argument('<directory>', 'the folder to make')
  .argument(
    '[endpoint-or-file]',
    'URL, SDL or introspection JSON of the API; without it, the embedded sample',
  )
  .option('--header <name: value>', 'a header for every call to it; may be repeated', gather)
  .addOption(onlyOption())
  .addOption(timeoutOption())
  .addOption(probeOption())
  .action(async (directory: string, target: string | undefined, options: CreateFlags) => {
    const { create } = await import('./create.ts');
    await create(directory, target, { ...options, header: options.header ?? [] }, stopping);
  });

program
  .command('connect')
  .description('make screens for the schema of an endpoint or a file; all of it or nothing')
  .argument(
    '[endpoint-or-file]',
    'URL, SDL or introspection JSON; without it, the embedded backend',
  )
  .option(
    '--header <name: value>',
    'a header for every call to it, or for the role before it; may be repeated',
    roleFlags.addHeader,
  )
  .option(
    '--role <name[=file]>',
    'read the schema as this role sees it, too; may be repeated',
    roleFlags.addRole,
  )
  .option(
    '--role-from <source>',
    "where a session's role is found: claim:app.role, viewer:me.role or header:x-role",
    parseRoleSource,
  )
  .addOption(onlyOption())
  .addOption(timeoutOption())
  .addOption(probeOption())
  .option('--no-compile', 'take the schema even if edited screens do not compile with it')
  .action(async (target: string | undefined, flags: ConnectFlags) => {
    const { connect } = await import('./connect.ts');
    const { shared: header, roles } = roleFlags;
    const options = { ...flags, header, roles };
    await withCheckout((root) => connect(root, target, options, stopping));
  });

program
  .command('pull')
  .description('fetch the schema again, say what changed, and merge it into the screens')
  .option(
    '--offline',
    'take the schema in the checkout: after a change of hints, or of Frontage',
    false,
  )
  .addOption(timeoutOption())
  .addOption(probeOption())
  .option('--no-compile', 'take the schema even if edited screens do not compile with it')
  .action(async (options: PullFlags) => {
    const { pull } = await import('./pull.ts');
    await withCheckout((root) => pull(root, options, stopping));
  });

program
  .command('model')
  .description('explain what is read from the schema, and why')
  .option('--schema <file>', 'SDL or introspection JSON; without it, the schema of the checkout')
  .option('--json', 'print it as JSON', false)
  .option(
    '--live [endpoint]',
    'ask the backend what the schema cannot say, and compare that with schema/observations.json',
  )
  .action(async (options: { schema?: string; json: boolean; live?: string | true }) => {
    if (options.live !== undefined) {
      const { printLive } = await import('./live.ts');
      const endpoint = options.live === true ? undefined : options.live;
      return printLive(await openForReading(), endpoint, stopping);
    }
    const { printModel } = await import('./modelCommand.ts');
    const root = options.schema === undefined ? await openForReading() : '.';
    await printModel(root, { schema: options.schema, json: options.json });
  });

program
  .command('roles')
  .description('say what each role can do; with one or two names, what it lacks or how they differ')
  .argument('[role]', 'the name of a role')
  .argument('[other]', 'another to compare it with')
  .action(async (...names: (string | undefined)[]) => {
    const { printRoles } = await import('./roles.ts');
    const given = names.slice(0, 2).filter((name) => name !== undefined);
    await printRoles(await openForReading(), given);
  });

program
  .command('check')
  .description('fail unless schema, scaffold and artifacts agree, for CI')
  .action(async () => {
    const { check } = await import('./check.ts');
    await check(await openForReading(), stopping);
  });

program
  .command('upgrade')
  .description(
    'take a newer version of Frontage, with what it changes in the app; all of it or nothing',
  )
  .argument('[version]', 'a version, a range or a tag', 'latest')
  .option('--no-compile', 'take it even if edited screens do not compile with it')
  .action(async (version: string, { compile }: { compile: boolean }) => {
    const { upgrade } = await import('./upgrade/upgrade.ts');
    await withCheckout((root) => upgrade(root, version, { compile }, stopping));
  });

program
  .command('finish-upgrade', { hidden: true })
  .argument('<from>')
  .option('--no-compile')
  .action(async (from: string, { compile }: { compile: boolean }) => {
    const { finishUpgrade } = await import('./upgrade/finishUpgrade.ts');
    // The program that runs this one keeps the checkout from others.
    const root = await openCheckout(program.opts<{ dir: string }>().dir);
    await finishUpgrade(root, from, { compile }, stopping);
  });

program
  .command('own')
  .description('copy a module of the framework into src/frontage, where it wins from then on')
  .argument('[module]', 'such as ui/list/RecordTable; without it, what there is')
  .action(async (module: string | undefined) => {
    const { own } = await import('./own/own.ts');
    await withCheckout((root) => own(root, module));
  });

program
  .command('operations')
  .description('write all operations that the app sends, for a backend that refuses others')
  .addOption(
    new Option('--format <format>', 'apollo: a manifest of persisted queries; relay: ids and texts')
      .choices(ALLOW_LIST_FORMATS)
      .default('apollo'),
  )
  .option('--out <file>', 'the file to write; without it, standard output')
  .action(async (options: { format: AllowListFormat; out?: string }) => {
    const { exportOperations } = await import('./operations.ts');
    await exportOperations(await openForReading(), { out: undefined, ...options });
  });

program
  .command('translate')
  .description('write what the screens call things into schema/languages, to be translated')
  .argument('[language...]', 'BCP 47 tags such as de or pt-BR; without any, those that are there')
  .action(async (languages: string[]) => {
    const { translate } = await import('./translate.ts');
    await withCheckout((root) => translate(root, languages));
  });

interface SchemaFlags {
  timeout: number;
  probe: boolean;
}

interface CreateFlags extends SchemaFlags {
  header?: string[];
  only: string[];
}

interface PullFlags extends SchemaFlags {
  offline: boolean;
  compile: boolean;
}

interface ConnectFlags extends SchemaFlags {
  roleFrom?: RoleSource;
  only: string[];
  compile: boolean;
}

async function openForReading(): Promise<string> {
  const root = await openCheckout(program.opts<{ dir: string }>().dir);
  recoverIfAbandoned(root);
  return root;
}

async function withCheckout(work: (root: string) => Promise<void>): Promise<void> {
  const root = await openCheckout(program.opts<{ dir: string }>().dir);
  await withLock(root, () => work(root));
}

useProxies();

try {
  await program.parseAsync();
} catch (thrown) {
  const error = stopping.aborted ? (stopping.reason as Interrupted) : thrown;
  console.error(describeError(error, Boolean(process.env.FRONTAGE_DEBUG)));
  process.exitCode = error instanceof CommandError ? error.exitCode : 1;
}

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { GraphQLError, parse, print, type DefinitionNode } from 'graphql';
import { ARTIFACTS_FOLDER } from '../checkout.ts';
import { findStaleArtifacts } from '../relayCompiler.ts';

/** Milliseconds that relay-compiler has to follow a change before that is an error. */
const COMPILE_TIMEOUT_MS = 5_000;
const POLL_INTERVAL_MS = 150;

/** How relay-compiler begins what it says about an error of the developer. */
const DIAGNOSTIC = '✖';

/** The artifacts of a source's documents: path, and the hash that the current one has. */
export interface ExpectedArtifact {
  path: string;
  hash: string;
}

/** Finds the documents of a source. Those with syntax errors are left to relay-compiler. */
export function expectedArtifacts(root: string, source: string): ExpectedArtifact[] {
  const texts = [...source.matchAll(/\bgraphql`([^`]*)`/g)].map(([, text]) => text);
  return texts.flatMap(definitionsIn).flatMap((definition) => {
    if (!('name' in definition) || !definition.name) return [];
    const path = join(root, ARTIFACTS_FOLDER, `${definition.name.value}.graphql.ts`);
    return [{ path, hash: hashOf(definition) }];
  });
}

/**
 * Waits until artifacts are those of their documents.
 *
 * @throws with relay-compiler's output when they stay older: a page would show their data as empty
 */
export async function waitForArtifacts(
  root: string,
  expected: readonly ExpectedArtifact[],
): Promise<void> {
  const deadline = Date.now() + COMPILE_TIMEOUT_MS;
  while (!(await areCurrent(expected))) {
    // Its response also decides where this module prints a document in another way than it does.
    const output = await findStaleArtifacts(root, new AbortController().signal);
    if (output === null) return;
    if (output.includes(DIAGNOSTIC)) throw new Error(output);
    if (Date.now() > deadline) throw new Error(advice(output));
    await sleep(POLL_INTERVAL_MS);
  }
}

function advice(output: string): string {
  return `The artifacts are older than this file's GraphQL. \`npm run dev\` and \`npx relay-compiler\` compile it.\n\n${output}`;
}

function definitionsIn(text: string): readonly DefinitionNode[] {
  try {
    return parse(text).definitions;
  } catch (error) {
    if (error instanceof GraphQLError) return [];
    throw error;
  }
}

/** The hash that relay-compiler writes into an artifact. It prints all arguments on one line. */
function hashOf(definition: DefinitionNode): string {
  const text = print(definition).replaceAll(
    /\(\n((?: +[^()]*?\n)+?) *\)/g,
    (_, lines: string) => `(${lines.trim().split(/\n */).join(', ')})`,
  );
  return createHash('md5').update(text).digest('hex');
}

async function areCurrent(expected: readonly ExpectedArtifact[]): Promise<boolean> {
  const checks = expected.map(async ({ path, hash }) => {
    const artifact = await readFile(path, 'utf8').catch(() => '');
    return artifact.includes(`.hash = "${hash}"`);
  });
  return (await Promise.all(checks)).every(Boolean);
}

import { readFileSync } from 'node:fs';
import type { GraphQLErrorEntry } from '../../relay/errors.ts';
import { appFile } from '../appFolder.ts';

declare global {
  /** Pages and the gateway may be bundled separately. */
  var frontageMissingDirectives: boolean | undefined;
}

/**
 * Whether the backend does not know `@include` and `@skip`, which the specification asks of every server: as was
 * observed when its schema was read, or as it has said since.
 */
export function lacksConditions(): boolean {
  globalThis.frontageMissingDirectives ??= isObserved();
  return globalThis.frontageMissingDirectives;
}

/** Learns it from errors. @returns whether that is new */
export function learnFromErrors(errors: readonly GraphQLErrorEntry[]): boolean {
  if (lacksConditions() || !errors.some(({ message }) => isUnknownCondition(message))) return false;
  globalThis.frontageMissingDirectives = true;
  return true;
}

/** `Unknown directive "@include".`, `Directive @skip is not defined`, and the like. */
export function isUnknownCondition(message: string): boolean {
  return (
    /\bdirectives?\b/i.test(message) &&
    /\b(include|skip)\b/.test(message) &&
    /\b(unknown|undefined|unsupported|unrecogni[sz]ed|(not|n't) (\w+ )?(defined|known|supported|found|exist|recogni[sz]ed|allowed))\b/i.test(
      message,
    )
  );
}

function isObserved(): boolean {
  try {
    const file = appFile('schema', 'observations.json');
    const { directives } = Object(JSON.parse(readFileSync(file, 'utf8'))) as {
      directives?: unknown;
    };
    const { include, skip } = Object(directives) as { include?: unknown; skip?: unknown };
    return include === false || skip === false;
  } catch {
    return false;
  }
}

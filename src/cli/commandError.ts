import { stripVTControlCharacters } from 'node:util';

/** Something a person can mend: what went wrong, and what to do about it. Printed without a stack. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  /** What to do, in a sentence or a few lines; null when the message says it all. */
  readonly advice: string | null;
  readonly exitCode: number;

  constructor(message: string, advice: string | null = null, exitCode = 1) {
    super(message);
    this.advice = advice;
    this.exitCode = exitCode;
  }
}

/** The command was told to stop before it was done. Exit code as shells have it: 128 + SIGINT. */
export class Interrupted extends CommandError {
  constructor() {
    super('Interrupted.', null, 130);
  }
}

/**
 * What is printed for an error.
 *
 * @param withStack print the stack of an unexpected error
 */
export function describeError(error: unknown, withStack: boolean): string {
  if (error instanceof CommandError) {
    return error.advice ? `${error.message}\n\n${error.advice}` : error.message;
  }
  if (!(error instanceof Error)) return `Unexpected: ${String(error)}`;
  if (withStack) return error.stack ?? error.message;
  return `Unexpected: ${error.message}\n\nThis is a fault in Frontage. Set FRONTAGE_DEBUG=1 to see where it happened.`;
}

const SNIPPET_LENGTH = 200;

/** The beginning of a text from outside, safe for a terminal: one line, no control characters. */
export function snippet(text: string): string {
  const line = stripVTControlCharacters(text)
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return line.length > SNIPPET_LENGTH ? `${line.slice(0, SNIPPET_LENGTH)}…` : line;
}

/** Replaces every one of the secrets in a text: a server may well repeat what it was sent. */
export function redact(text: string, secrets: readonly string[]): string {
  return secrets
    .filter((secret) => secret.length > 0)
    .reduce((result, secret) => result.replaceAll(secret, '•••'), text);
}

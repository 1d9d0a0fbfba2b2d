import { stripVTControlCharacters } from 'node:util';

/** An error that the person can fix: its message, and advice. Printed without a stack trace. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  /** Advice in a sentence or a few lines; null when the message says it all. */
  readonly advice: string | null;
  readonly exitCode: number;

  constructor(message: string, advice: string | null = null, exitCode = 1) {
    super(message);
    this.advice = advice;
    this.exitCode = exitCode;
  }
}

/** The command was interrupted. Its exit code is 128 + SIGINT, as in shells. */
export class Interrupted extends CommandError {
  constructor() {
    super('Interrupted.', null, 130);
  }
}

/**
 * The text that is printed for an error.
 *
 * @param withStack include the stack trace of an unexpected error
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

/** The beginning of an untrusted text, safe for a terminal: one line without control characters. */
export function snippet(text: string): string {
  const line = stripVTControlCharacters(text)
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return line.length > SNIPPET_LENGTH ? `${line.slice(0, SNIPPET_LENGTH)}…` : line;
}

/** Masks all secrets in a text, since servers may quote what they received. */
export function redact(text: string, secrets: readonly string[]): string {
  return secrets
    .filter((secret) => secret.length > 0)
    .reduce((result, secret) => result.replaceAll(secret, '•••'), text);
}

import { extname, matchesGlob } from 'node:path';
import type { Value } from './bser.ts';

/**
 * Whether a file is one that a query asks for (https://facebook.github.io/watchman/docs/expr/allof):
 * the terms that relay-compiler uses.
 *
 * @param name relative to the root, with `/`
 */
export function matches(expression: Value, name: string): boolean {
  if (!Array.isArray(expression)) throw new Error(`${String(expression)} is no expression.`);
  const [term, ...operands] = expression;
  const names = [operands[0]].flat();
  switch (term) {
    case 'allof':
      return operands.every((operand) => matches(operand, name));
    case 'anyof':
      return operands.some((operand) => matches(operand, name));
    case 'not':
      return !matches(operands[0], name);
    case 'type':
      return operands[0] === 'f';
    case 'dirname':
      return name.startsWith(`${String(operands[0])}/`);
    case 'suffix':
      return names.includes(extname(name).slice(1));
    case 'name':
      return names.includes(name);
    case 'match':
      return matchesGlob(name, String(operands[0]));
    default:
      throw new Error(`The expression ${String(term)} is not known.`);
  }
}

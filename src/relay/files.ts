import type { UploadableMap } from 'relay-runtime';
import { keepDigits } from './exactJson.ts';

/** Variables as JSON has them, and the files that were among them, by where they stood. */
export interface SplitVariables {
  readonly variables: Record<string, unknown>;
  /** Undefined where there is none: most calls are no uploads. */
  readonly uploadables: UploadableMap | undefined;
}

/** Takes the files out of variables: they are sent beside them (GraphQL multipart request specification). */
export function splitFiles(variables: object): SplitVariables {
  const uploads: Record<string, Blob> = {};
  const walk = (value: unknown, path: string): unknown => {
    if (value instanceof Blob) {
      uploads[path] = value;
      return null;
    }
    if (Array.isArray(value))
      return keepDigits(
        value.map((item, index) => walk(item, `${path}.${index}`)),
        value,
      );
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value);
    const copy = Object.fromEntries(
      entries.map(([name, part]) => [name, walk(part, path === '' ? name : `${path}.${name}`)]),
    );
    return keepDigits(copy, value);
  };
  const bare = walk(variables, '') as Record<string, unknown>;
  const hasFiles = Object.keys(uploads).length > 0;
  return { variables: bare, uploadables: hasFiles ? (uploads as UploadableMap) : undefined };
}

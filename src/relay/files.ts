import type { UploadableMap } from 'relay-runtime';
import { copyDigits } from './exactJson.ts';

/** Variables without files, and the files by their path in the variables. */
export interface SplitVariables {
  readonly variables: Record<string, unknown>;
  /** Undefined without files, as in most calls. */
  readonly uploadables: UploadableMap | undefined;
}

/**
 * Separates files from variables; they are sent beside them (GraphQL multipart request
 * specification).
 */
export function splitFiles(variables: object): SplitVariables {
  const uploads: Record<string, Blob> = {};
  const walk = (value: unknown, path: string): unknown => {
    if (value instanceof Blob) {
      uploads[path] = value;
      return null;
    }
    if (Array.isArray(value))
      return copyDigits(
        value.map((item, index) => walk(item, `${path}.${index}`)),
        value,
      );
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value);
    const copy = Object.fromEntries(
      entries.map(([name, part]) => [name, walk(part, path === '' ? name : `${path}.${name}`)]),
    );
    return copyDigits(copy, value);
  };
  const bare = walk(variables, '') as Record<string, unknown>;
  const hasFiles = Object.keys(uploads).length > 0;
  return { variables: bare, uploadables: hasFiles ? (uploads as UploadableMap) : undefined };
}

import { createContext, useContext } from 'react';
import type { EditedJson } from './jsonEdits.ts';
import type { ValueKind } from './jsonKinds.ts';
import type { JsonNode } from './readJson.ts';

/** Where a value of the tree stands. */
export interface Place {
  readonly node: JsonNode;
  /** The names that lead to it, written one behind the other. */
  readonly at: string;
  /** The labels that lead to it, for people. */
  readonly path: string;
}

export interface JsonTreeEdits {
  readonly edited: EditedJson;
  /** What was added last. */
  readonly added: string | null;
  write(place: Place, written: string): void;
  /** Makes a value one of another kind. */
  change(place: Place, kind: ValueKind): void;
  /** @param name null in a list */
  add(place: Place, name: string | null): void;
  /** @param path the labels that lead to what is removed */
  remove(parent: Place, index: number, path: string): void;
}

export const JsonTreeContext = createContext<JsonTreeEdits | null>(null);

export function useJsonEdits(): JsonTreeEdits {
  const edits = useContext(JsonTreeContext);
  if (edits === null) throw new Error('A value of JSON is outside its tree.');
  return edits;
}

export function partAt(at: string, name: string | number): string {
  return `${at}/${JSON.stringify(name)}`;
}

/** What adds to a value, as its `data-at` says. */
export const addAt = (at: string) => `add ${at}`;

/** What removes a value. */
export const removeAt = (at: string) => `remove ${at}`;

/** The text that stands for a value now. */
export function writtenAt({ source, drafts }: EditedJson, { start, end }: JsonNode): string {
  return drafts.get(start) ?? source.slice(start, end);
}

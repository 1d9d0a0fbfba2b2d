import 'client-only';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { editedJson, writtenJson, type EditedJson } from './jsonEdits.ts';

/** A text before an edit, and which edit that was. */
interface Step {
  readonly before: Pick<EditedJson, 'source' | 'drafts'>;
  readonly name: string | null;
}

interface Tree {
  readonly edited: EditedJson;
  /** The edits that can be undone, the last one at the end. */
  readonly steps: readonly Step[];
  /** What was added last: it is open. */
  readonly added: string | null;
}

interface EditWords {
  /** Edits of the same name after each other are undone together. */
  readonly name?: string;
  /** What gets the focus, by its `data-at`. */
  readonly focus?: string;
  readonly added?: string;
}

export interface JsonTreeState {
  /** Null for a text that is no JSON. */
  readonly edited: EditedJson | null;
  readonly added: string | null;
  readonly canUndo: boolean;
  /** Something was edited, even if that is undone. */
  readonly hasEdited: boolean;
  edit(next: EditedJson, words: EditWords): void;
  undo(): void;
  readonly element: RefObject<HTMLDivElement | null>;
}

const MOST_STEPS = 100;

/** The tree of a JSON text, and the edits made in it, which can be undone until the text is edited by itself. */
export function useJsonTree(value: string, onChange: (value: string) => void): JsonTreeState {
  const [last, setLast] = useState<Tree | null>(() => treeOf(value));
  const isOurs = last !== null && writtenJson(last.edited) === value;
  const tree = isOurs ? last : treeOf(value);
  if (!isOurs && tree !== null) setLast(tree);
  const element = useRef<HTMLDivElement>(null);
  const focus = useRef<string | null>(null);
  const [hasEdited, setEdited] = useState(false);
  useEffect(() => {
    const at = focus.current;
    if (at === null) return;
    focus.current = null;
    const places = element.current?.querySelectorAll<HTMLElement>('[data-at]') ?? [];
    const target = [...places].find(({ dataset }) => dataset.at === at);
    target?.focus();
    if (target instanceof HTMLInputElement) target.select();
  });
  const steps = tree?.steps ?? [];
  const show = (next: Tree | null, written: string) => {
    setLast(next);
    onChange(written);
  };
  return {
    edited: tree?.edited ?? null,
    added: tree?.added ?? null,
    canUndo: steps.length > 0,
    hasEdited,
    element,
    edit: (next, { name = null, focus: at = null, added = null }) => {
      focus.current = at;
      setEdited(true);
      const { source, drafts } = tree?.edited ?? { source: value, drafts: new Map() };
      const isSame = name !== null && steps.at(-1)?.name === name;
      const step = { before: { source, drafts }, name };
      const kept = isSame ? steps : [...steps, step].slice(-MOST_STEPS);
      show({ edited: next, steps: kept, added }, writtenJson(next));
    },
    undo: () => {
      const step = steps.at(-1);
      if (!step) return;
      const before = treeOf(step.before.source);
      if (before === null) return show(null, step.before.source);
      const edited = { ...before.edited, drafts: step.before.drafts };
      show({ edited, steps: steps.slice(0, -1), added: null }, writtenJson(edited));
    },
  };
}

function treeOf(source: string): Tree | null {
  const edited = editedJson(source);
  return edited && { edited, steps: [], added: null };
}

import 'client-only';
import { useState } from 'react';
import { formatNumber } from '../../../locale/formats.ts';
import { LABEL_STEP, t } from '../../../locale/translate.ts';
import { Icon } from '../../Icon.tsx';
import { useLocale } from '../../locale/useLocale.ts';
import { AddButton, AddKey } from './JsonAdders.tsx';
import { JsonLeaf } from './JsonLeaf.tsx';
import { JsonTools } from './JsonTools.tsx';
import { partAt, useJsonEdits, type Place } from './jsonTreeContext.ts';
import type { JsonNode } from './readJson.ts';
import styles from './jsonTree.module.css';

/** Levels that are open at first, and the most parts of a value that are. */
const OPEN_LEVELS = 2;
const MOST_OPEN = 30;
/** Parts that are shown before one asks for more. */
const MOST_SHOWN = 200;

interface JsonBranchProps {
  readonly name: string | number;
  /** The labels of the values around this one, for people who cannot see its place in the tree. */
  readonly within: readonly string[];
  readonly at: string;
  readonly node: JsonNode;
  readonly depth: number;
  /** Null for the whole. */
  readonly onRemove: ((path: string) => void) | null;
}

/** A value of the tree, and what is in it. */
export function JsonBranch({ name, within, at, node, depth, onRemove }: JsonBranchProps) {
  const locale = useLocale();
  const { added } = useJsonEdits();
  const { kind, parts } = node;
  const [isOpen, setOpen] = useState(
    parts.length === 0 || at === added || (depth < OPEN_LEVELS && parts.length <= MOST_OPEN),
  );
  const [most, setMost] = useState(MOST_SHOWN);
  const label = typeof name === 'number' ? formatNumber(name + 1, locale) : name;
  const labels = [...within, label];
  const path = labels.join(LABEL_STEP);
  const place: Place = { node, at, path };
  const tools = <JsonTools place={place} onRemove={onRemove && (() => onRemove(path))} />;
  if (kind !== 'object' && kind !== 'array')
    return (
      <li className={styles.leaf}>
        <JsonLeaf label={label} place={place} />
        {tools}
      </li>
    );
  return (
    <li>
      <div className={styles.head}>
        <button
          type="button"
          className={styles.branch}
          data-at={at}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="chevronRight" size={14} />
          {label}
          <small>{kind === 'array' ? `[${parts.length}]` : `{${parts.length}}`}</small>
        </button>
        {tools}
      </div>
      {isOpen && (
        <JsonParts place={place} labels={labels} depth={depth + 1} most={most} onMore={setMost} />
      )}
    </li>
  );
}

interface JsonPartsProps {
  /** What they are parts of. */
  readonly place: Place;
  /** The labels that lead there. */
  readonly labels: readonly string[];
  readonly depth: number;
  /** How many of them are shown. */
  readonly most: number;
  readonly onMore: (most: number) => void;
}

/** The parts of an object or a list, and what adds one. */
function JsonParts({ place, labels, depth, most, onMore }: JsonPartsProps) {
  const locale = useLocale();
  const { add, remove } = useJsonEdits();
  const { kind, parts } = place.node;
  const shown = parts.slice(0, most);
  const addPart = (part: string | null) => {
    onMore(Math.max(most, parts.length + 1));
    add(place, part);
  };
  return (
    <ul>
      {shown.map((part, index) => (
        <JsonBranch
          key={part.name}
          name={part.name}
          within={labels}
          at={partAt(place.at, part.name)}
          node={part.node}
          depth={depth}
          onRemove={(removed) => remove(place, index, removed)}
        />
      ))}
      {shown.length < parts.length && (
        <li>
          <button type="button" className={styles.branch} onClick={() => onMore(most + MOST_SHOWN)}>
            {t('Show more', locale)}
          </button>
        </li>
      )}
      <li>
        {kind === 'array' ? (
          <AddButton place={place} words={t('Add an entry', locale)} onUse={() => addPart(null)} />
        ) : (
          <AddKey place={place} onAdd={addPart} />
        )}
      </li>
    </ul>
  );
}

import 'client-only';
import { useState } from 'react';
import { formatNumber } from '../../../locale/formats.ts';
import { LABEL_STEP, t } from '../../../locale/translate.ts';
import { Icon } from '../../Icon.tsx';
import { useLocale } from '../../locale/useLocale.ts';
import { JsonLeaf } from './JsonLeaf.tsx';
import { editedJson, withValue, writtenJson, type EditedJson } from './jsonEdits.ts';
import { jsonProblem } from './jsonProblem.ts';
import type { JsonNode } from './readJson.ts';
import styles from './jsonTree.module.css';

interface JsonTreeProps {
  readonly label: string;
  /** The text, which is all that the form has. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A JSON text as a tree: what is edited is written into the text, and all else of it stays as it is. */
export function JsonTree({ label, value, onChange }: JsonTreeProps) {
  const locale = useLocale();
  const [last, setLast] = useState<EditedJson | null>(() => editedJson(value));
  const isOurs = last !== null && writtenJson(last) === value;
  const edited = isOurs ? last : editedJson(value);
  if (!isOurs && edited !== null) setLast(edited);
  if (value.trim() === '') return <p className={styles.empty}>{t('Not set', locale)}</p>;
  if (edited === null)
    return (
      <p role="status" className={styles.problem}>
        {jsonProblem(value, locale)}
      </p>
    );
  const write = (node: JsonNode, written: string) => {
    const next = withValue(edited, node, written);
    setLast(next);
    onChange(writtenJson(next));
  };
  return (
    <ul className={styles.tree}>
      <Branch
        name={label}
        within={[]}
        node={edited.root}
        depth={0}
        edited={edited}
        onWrite={write}
      />
    </ul>
  );
}

/** Levels that are open at first, and the most parts of a value that are. */
const OPEN_LEVELS = 2;
const MOST_OPEN = 30;
/** Parts that are shown before one asks for more. */
const MOST_SHOWN = 200;

interface BranchProps {
  readonly name: string | number;
  /** The names that lead to what it is in, for those who do not see where it stands. */
  readonly within: readonly string[];
  readonly node: JsonNode;
  readonly depth: number;
  readonly edited: EditedJson;
  readonly onWrite: (node: JsonNode, written: string) => void;
}

function Branch({ name, within, node, depth, edited, onWrite }: BranchProps) {
  const locale = useLocale();
  const { kind, parts } = node;
  const [isOpen, setOpen] = useState(depth < OPEN_LEVELS && parts.length <= MOST_OPEN);
  const [most, setMost] = useState(MOST_SHOWN);
  const label = typeof name === 'number' ? formatNumber(name + 1, locale) : name;
  if (kind !== 'object' && kind !== 'array')
    return (
      <li className={styles.leaf}>
        <JsonLeaf
          label={label}
          path={[...within, label].join(LABEL_STEP)}
          kind={kind}
          written={edited.drafts.get(node.start) ?? edited.source.slice(node.start, node.end)}
          onWrite={(written) => onWrite(node, written)}
        />
      </li>
    );
  const shown = parts.slice(0, most);
  return (
    <li>
      <button
        type="button"
        className={styles.branch}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="chevronRight" size={14} />
        {label}
        <small>{kind === 'array' ? `[${parts.length}]` : `{${parts.length}}`}</small>
      </button>
      {isOpen && parts.length > 0 && (
        <ul>
          {shown.map((part) => (
            <Branch
              key={part.name}
              name={part.name}
              within={[...within, label]}
              node={part.node}
              depth={depth + 1}
              edited={edited}
              onWrite={onWrite}
            />
          ))}
          {shown.length < parts.length && (
            <li>
              <button
                type="button"
                className={styles.branch}
                onClick={() => setMost(most + MOST_SHOWN)}
              >
                {t('Show more', locale)}
              </button>
            </li>
          )}
        </ul>
      )}
    </li>
  );
}

import 'client-only';
import { useState } from 'react';
import { t } from '../../../locale/translate.ts';
import buttons from '../../button.module.css';
import { useLocale } from '../../locale/useLocale.ts';
import { JsonBranch } from './JsonBranch.tsx';
import { editedJson, withText, withValue } from './jsonEdits.ts';
import { asKind, emptyLike, kindOf } from './jsonKinds.ts';
import { withoutPart, withPart } from './jsonParts.ts';
import { jsonProblem } from './jsonProblem.ts';
import { addAt, JsonTreeContext, partAt, removeAt, writtenAt } from './jsonTreeContext.ts';
import styles from './jsonTree.module.css';
import { useJsonTree } from './useJsonTree.ts';

interface JsonTreeProps {
  readonly label: string;
  /** The text, which is all that the form has. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A JSON text as a tree: what is edited is written into the text, and all else of it stays as it is. */
export function JsonTree({ label, value, onChange }: JsonTreeProps) {
  const locale = useLocale();
  const [said, setSaid] = useState('');
  const { edited, added, hasEdited, canUndo, edit, undo, element } = useJsonTree(value, onChange);
  const isEmpty = value.trim() === '';
  const problem = isEmpty || edited ? null : jsonProblem(value, locale);
  const begin = (written: string) => {
    const next = editedJson(written);
    if (next) edit(next, { focus: addAt('') });
  };
  return (
    <div ref={element} className={styles.whole}>
      {isEmpty && <p className={styles.empty}>{t('Not set', locale)}</p>}
      {edited && (
        <JsonTreeContext
          value={{
            edited,
            added,
            write: ({ node, at }, written) => {
              setSaid('');
              edit(withValue(edited, node, written), { name: `write ${at}` });
            },
            change: ({ node, at }, kind) => {
              setSaid('');
              const written = writtenAt(edited, node);
              const next = withText(edited, node, asKind(written, kindOf(node, written), kind));
              edit(next, { focus: at });
            },
            add: ({ node, at }, name) => {
              setSaid('');
              const place = partAt(at, name ?? node.parts.length);
              const next = withPart(edited, node, name, emptyLike(edited, node));
              edit(next, { focus: place, added: place });
            },
            remove: ({ node, at }, index, path) => {
              setSaid(t('{name} was removed.', locale, { name: path }));
              const { parts } = node;
              const neighbour = parts[index + 1] ?? parts[index - 1];
              const isBefore = index < parts.length - 1 && node.kind === 'array';
              const name = isBefore ? index : neighbour?.name;
              const focus = name === undefined ? addAt(at) : removeAt(partAt(at, name));
              edit(withoutPart(edited, node, index), { focus });
            },
          }}
        >
          <ul className={styles.tree}>
            <JsonBranch
              name={label}
              within={[]}
              at=""
              node={edited.root}
              depth={0}
              onRemove={null}
            />
          </ul>
        </JsonTreeContext>
      )}
      {(isEmpty || value.trim() === 'null') && (
        <div className={styles.buttons}>
          <button type="button" className={buttons.button} onClick={() => begin('{}')}>
            {t('Begin with an object', locale)}
          </button>
          <button type="button" className={buttons.button} onClick={() => begin('[]')}>
            {t('Begin with a list', locale)}
          </button>
        </div>
      )}
      <div className={hasEdited ? styles.undo : undefined}>
        {/* It stays, so that it keeps the focus. */}
        {hasEdited && (
          <button
            type="button"
            className={buttons.button}
            aria-disabled={!canUndo || undefined}
            onClick={() => {
              if (!canUndo) return;
              undo();
              setSaid(t('Undone.', locale));
            }}
          >
            {t('Undo', locale)}
          </button>
        )}
        <p role="status" className={problem === null ? styles.said : styles.problem}>
          {problem ?? said}
        </p>
      </div>
    </div>
  );
}

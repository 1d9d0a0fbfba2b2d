import 'client-only';
import { useState } from 'react';
import { t } from '../../../locale/translate.ts';
import buttons from '../../button.module.css';
import { useLocale } from '../../locale/useLocale.ts';
import { JsonBranch } from './JsonBranch.tsx';
import { editedJson } from './jsonEdits.ts';
import { jsonProblem } from './jsonProblem.ts';
import { addAt, JsonTreeContext } from './jsonTreeContext.ts';
import { jsonTreeEdits } from './jsonTreeEdits.ts';
import styles from './jsonTree.module.css';
import { useJsonTree, type JsonTreeState } from './useJsonTree.ts';

interface JsonTreeProps {
  readonly label: string;
  /** The text, which is all that the form has. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A JSON text as a tree: what is edited is written into the text, and all else of it stays as it is. */
export function JsonTree({ label, value, onChange }: JsonTreeProps) {
  const locale = useLocale();
  const [said, say] = useState('');
  const tree = useJsonTree(value, onChange);
  const { edited, element } = tree;
  const isEmpty = value.trim() === '';
  const problem = isEmpty || edited ? null : jsonProblem(value, locale);
  return (
    <div ref={element} className={styles.whole}>
      {isEmpty && <p className={styles.empty}>{t('Not set', locale)}</p>}
      {edited && (
        <JsonTreeContext value={jsonTreeEdits(edited, tree, { say, locale })}>
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
      {(isEmpty || value.trim() === 'null') && <Beginnings edit={tree.edit} />}
      <div className={tree.hasEdited ? styles.undo : undefined}>
        {/* It stays, so that it keeps the focus. */}
        {tree.hasEdited && (
          <button
            type="button"
            className={buttons.button}
            aria-disabled={!tree.canUndo || undefined}
            onClick={() => {
              if (!tree.canUndo) return;
              tree.undo();
              say(t('Undone.', locale));
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

/** What a text that has no parts can begin with. */
function Beginnings({ edit }: Pick<JsonTreeState, 'edit'>) {
  const locale = useLocale();
  const begin = (written: string) => {
    const next = editedJson(written);
    if (next) edit(next, { focus: addAt('') });
  };
  return (
    <div className={styles.buttons}>
      <button type="button" className={buttons.button} onClick={() => begin('{}')}>
        {t('Begin with an object', locale)}
      </button>
      <button type="button" className={buttons.button} onClick={() => begin('[]')}>
        {t('Begin with a list', locale)}
      </button>
    </div>
  );
}

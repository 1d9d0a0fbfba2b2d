import dynamic from 'next/dynamic';
import { useState } from 'react';
import { t } from '../../../locale/translate.ts';
import buttons from '../../button.module.css';
import { WhileLoading } from '../../errors/MissingPart.tsx';
import { useLocale } from '../../locale/useLocale.ts';
import type { ControlProps } from '../input.ts';
import styles from '../form.module.css';
import { loadFindProblem } from '../json/findProblem.ts';
import { LongTextControl } from './LongTextControl.tsx';
import type { TextState } from './textState.ts';

/** Loaded on use: what is small is read and written as text. */
const JsonTree = dynamic(() => import('../json/JsonTree.tsx').then((module) => module.JsonTree), {
  ssr: false,
  loading: WhileLoading,
});

/** What the browser says of an error is enough where it does not come. */
const load = () => void loadFindProblem().catch(() => {});

/** JSON as text, and beside it as a tree of the same text. */
export function JsonControl(props: ControlProps<TextState>) {
  const locale = useLocale();
  const [isTree, setTree] = useState(false);
  const { id, label = '', value, onChange } = props;
  const tree = `${id}-tree`;
  return (
    <div className={styles.markup} onFocus={load}>
      <div className={isTree ? styles.besides : styles.alone}>
        <LongTextControl {...props} />
        {isTree && (
          <div id={tree} className={styles.preview} role="region" aria-label={label}>
            <JsonTree label={label} value={value ?? ''} onChange={onChange} />
          </div>
        )}
      </div>
      <button
        type="button"
        className={buttons.button}
        aria-expanded={isTree}
        aria-controls={isTree ? tree : undefined}
        onClick={() => setTree(!isTree)}
      >
        {t('Tree', locale)}
      </button>
    </div>
  );
}

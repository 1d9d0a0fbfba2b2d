import { useState, type ChangeEvent } from 'react';
import buttons from '../../button.module.css';
import { CopyButton } from '../../fields/CopyButton.tsx';
import { useLocale } from '../../locale/useLocale.ts';
import { saveFile } from '../../saveFile.ts';
import { t } from '../../../locale/translate.ts';
import { fileOf, viewsIn, type SavedView } from './savedViews.ts';
import styles from './viewsPanel.module.css';

interface ViewFilesProps {
  readonly views: readonly SavedView[];
  /** Of the file that views are exported to, without its extension. */
  readonly name: string;
  /** The address of the list as it is shown. */
  readonly link: string;
  readonly onImport: (views: readonly SavedView[]) => void;
}

/** Gives views away, by a link or a file, and takes those of others. */
export function ViewFiles({ views, name, link, onImport }: ViewFilesProps) {
  const locale = useLocale();
  const [refused, setRefused] = useState<string | null>(null);
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    const imported = viewsIn(await file.text().catch(() => ''));
    setRefused(imported.length === 0 ? file.name : null);
    if (imported.length > 0) onImport(imported);
    target.value = '';
  };
  return (
    <>
      <p className={styles.files}>
        <span>
          {t('Link to this view', locale)} <CopyButton text={link} />
        </span>
        <button
          type="button"
          className={buttons.button}
          disabled={views.length === 0}
          onClick={() => saveFile(new Blob([fileOf(views)]), `${name}.json`)}
        >
          {t('Export to file', locale)}
        </button>
        <label className={`${buttons.button} ${styles.file}`}>
          {t('Import from file', locale)}
          <input
            type="file"
            accept=".json,application/json"
            onChange={(event) => void take(event)}
          />
        </label>
      </p>
      {refused !== null && (
        <p role="alert">
          {t('{file} has no views: choose a file that was exported here.', locale, {
            file: refused,
          })}
        </p>
      )}
    </>
  );
}

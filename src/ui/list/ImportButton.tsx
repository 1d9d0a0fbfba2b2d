import type { ReactNode } from 'react';
import buttons from '../button.module.css';
import { useLocale } from '../locale/useLocale.ts';
import { t } from '../../locale/translate.ts';
import type { RecordOperations } from '../action/recordOperations.ts';

interface ImportButtonProps {
  readonly operations: RecordOperations<never, never>;
  readonly open: (dialog: ReactNode) => void;
}

/** Opens the import, whose code loads on use. */
export function ImportButton({ operations, open }: ImportButtonProps) {
  const locale = useLocale();
  const start = async () => {
    const [{ ImportDialog }, what] = await Promise.all([
      import('../batch/import/ImportDialog.tsx'),
      import('../batch/import/recordImport.ts').then(({ loadImport }) => loadImport(operations)),
    ]);
    open(<ImportDialog what={what} onClose={() => open(null)} />);
  };
  return (
    <button type="button" className={buttons.button} onClick={() => void start()}>
      {t('Import', locale)}
    </button>
  );
}

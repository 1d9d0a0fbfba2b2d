import type { ReactNode } from 'react';
import buttons from '../button.module.css';
import { useLocale } from '../locale/useLocale.ts';
import { t } from '../../locale/translate.ts';
import type { LoadRecordImport } from '../form/recordImport.ts';

interface ImportButtonProps {
  readonly load: LoadRecordImport;
  readonly open: (dialog: ReactNode) => void;
}

/** Opens the import, whose code loads on use. */
export function ImportButton({ load, open }: ImportButtonProps) {
  const locale = useLocale();
  const start = async () => {
    const [{ ImportDialog }, what] = await Promise.all([
      import('../batch/import/ImportDialog.tsx'),
      load(),
    ]);
    open(<ImportDialog what={what} onClose={() => open(null)} />);
  };
  return (
    <button type="button" className={buttons.button} onClick={() => void start()}>
      {t('Import', locale)}
    </button>
  );
}

import { useState } from 'react';
import buttons from '../button.module.css';
import { useLocale } from '../locale/useLocale.ts';
import { t } from '../../locale/translate.ts';
import type { ValueProps } from './fieldProps.ts';
import { HtmlFrame } from './HtmlFrame.tsx';
import styles from './markup.module.css';
import { LongText } from './Text.tsx';
import { Value } from './Value.tsx';

/** A text that is written in HTML: as it is written, and on demand as a browser shows it. */
export function Html(props: ValueProps<string>) {
  const locale = useLocale();
  const [isPreview, setPreview] = useState(false);
  return (
    <Value wide {...props}>
      {(html) => (
        <div className={styles.html}>
          {isPreview ? <HtmlFrame html={html} /> : <LongText value={html} />}
          <button
            type="button"
            className={buttons.button}
            aria-pressed={isPreview}
            onClick={() => setPreview(!isPreview)}
          >
            {t('Preview', locale)}
          </button>
        </div>
      )}
    </Value>
  );
}

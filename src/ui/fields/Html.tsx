import { useState } from 'react';
import buttons from '../button.module.css';
import { useLocale } from '../locale/useLocale.ts';
import { t } from '../../locale/translate.ts';
import type { ValueProps } from './fieldProps.ts';
import { HtmlFrame } from './HtmlFrame.tsx';
import { htmlText } from './htmlText.ts';
import styles from './markup.module.css';
import { LongText } from './Text.tsx';
import { Value } from './Value.tsx';

/** A text that is written in HTML: its words, and on demand as a browser shows it. */
export function Html(props: ValueProps<string>) {
  const locale = useLocale();
  const [isPreview, setPreview] = useState(false);
  return (
    <Value wide {...props}>
      {(html) => (
        <div className={styles.html}>
          {isPreview ? <HtmlFrame html={html} /> : <LongText value={htmlText(html)} />}
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

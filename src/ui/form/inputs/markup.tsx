import dynamic from 'next/dynamic';
import { useState, type ReactNode } from 'react';
import buttons from '../../button.module.css';
import { WhileLoading } from '../../errors/MissingPart.tsx';
import { useLocale } from '../../locale/useLocale.ts';
import { t } from '../../../locale/translate.ts';
import styles from '../form.module.css';
import type { ControlProps, Input, InputWords } from '../input.ts';
import type { TextLimits } from '../limits.ts';
import { longText } from './text.tsx';
import { LongTextControl } from './LongTextControl.tsx';
import type { TextState } from './textState.ts';

/** Loaded on use: most texts are written without looking at them. */
const MarkdownPreview = dynamic(
  () => import('../../fields/Markdown.tsx').then((module) => module.Markdown),
  { ssr: false, loading: WhileLoading },
);
const HtmlPreview = dynamic(
  () => import('../../fields/HtmlFrame.tsx').then((module) => module.HtmlFrame),
  { ssr: false, loading: WhileLoading },
);

type MarkupSettings = InputWords & TextLimits;

/** A text in Markdown, shown below as it is meant while it is written. */
export function markdown(settings: MarkupSettings = {}): Input<string, TextState> {
  return { ...longText(settings), Control: MarkdownControl };
}

/** A text in HTML, shown below as it is meant while it is written. */
export function html(settings: MarkupSettings = {}): Input<string, TextState> {
  return { ...longText(settings), Control: HtmlControl };
}

function MarkdownControl(props: ControlProps<TextState>) {
  return <WithPreview {...props} show={(text) => <MarkdownPreview value={text} />} />;
}

function HtmlControl(props: ControlProps<TextState>) {
  return <WithPreview {...props} show={(text) => <HtmlPreview html={text} />} />;
}

interface WithPreviewProps extends ControlProps<TextState> {
  readonly show: (text: string) => ReactNode;
}

/** The text stays in sight and in the form: a preview stands below it. */
function WithPreview({ show, ...props }: WithPreviewProps) {
  const locale = useLocale();
  const [isPreview, setPreview] = useState(false);
  const { id, value } = props;
  const preview = `${id}-preview`;
  return (
    <div className={styles.markup}>
      <LongTextControl {...props} />
      <button
        type="button"
        className={buttons.button}
        aria-expanded={isPreview}
        aria-controls={isPreview ? preview : undefined}
        onClick={() => setPreview(!isPreview)}
      >
        {t('Preview', locale)}
      </button>
      {isPreview && (
        <div
          id={preview}
          className={styles.preview}
          role="region"
          aria-label={t('Preview', locale)}
        >
          {show(value ?? '')}
        </div>
      )}
    </div>
  );
}

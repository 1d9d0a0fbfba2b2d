import { useState, type ComponentType } from 'react';
import { useFormContext } from 'react-hook-form';
import { t } from '../../../locale/translate.ts';
import { Icon } from '../../Icon.tsx';
import { useLocale } from '../../locale/useLocale.ts';
import { controlAttributes, type ControlProps } from '../input.ts';
import styles from '../form.module.css';
import { withBreaksOf, withPlainBreaks } from '../lineBreaks.ts';
import type { FullScreenTextProps } from './FullScreenText.tsx';
import { useBase, type TextState } from './textState.ts';

/** A multi-line text that preserves the original line breaks. In a form it can be written in all of the window. */
export function LongTextControl(props: ControlProps<TextState>) {
  // A cell of a sheet is edited where it stands.
  return useFormContext() === null ? <TextArea {...props} /> : <WithFullScreen {...props} />;
}

/** The text alone. */
export function TextArea({ value, onChange, ...props }: ControlProps<TextState>) {
  return <Area {...props} {...useText(value, onChange)} />;
}

/** Both elements show one state, so that nothing has to be taken over when the window is left. */
function WithFullScreen(props: ControlProps<TextState>) {
  const { id, name, label = '', value, onChange, describedBy, invalid } = props;
  const locale = useLocale();
  const [FullScreen, setFullScreen] = useState<ComponentType<FullScreenTextProps> | null>(null);
  const { text, write } = useText(value, onChange);
  const open = async () => {
    const { FullScreenText } = await import('./FullScreenText.tsx');
    setFullScreen(() => FullScreenText);
  };
  return (
    <div className={styles.longText}>
      <Area {...props} text={text} write={write} />
      <button
        type="button"
        className={styles.expand}
        aria-label={t('Full screen', locale)}
        aria-description={label}
        title={t('Full screen', locale)}
        aria-haspopup="dialog"
        onClick={() => void open()}
      >
        <Icon name="expand" size={14} />
      </button>
      {FullScreen && (
        <FullScreen
          name={name}
          label={label}
          text={text}
          invalid={invalid}
          describedBy={describedBy}
          of={id}
          onWrite={write}
          onClose={() => setFullScreen(null)}
        />
      )}
    </div>
  );
}

interface ShownText {
  readonly text: string;
  readonly write: (typed: string) => void;
}

function Area({ text, write, ref, ...props }: Omit<AreaProps, 'value' | 'onChange'>) {
  return (
    <textarea
      {...controlAttributes(props)}
      ref={typeof ref === 'function' ? ref : undefined}
      rows={4}
      autoComplete="off"
      value={text}
      onChange={({ target }) => write(target.value)}
      className={styles.textarea}
    />
  );
}

type AreaProps = ControlProps<TextState> & ShownText;

/** A text as an element shows it, and what writes it. */
function useText(value: TextState, onChange: (value: TextState) => void): ShownText {
  const { base, change } = useBase(value, onChange);
  return {
    text: withPlainBreaks(value ?? ''),
    write: (typed: string) => change(typed === '' ? null : withBreaksOf(base ?? '', typed)),
  };
}

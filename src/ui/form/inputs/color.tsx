import { t } from '../../../locale/translate.ts';
import { hexColor } from '../../fields/Color.tsx';
import { useLocale } from '../../locale/useLocale.ts';
import styles from '../form.module.css';
import { wrong, type ControlProps, type Input, type InputWords } from '../input.ts';
import { textProblem, type TextLimits } from '../limits.ts';
import { TextControl } from './TextControl.tsx';
import type { TextState } from './textState.ts';
import { trimmedText } from './text.tsx';

/**
 * A colour: a text, since backends take names and functions as well, beside the browser's picker for
 * what is written in hexadecimal digits.
 */
export function color(settings: InputWords & TextLimits = {}): Input<string, TextState> {
  return {
    ...settings,
    ...trimmedText,
    check: (state, locale) => wrong(textProblem(state ?? '', settings, locale)),
    canonical: (state) => (state ?? '').toLowerCase(),
    Control: ColorControl,
  };
}

function ColorControl(props: ControlProps<TextState>) {
  const { value, onChange, onBlur } = props;
  const words = t('Choose…', useLocale());
  const hex = hexColor(value ?? '');
  return (
    <div className={styles.color}>
      <TextControl {...props} />
      <input
        type="color"
        aria-label={words}
        title={words}
        // The picker cannot be empty.
        value={hex ?? '#000000'}
        data-empty={hex === null || undefined}
        onChange={({ target }) => onChange(writtenLike(value, target.value))}
        onBlur={onBlur}
      />
    </div>
  );
}

/** Some backends write a colour without the number sign. */
function writtenLike(value: TextState, chosen: string): string {
  return /^[\da-f]{6}$/i.test(value ?? '') ? chosen.slice(1) : chosen;
}

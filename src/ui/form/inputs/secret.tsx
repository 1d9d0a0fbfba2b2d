import { useState, type ReactNode } from 'react';
import buttons from '../../button.module.css';
import { Icon } from '../../Icon.tsx';
import { useLocale } from '../../locale/useLocale.ts';
import { t } from '../../../locale/translate.ts';
import styles from '../form.module.css';
import type { ControlProps } from '../input.ts';
import { HIDDEN } from '../secrets.ts';

/** Masks a control's value, with a button that reveals it. */
export function Concealed({ children }: { children: (isShown: boolean) => ReactNode }) {
  const [isShown, setShown] = useState(false);
  const locale = useLocale();
  const words = t('Show value', locale);
  return (
    <div className={styles.secret} data-shown={isShown || undefined}>
      {children(isShown)}
      <button
        type="button"
        className={buttons.icon}
        aria-pressed={isShown}
        aria-label={words}
        title={words}
        onClick={() => setShown(!isShown)}
      >
        <Icon name="eye" />
      </button>
    </div>
  );
}

/** Masks an input of another kind, such as a number or a multi-line text. */
export function concealed<State>(Control: (props: ControlProps<State>) => ReactNode) {
  return {
    format: () => HIDDEN,
    Control: (props: ControlProps<State>) => <Concealed>{() => <Control {...props} />}</Concealed>,
  };
}

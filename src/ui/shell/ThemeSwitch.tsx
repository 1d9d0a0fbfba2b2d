import { useSyncExternalStore } from 'react';
import buttons from '../button.module.css';
import { Icon } from '../Icon.tsx';
import { useLocale } from '../locale/useLocale.ts';
import { t } from '../../locale/translate.ts';
import {
  chooseTheme,
  chosenTheme,
  COLOURS,
  subscribeToTheme,
  systemTheme,
  THEME_CHOICES,
} from '../../visitor/themeChoice.ts';

const CHANGE = 'Switch to {choice, select, system {system} light {light} other {dark}}';

/** Cycles through the themes: system, light, dark. */
export function ThemeSwitch() {
  const choice = useSyncExternalStore(subscribeToTheme, chosenTheme, systemTheme);
  const locale = useLocale();
  const label = t(COLOURS, locale, { choice });
  const next = THEME_CHOICES[(THEME_CHOICES.indexOf(choice) + 1) % THEME_CHOICES.length];
  return (
    <button
      type="button"
      className={buttons.icon}
      onClick={() => chooseTheme(next)}
      aria-label={`${label}. ${t(CHANGE, locale, { choice: next })}`}
      title={label}
    >
      <Icon name={choice} size={18} />
    </button>
  );
}

import { useSyncExternalStore } from 'react';
import buttons from '../button.module.css';
import { Icon } from '../Icon.tsx';
import {
  chooseTheme,
  chosenTheme,
  subscribeToTheme,
  systemTheme,
  THEME_CHOICES,
} from './themeChoice.ts';

const LABELS = { system: 'as the system', light: 'light', dark: 'dark' };

/** Goes round the colour schemes: the system's, light, dark. */
export function ThemeSwitch() {
  const choice = useSyncExternalStore(subscribeToTheme, chosenTheme, systemTheme);
  const next = THEME_CHOICES[(THEME_CHOICES.indexOf(choice) + 1) % THEME_CHOICES.length];
  return (
    <button
      type="button"
      className={buttons.icon}
      onClick={() => chooseTheme(next)}
      aria-label={`Colours: ${LABELS[choice]}. Change to ${LABELS[next]}.`}
      title={`Colours: ${LABELS[choice]}`}
    >
      <Icon name={choice} size={18} />
    </button>
  );
}

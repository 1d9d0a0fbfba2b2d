import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import SystemIcon from '@mui/icons-material/SettingsBrightnessOutlined';
import { useEffect, useState } from 'react';
import styles from './shell.module.css';
import { chooseTheme, chosenTheme, THEME_CHOICES, type ThemeChoice } from './themeChoice.ts';

const ICONS = { system: SystemIcon, light: LightIcon, dark: DarkIcon };
const LABELS = { system: 'as the system', light: 'light', dark: 'dark' };

/** Goes round the colour schemes: the system's, light, dark. */
export function ThemeSwitch() {
  const [choice, setChoice] = useState<ThemeChoice>('system');
  useEffect(() => setChoice(chosenTheme()), []);
  const next = THEME_CHOICES[(THEME_CHOICES.indexOf(choice) + 1) % THEME_CHOICES.length];
  const Icon = ICONS[choice];
  const change = () => {
    chooseTheme(next);
    setChoice(next);
  };
  return (
    <button
      type="button"
      className={styles.themeSwitch}
      onClick={change}
      aria-label={`Colours: ${LABELS[choice]}. Change to ${LABELS[next]}.`}
      title={`Colours: ${LABELS[choice]}`}
    >
      <Icon fontSize="small" />
    </button>
  );
}

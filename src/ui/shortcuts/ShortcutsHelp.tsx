import 'client-only';
import { useState } from 'react';
import buttons from '../button.module.css';
import { Dialog } from '../Dialog.tsx';
import { useLocale } from '../locale/useLocale.ts';
import type { Locale } from '../../locale/locale.ts';
import type { Message } from '../../locale/messages.ts';
import { t, tLabel } from '../../locale/translate.ts';
import type { GoLetter } from './goLetters.ts';
import styles from './shortcuts.module.css';
import { shortcutsAreOn, turnShortcuts } from './shortcuts.ts';

/** A key, and what it does. */
type Keys<Words = Message> = ReadonlyArray<readonly [key: string, words: Words]>;

const EVERYWHERE: Keys = [
  ['⌘K or Ctrl K', 'Search or go to'],
  ['?', 'Show this help'],
];
const LISTS: Keys = [
  ['j', 'Next row'],
  ['k', 'Previous row'],
  ['Enter', 'Open the row'],
  ['Space', 'Preview the row, or lift a card of a board'],
  ['x', 'Select or clear the row'],
  ['/', 'Search'],
];
const RECORDS: Keys = [
  ['j', 'Next record'],
  ['k', 'Previous record'],
  ['e', 'Edit the record, or the focused field'],
  ['⌘S or Ctrl S', 'Save the form'],
];
/** Keys that have another name in each language. */
const KEY_NAMES: Readonly<Record<string, Message>> = {
  '⌘K or Ctrl K': '⌘K or Ctrl K',
  '⌘S or Ctrl S': '⌘S or Ctrl S',
  Enter: 'Enter|key',
  Space: 'Space|key',
};

interface ShortcutsHelpProps {
  /** The lists, with the letters that lead to them. */
  readonly places: readonly GoLetter[];
  readonly onClose: () => void;
}

/** All shortcuts, with the switch that turns them off. */
export function ShortcutsHelp({ places, onClose }: ShortcutsHelpProps) {
  const locale = useLocale();
  const [isOn, setIsOn] = useState(shortcutsAreOn);
  const turn = (on: boolean) => {
    turnShortcuts(on);
    setIsOn(on);
  };
  return (
    <Dialog title={t('Keyboard shortcuts', locale)} isWide onClose={onClose}>
      <div className={styles.groups}>
        <KeyGroup label={t('General', locale)} keys={inWords(EVERYWHERE, locale)} />
        <KeyGroup label={t('Lists', locale)} keys={inWords(LISTS, locale)} />
        <KeyGroup label={t('Records', locale)} keys={inWords(RECORDS, locale)} />
        <KeyGroup
          label={t('Go to', locale)}
          keys={places.map((place) => [`g ${place.letter}`, placeName(place, locale)])}
        />
      </div>
      <div className={styles.foot}>
        <label>
          <input type="checkbox" checked={isOn} onChange={({ target }) => turn(target.checked)} />
          {t('Use keyboard shortcuts', locale)}
        </label>
        <button type="button" className={buttons.primary} onClick={onClose}>
          {t('Close', locale)}
        </button>
      </div>
    </Dialog>
  );
}

function placeName({ href, label }: GoLetter, locale: Locale): string {
  return href === '/' ? t('Home', locale) : tLabel(label, locale);
}

function inWords(keys: Keys, locale: Locale): Keys<string> {
  return keys.map(([key, words]) => [
    Object.hasOwn(KEY_NAMES, key) ? t(KEY_NAMES[key], locale) : key,
    t(words, locale),
  ]);
}

function KeyGroup({ label, keys }: { label: string; keys: Keys<string> }) {
  return (
    <section className={styles.group}>
      <h3>{label}</h3>
      <dl>
        {keys.map(([key, words]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

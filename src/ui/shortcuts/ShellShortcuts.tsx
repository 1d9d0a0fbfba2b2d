import { useRouter } from 'next/router';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import buttons from '../button.module.css';
import { useLocale } from '../locale/useLocale.ts';
import type { Locale } from '../../locale/locale.ts';
import type { Message } from '../../locale/messages.ts';
import { t, tLabel } from '../../locale/translate.ts';
import type { ResourceGroups } from '../../address/resource.ts';
import { goLetters, type GoLetter } from './goLetters.ts';
import styles from './shortcuts.module.css';
import { isTaken, shortcutsAreOn, pressedKey, turnShortcuts } from './shortcuts.ts';

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
  ['Space', 'Preview the row'],
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

interface ShellShortcutsProps {
  readonly resources: ResourceGroups;
  /** Takes the keys that were pressed before this was loaded. */
  readonly takePressed: () => readonly KeyboardEvent[];
}

/** The shortcuts of every screen, and the help that `?` opens. */
export default function ShellShortcuts({ resources, takePressed }: ShellShortcutsProps) {
  const locale = useLocale();
  const router = useRouter();
  const places = useMemo(() => goLetters(resources), [resources]);
  const isGoing = useRef(false);
  const map = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const act = (event: KeyboardEvent): boolean => {
      const key = pressedKey(event);
      if (key === '?') {
        map.current?.showModal();
        return true;
      }
      if (!shortcutsAreOn()) return false;
      const place = isGoing.current ? places.find(({ letter }) => letter === key) : undefined;
      if (place) void router.push(place.href);
      isGoing.current = key === 'g' && !place;
      return place !== undefined || isGoing.current;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (isTaken(event) || !act(event)) return;
      event.preventDefault();
      // The screen must not take a letter that follows `g` for a shortcut of its own.
      event.stopImmediatePropagation();
    };
    takePressed().forEach(onKeyDown);
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [places, router, takePressed]);
  return (
    <dialog ref={map} className={styles.map} aria-labelledby="keys-heading">
      <h2 id="keys-heading">{t('Keyboard shortcuts', locale)}</h2>
      <div className={styles.groups}>
        <KeyGroup label={t('General', locale)} keys={inWords(EVERYWHERE, locale)} />
        <KeyGroup label={t('Lists', locale)} keys={inWords(LISTS, locale)} />
        <KeyGroup label={t('Records', locale)} keys={inWords(RECORDS, locale)} />
        <KeyGroup
          label={t('Go to', locale)}
          keys={places.map((place) => [`g ${place.letter}`, placeName(place, locale)])}
        />
      </div>
      <SwitchAndClose />
    </dialog>
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

function SwitchAndClose() {
  const locale = useLocale();
  const [isOn, setIsOn] = useState(shortcutsAreOn);
  const turn = (on: boolean) => {
    turnShortcuts(on);
    setIsOn(on);
  };
  return (
    <form method="dialog">
      <label>
        <input type="checkbox" checked={isOn} onChange={({ target }) => turn(target.checked)} />
        {t('Use keyboard shortcuts', locale)}
      </label>
      <button type="submit" className={buttons.primary}>
        {t('Close', locale)}
      </button>
    </form>
  );
}

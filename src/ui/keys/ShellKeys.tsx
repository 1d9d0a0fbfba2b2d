import { useRouter } from 'next/router';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import buttons from '../button.module.css';
import type { ResourceGroups } from '../resource.ts';
import { goLetters } from './goLetters.ts';
import styles from './keys.module.css';
import { isTaken, keysAreOn, turnKeys } from './keysChoice.ts';

type Keys = ReadonlyArray<readonly [keys: string, words: string]>;

const EVERYWHERE: Keys = [
  ['⌘K or Ctrl K', 'Search or go to'],
  ['?', 'This help'],
];
const LISTS: Keys = [
  ['j', 'Next row'],
  ['k', 'Row before'],
  ['Enter', 'Open the row'],
  ['Space', 'Look at the row beside the list'],
  ['x', 'Select the row, or no longer'],
  ['/', 'Search'],
];
const RECORDS: Keys = [
  ['j', 'Next record of the list'],
  ['k', 'Record before'],
  ['e', 'Edit the record, or the field that has the focus'],
  ['⌘S or Ctrl S', 'Save the form'],
];

interface ShellKeysProps {
  readonly resources: ResourceGroups;
  /** Gives the keys that were pressed before this was loaded. */
  readonly takePressed: () => readonly KeyboardEvent[];
}

/** The keys that work on every screen, and the map of all keys on `?`. */
export default function ShellKeys({ resources, takePressed }: ShellKeysProps) {
  const router = useRouter();
  const places = useMemo(() => goLetters(resources), [resources]);
  const isGoing = useRef(false);
  const map = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const act = ({ key }: KeyboardEvent): boolean => {
      if (key === '?') {
        map.current?.showModal();
        return true;
      }
      if (!keysAreOn()) return false;
      const place = isGoing.current ? places.find(({ letter }) => letter === key) : undefined;
      if (place) void router.push(place.href);
      isGoing.current = key === 'g' && !place;
      return place !== undefined || isGoing.current;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (isTaken(event) || !act(event)) return;
      event.preventDefault();
      // A letter behind `g` means nothing to the screen.
      event.stopImmediatePropagation();
    };
    takePressed().forEach(onKeyDown);
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [places, router, takePressed]);
  return (
    <dialog ref={map} className={styles.map} aria-labelledby="keys-heading">
      <h2 id="keys-heading">Keys</h2>
      <div className={styles.groups}>
        <KeyGroup label="Everywhere" keys={EVERYWHERE} />
        <KeyGroup label="Lists" keys={LISTS} />
        <KeyGroup label="Records" keys={RECORDS} />
        <KeyGroup label="Go to" keys={places.map(({ letter, label }) => [`g ${letter}`, label])} />
      </div>
      <SwitchAndClose />
    </dialog>
  );
}

function KeyGroup({ label, keys }: { label: string; keys: Keys }) {
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
  const [isOn, setIsOn] = useState(keysAreOn);
  const turn = (on: boolean) => {
    turnKeys(on);
    setIsOn(on);
  };
  return (
    <form method="dialog">
      <label>
        <input type="checkbox" checked={isOn} onChange={({ target }) => turn(target.checked)} />
        Use these keys
      </label>
      <button type="submit" className={buttons.primary}>
        Close
      </button>
    </form>
  );
}

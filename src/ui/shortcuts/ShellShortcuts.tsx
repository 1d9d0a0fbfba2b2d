import 'client-only';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { WhileLoading } from '../errors/MissingPart.tsx';
import type { Navigation } from '../../address/navigation.ts';
import { goLetters } from './goLetters.ts';
import { isTaken, shortcutsAreOn, pressedKey } from './shortcuts.ts';

const ShortcutsHelp = dynamic(
  () => import('./ShortcutsHelp.tsx').then((module) => module.ShortcutsHelp),
  { ssr: false, loading: WhileLoading },
);

interface ShellShortcutsProps {
  readonly navigation: Navigation;
  /** Takes the keys that were pressed before this was loaded. */
  readonly takePressed: () => readonly KeyboardEvent[];
}

/** The shortcuts of every screen, and the help that `?` opens. */
export default function ShellShortcuts({ navigation, takePressed }: ShellShortcutsProps) {
  const router = useRouter();
  const places = useMemo(() => goLetters(navigation), [navigation]);
  const isGoing = useRef(false);
  const [isHelpOpen, setHelpOpen] = useState(false);
  useLayoutEffect(() => {
    const act = (event: KeyboardEvent): boolean => {
      const key = pressedKey(event);
      if (key === '?') {
        setHelpOpen(true);
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
  return isHelpOpen && <ShortcutsHelp places={places} onClose={() => setHelpOpen(false)} />;
}

import { useCallback, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import { pressedKey } from './shortcuts.ts';

/** Handles the keys, once its code is loaded. */
export type ShortcutsComponent<Props> = ComponentType<
  Props & {
    /** Takes the keys that were pressed before the code was loaded; none when called again. */
    readonly takePressed: () => readonly KeyboardEvent[];
  }
>;

interface LazyShortcutsProps<Props> {
  /** The keys that load the code. */
  readonly keys: ReadonlySet<string>;
  readonly load: () => Promise<{ default: ShortcutsComponent<Props> }>;
  readonly content: Props;
}

/** Shortcuts whose code loads when one of their keys is first pressed; keys pressed meanwhile are not lost. */
export function LazyShortcuts<Props extends object>({
  keys,
  load,
  content,
}: LazyShortcutsProps<Props>) {
  const [Loaded, setLoaded] = useState<ShortcutsComponent<Props> | null>(null);
  const pressed = useRef<KeyboardEvent[]>([]);
  const takePressed = useCallback(() => pressed.current.splice(0), []);
  // A layout effect, so that a key pressed right after the first render counts.
  useLayoutEffect(() => {
    if (Loaded) return;
    const listen = (event: KeyboardEvent) => {
      const isAwaited = pressed.current.length > 0;
      if (!isAwaited && !keys.has(pressedKey(event))) return;
      pressed.current.push(event);
      if (isAwaited) return;
      void load().then(
        ({ default: loaded }) => setLoaded(() => loaded),
        (error: unknown) => {
          // The next press tries to load the code again.
          takePressed();
          throw error;
        },
      );
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [keys, load, Loaded, takePressed]);
  return Loaded && <Loaded {...content} takePressed={takePressed} />;
}

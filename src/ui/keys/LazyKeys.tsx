import { useCallback, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import { pressedKey } from './keysChoice.ts';

/** What handles keys once one of them was pressed. */
export type KeysComponent<Props> = ComponentType<
  Props & {
    /** Gives what was pressed before there was anything to handle it; nothing a second time. */
    readonly takePressed: () => readonly KeyboardEvent[];
  }
>;

interface LazyKeysProps<Props> {
  /** The keys that ask for the code. */
  readonly keys: ReadonlySet<string>;
  readonly load: () => Promise<{ default: KeysComponent<Props> }>;
  readonly content: Props;
}

/** Keys whose code comes when one of them is first pressed; that one and those behind it are not lost. */
export function LazyKeys<Props extends object>({ keys, load, content }: LazyKeysProps<Props>) {
  const [Loaded, setLoaded] = useState<KeysComponent<Props> | null>(null);
  const pressed = useRef<KeyboardEvent[]>([]);
  const takePressed = useCallback(() => pressed.current.splice(0), []);
  // With the screen itself: nobody waits for effects before they press a key.
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
          // The next press asks for its code again.
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

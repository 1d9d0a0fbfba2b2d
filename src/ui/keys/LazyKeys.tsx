import { useEffect, useState, type ComponentType } from 'react';

/** What handles keys once one of them was pressed. */
export type KeysComponent<Props> = ComponentType<Props & { readonly first: KeyboardEvent }>;

interface LazyKeysProps<Props> {
  /** The keys that ask for the code. */
  readonly keys: ReadonlySet<string>;
  readonly load: () => Promise<{ default: KeysComponent<Props> }>;
  readonly content: Props;
}

/** Keys whose code comes when one of them is first pressed; that one is not lost. */
export function LazyKeys<Props extends object>({ keys, load, content }: LazyKeysProps<Props>) {
  const [Loaded, setLoaded] = useState<KeysComponent<Props> | null>(null);
  const [first, setFirst] = useState<KeyboardEvent | null>(null);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!keys.has(event.key)) return;
      document.removeEventListener('keydown', listen);
      const take = ({ default: loaded }: { default: KeysComponent<Props> }) => {
        setFirst(event);
        setLoaded(() => loaded);
      };
      void load().then(take, (error: unknown) => {
        // The next press asks for its code again.
        document.addEventListener('keydown', listen);
        throw error;
      });
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [keys, load]);
  return Loaded && first && <Loaded {...content} first={first} />;
}

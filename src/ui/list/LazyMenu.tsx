import { useState, type ComponentType, type ReactNode } from 'react';
import { Menu } from '../Menu.tsx';

interface LazyMenuProps<Props> {
  readonly label: ReactNode;
  readonly load: () => Promise<{ default: ComponentType<Props> }>;
  /** What the menu's content is given. */
  readonly content: Props;
}

/** A menu of a list whose code is loaded when it is opened. */
export function LazyMenu<Props extends object>({ label, load, content }: LazyMenuProps<Props>) {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  const open = async () => {
    const { default: panel } = await load();
    setLoaded(() => panel);
  };
  return (
    <Menu align="end" needsScript onOpen={() => void open()} label={label}>
      {Loaded ? <Loaded {...content} /> : 'One moment…'}
    </Menu>
  );
}

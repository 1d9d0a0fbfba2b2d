import { useState, type ComponentType, type ReactNode } from 'react';
import { Menu } from '../Menu.tsx';
import type { ListOfTable } from './listContext.ts';

type Panel = ComponentType<{ list: ListOfTable }>;

interface LazyMenuProps {
  readonly list: ListOfTable;
  readonly label: ReactNode;
  readonly load: () => Promise<{ default: Panel }>;
}

/** A menu of a list whose code is loaded when it is opened. */
export function LazyMenu({ list, label, load }: LazyMenuProps) {
  const [Loaded, setLoaded] = useState<Panel | null>(null);
  const open = async () => {
    const { default: panel } = await load();
    setLoaded(() => panel);
  };
  return (
    <Menu align="end" needsScript onOpen={() => void open()} label={label}>
      {Loaded ? <Loaded list={list} /> : 'One moment…'}
    </Menu>
  );
}

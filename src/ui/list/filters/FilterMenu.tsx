import { useState, type ReactNode } from 'react';
import { Menu } from '../../Menu.tsx';
import { SearchedFilters, type SearchedFiltersProps } from './SearchedFilters.tsx';

interface FilterMenuProps<Variables> extends SearchedFiltersProps<Variables> {
  /** What its button says. */
  readonly button: ReactNode;
}

/** A menu of filters, whose search begins anew each time it is opened. */
export function FilterMenu<Variables>({ button, ...offered }: FilterMenuProps<Variables>) {
  const [openings, setOpenings] = useState(0);
  return (
    <Menu label={button} onOpen={() => setOpenings((count) => count + 1)}>
      <SearchedFilters {...offered} key={openings} isOpened={openings > 0} />
    </Menu>
  );
}

import { useState } from 'react';
import { Icon } from '../../Icon.tsx';
import { useLocale } from '../../locale/useLocale.ts';
import { t } from '../../../locale/translate.ts';
import { Menu } from '../../Menu.tsx';
import { loadColumns } from '../related/relatedColumns.ts';
import {
  ChooserForm,
  type ColumnChooserProps,
  type PlaceModule,
  type RelatedChoice,
} from './ChooserForm.tsx';

/** Chooses a list's columns, their order and the density of rows; stores it for the person. */
export function ColumnChooser({ list, name, columns, shown }: ColumnChooserProps) {
  const locale = useLocale();
  const [place, setPlace] = useState<PlaceModule | null>(null);
  const [related, setRelated] = useState<RelatedChoice | null>(null);
  const open = () => {
    if (!last.follows) setLast({ ...last, turn: last.turn + 1, follows: true });
    void import('./ColumnPlace.tsx').then(setPlace);
    const load = list.definition?.relatedColumns;
    if (load)
      void Promise.all([import('./RelatedColumnChoice.tsx'), loadColumns(load)]).then(
        ([{ RelatedColumnChoice: Choice }, columnsOfRelated]) =>
          setRelated({ Choice, related: columnsOfRelated }),
      );
  };
  const now = JSON.stringify([list.shown, shown.map(({ id }) => id)]);
  const [last, setLast] = useState<LastShown>({ now, turn: 0, follows: true });
  if (last.now !== now) setLast({ ...last, now, turn: last.follows ? last.turn + 1 : last.turn });
  return (
    <Menu
      align="end"
      onOpen={open}
      label={
        <>
          <Icon name="columns" size={14} /> {t('Columns', locale)}
        </>
      }
    >
      <ChooserForm
        key={last.turn}
        onTick={() => setLast((before) => ({ ...before, follows: false }))}
        onKeep={() => setLast((before) => ({ ...before, follows: true }))}
        list={list}
        name={name}
        columns={columns}
        shown={shown}
        place={place}
        added={related}
      />
    </Menu>
  );
}

/** What the table showed when the form was last rendered. */
interface LastShown {
  readonly now: string;
  /** How often the form has been made anew. */
  readonly turn: number;
  /**
   * The form is made anew when the table shows something else. Not while its ticks show and hide columns: the focus
   * would be lost, and what waits to be applied.
   */
  readonly follows: boolean;
}

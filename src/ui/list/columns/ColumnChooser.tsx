import { useRouter } from 'next/router';
import { useState, type FormEvent } from 'react';
import buttons from '../../button.module.css';
import { Icon } from '../../Icon.tsx';
import { Menu } from '../../Menu.tsx';
import { HiddenInputs } from '../HiddenInputs.tsx';
import { listStateHref } from '../listAddress.ts';
import { keepListChoice, type ListChoice } from '../listChoice.ts';
import type { ListOfTable } from '../listContext.ts';
import { keptParameters } from '../listForm.ts';
import styles from './columnChooser.module.css';

export interface NamedColumn {
  readonly id: string;
  readonly label: string;
}

interface ColumnChooserProps {
  readonly list: ListOfTable;
  /** Under which the choice is kept. */
  readonly name: string;
  readonly columns: readonly NamedColumn[];
  /** The columns that the table shows now, in order. */
  readonly shown: readonly NamedColumn[];
}

/** Which columns a list shows, in which order, and how close its rows stand; kept for the person. */
export function ColumnChooser({ list, name, columns, shown }: ColumnChooserProps) {
  const key = [list.shown.density, ...shown.map(({ id }) => id)].join(' ');
  return (
    <Menu
      align="end"
      label={
        <>
          <Icon name="columns" size={14} /> Columns
        </>
      }
    >
      <ChooserForm key={key} list={list} name={name} columns={columns} shown={shown} />
    </Menu>
  );
}

/** Without JavaScript it is a GET form, whose answer shows the choice; with it, the choice is kept. */
function ChooserForm({ list, name, columns, shown }: ColumnChooserProps) {
  const router = useRouter();
  const [title, ...rest] = columns;
  const [order, setOrder] = useState(() => [
    ...shown.filter((column) => column !== title),
    ...rest.filter((column) => !shown.includes(column)),
  ]);
  const { path, address } = list;
  const keep = (choice: ListChoice) => {
    keepListChoice(name, choice);
    const bare = { ...address, columns: null, density: null };
    void router.replace(listStateHref(path, bare), undefined, { scroll: false });
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const density = given.get('density') === 'compact' ? 'compact' : 'comfortable';
    keep({ columns: given.getAll('columns').map(String), density, view: list.kept.view });
  };
  const move = (index: number, by: number) =>
    setOrder((before) => {
      const after = [...before];
      after.splice(index + by, 0, ...after.splice(index, 1));
      return after;
    });
  const isChosen = (parameter: string) => parameter === 'columns' || parameter === 'density';
  return (
    <form method="get" action={path} onSubmit={onSubmit} className={styles.form}>
      <input type="hidden" name="columns" value={title.id} />
      <HiddenInputs parameters={keptParameters(address, isChosen)} />
      <fieldset className={styles.columns}>
        <legend>Columns</legend>
        <ul>
          {order.map(({ id, label }, index) => (
            <li key={id}>
              <label>
                <input
                  type="checkbox"
                  name="columns"
                  value={id}
                  defaultChecked={shown.some((column) => column.id === id)}
                />
                {label}
              </label>
              <MoveButton name="arrowUp" isUsable={index > 0} onMove={() => move(index, -1)}>
                Move {label} up
              </MoveButton>
              <MoveButton
                name="arrowDown"
                isUsable={index < order.length - 1}
                onMove={() => move(index, 1)}
              >
                Move {label} down
              </MoveButton>
            </li>
          ))}
        </ul>
      </fieldset>
      <fieldset className={styles.density}>
        <legend>Rows</legend>
        {(['comfortable', 'compact'] as const).map((density) => (
          <label key={density}>
            <input
              type="radio"
              name="density"
              value={density}
              defaultChecked={density === list.shown.density}
            />
            {density === 'compact' ? 'Compact' : 'Comfortable'}
          </label>
        ))}
      </fieldset>
      <div className={styles.actions}>
        <button type="submit" className={buttons.primary}>
          Apply
        </button>
        <button
          type="button"
          className={buttons.button}
          onClick={() => keep({ columns: null, density: 'comfortable', view: list.kept.view })}
        >
          Reset
        </button>
      </div>
    </form>
  );
}

interface MoveButtonProps {
  readonly name: 'arrowUp' | 'arrowDown';
  readonly isUsable: boolean;
  readonly onMove: () => void;
  readonly children: readonly string[];
}

function MoveButton({ name, isUsable, onMove, children }: MoveButtonProps) {
  return (
    <button
      type="button"
      className={styles.move}
      disabled={!isUsable}
      onClick={onMove}
      aria-label={children.join('')}
    >
      <Icon name={name} size={14} />
    </button>
  );
}

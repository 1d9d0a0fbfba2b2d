import { useRouter } from 'next/router';
import { useState, type FormEvent } from 'react';
import buttons from '../../button.module.css';
import { Icon } from '../../Icon.tsx';
import { useLocale } from '../../locale/useLocale.ts';
import { t, tLabel } from '../../../locale/translate.ts';
import { Menu } from '../../Menu.tsx';
import { HiddenInputs } from '../HiddenInputs.tsx';
import { listStateHref } from '../../../lists/listAddress.ts';
import { NO_CHOICE, type ListChoice } from '../../../visitor/listChoice.ts';
import { saveListChoice } from '../../../visitor/saveListChoice.ts';
import type { ListOfTable, NamedColumn } from '../listContext.ts';
import { isRelatedColumn, loadColumns, type RelatedColumns } from '../related/relatedColumns.ts';
import { hiddenParameters } from '../listForm.ts';
import { parseArrangement, serializeColumn } from '../../../lists/arrangement.ts';
import styles from './columnChooser.module.css';
import { withBasePath } from '../../../address/basePath.ts';

interface ColumnChooserProps {
  readonly list: ListOfTable;
  /** Key of the stored choice. */
  readonly name: string;
  readonly columns: readonly NamedColumn[];
  /** The columns that the table shows now, in order. */
  readonly shown: readonly NamedColumn[];
}

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

/** Order, widths and pins need JavaScript, so their code loads when the menu opens. */
type PlaceModule = typeof import('./ColumnPlace.tsx');

/** So does that of the columns of related records. */
interface RelatedChoice {
  readonly Choice: (typeof import('./RelatedColumnChoice.tsx'))['RelatedColumnChoice'];
  readonly related: RelatedColumns;
}

interface ChooserFormProps extends ColumnChooserProps {
  readonly place: PlaceModule | null;
  readonly added: RelatedChoice | null;
  /** Called before columns are shown or hidden by their ticks. */
  readonly onTick: () => void;
  /** Called before a choice is kept that makes the form anew. */
  readonly onKeep: () => void;
}

/** Without JavaScript it is a GET form whose page shows the choice; with it, the choice is stored. */
function ChooserForm({
  list,
  name,
  columns,
  shown,
  place,
  added,
  onTick,
  onKeep,
}: ChooserFormProps) {
  const locale = useLocale();
  const router = useRouter();
  const [title, ...rest] = columns;
  const isShown = ({ id }: NamedColumn) => shown.some((column) => column.id === id);
  const [order, setOrder] = useState(() => [
    ...shown.filter(({ id }) => id !== title.id),
    ...rest.filter((column) => !isShown(column) && !isRelatedColumn(column.id)),
  ]);
  const { path, address } = list;
  const keep = (choice: ListChoice) => {
    saveListChoice(name, choice);
    const bare = { ...address, ...parseArrangement([]), density: null };
    void router.replace(listStateHref(path, bare), undefined, { scroll: false });
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onKeep();
    const given = new FormData(event.currentTarget);
    const density = given.get('density') === 'compact' ? 'compact' : 'comfortable';
    const placed = place?.placeIn(given, title);
    const arranged = parseArrangement(given.getAll('columns').map(String));
    keep({ ...list.kept, ...arranged, density, ...placed });
  };
  /** Shows and hides columns at once; what else was chosen waits to be applied. */
  const tick = (form: HTMLFormElement) => {
    const own = new Set([title, ...order].map(({ id }) => serializeColumn(id, list.shown)));
    const ticked = new FormData(form).getAll('columns').map(String);
    const arranged = parseArrangement(ticked.filter((id) => own.has(id)));
    onTick();
    keep({ ...list.kept, ...arranged });
  };
  const move = (index: number, by: number) =>
    setOrder((before) => {
      const after = [...before];
      after.splice(index + by, 0, ...after.splice(index, 1));
      return after;
    });
  const isChosen = (parameter: string) => parameter === 'columns' || parameter === 'density';
  return (
    <form method="get" action={withBasePath(path)} onSubmit={onSubmit} className={styles.form}>
      <input type="hidden" name="columns" value={serializeColumn(title.id, list.shown)} />
      <HiddenInputs parameters={hiddenParameters(address, isChosen)} />
      <fieldset className={styles.columns}>
        <legend>{t('Columns', locale)}</legend>
        <ul>
          {place && (
            <li>
              <span className={styles.title}>{tLabel(title.label, locale)}</span>
              <place.ColumnPlace column={title} shown={list.shown} isTitle />
            </li>
          )}
          {order.map((column, index) => (
            <li key={column.id}>
              <label>
                <input
                  type="checkbox"
                  name="columns"
                  value={serializeColumn(column.id, list.shown)}
                  defaultChecked={isShown(column)}
                  onChange={({ currentTarget: { form } }) => form && tick(form)}
                />
                {tLabel(column.label, locale)}
              </label>
              {place && (
                <>
                  <place.ColumnPlace column={column} shown={list.shown} />
                  <place.MoveButtons
                    column={column}
                    onUp={index > 0 ? () => move(index, -1) : null}
                    onDown={index < order.length - 1 ? () => move(index, 1) : null}
                  />
                </>
              )}
            </li>
          ))}
        </ul>
      </fieldset>
      {added && <added.Choice related={added.related} shown={shown} />}
      <fieldset className={styles.density}>
        <legend>{t('Density', locale)}</legend>
        {(['comfortable', 'compact'] as const).map((density) => (
          <label key={density}>
            <input
              type="radio"
              name="density"
              value={density}
              defaultChecked={density === list.shown.density}
            />
            {t(density === 'compact' ? 'Compact' : 'Comfortable', locale)}
          </label>
        ))}
      </fieldset>
      <div className={styles.actions}>
        <button type="submit" className={buttons.primary}>
          {t('Apply', locale)}
        </button>
        <button
          type="button"
          className={buttons.button}
          onClick={() => {
            onKeep();
            keep({ ...NO_CHOICE, view: list.kept.view });
          }}
        >
          {t('Reset', locale)}
        </button>
      </div>
    </form>
  );
}

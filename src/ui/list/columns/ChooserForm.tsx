import { useRouter } from 'next/router';
import { useState, type FormEvent } from 'react';
import buttons from '../../button.module.css';
import { useLocale } from '../../locale/useLocale.ts';
import { t, tLabel } from '../../../locale/translate.ts';
import { HiddenInputs } from '../HiddenInputs.tsx';
import { listStateHref } from '../../../lists/listAddress.ts';
import { NO_CHOICE, type ListChoice } from '../../../visitor/listChoice.ts';
import { saveListChoice } from '../../../visitor/saveListChoice.ts';
import type { ListOfTable, NamedColumn } from '../listContext.ts';
import { isRelatedColumn, type RelatedColumns } from '../related/relatedColumns.ts';
import { hiddenParameters } from '../listForm.ts';
import { parseArrangement, serializeColumn, type Arrangement } from '../../../lists/arrangement.ts';
import styles from './columnChooser.module.css';
import { withBasePath } from '../../../address/basePath.ts';

export interface ColumnChooserProps {
  readonly list: ListOfTable;
  /** Key of the stored choice. */
  readonly name: string;
  readonly columns: readonly NamedColumn[];
  /** The columns that the table shows now, in order. */
  readonly shown: readonly NamedColumn[];
}

/** Order, widths and pins need JavaScript, so their code loads when the menu opens. */
export type PlaceModule = typeof import('./ColumnPlace.tsx');

/** So does that of the columns of related records. */
export interface RelatedChoice {
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
export function ChooserForm(props: ChooserFormProps) {
  const { list, name, columns, shown, place, added, onTick, onKeep } = props;
  const locale = useLocale();
  const router = useRouter();
  const [title, ...rest] = columns;
  const [order, setOrder] = useState(() => [
    ...shown.filter(({ id }) => id !== title.id),
    ...rest.filter(
      (column) => !shown.some(({ id }) => id === column.id) && !isRelatedColumn(column.id),
    ),
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
  const reset = () => {
    onKeep();
    keep({ ...NO_CHOICE, view: list.kept.view });
  };
  const isChosen = (parameter: string) => parameter === 'columns' || parameter === 'density';
  return (
    <form method="get" action={withBasePath(path)} onSubmit={onSubmit} className={styles.form}>
      <input type="hidden" name="columns" value={serializeColumn(title.id, list.shown)} />
      <HiddenInputs parameters={hiddenParameters(address, isChosen)} />
      <OwnColumns
        title={title}
        order={order}
        shown={shown}
        arrangement={list.shown}
        place={place}
        onTick={tick}
        onMove={(index, by) => setOrder((before) => moved(before, index, by))}
      />
      {added && <added.Choice related={added.related} shown={shown} />}
      <DensityChoice density={list.shown.density} />
      <div className={styles.actions}>
        <button type="submit" className={buttons.primary}>
          {t('Apply', locale)}
        </button>
        <button type="button" className={buttons.button} onClick={reset}>
          {t('Reset', locale)}
        </button>
      </div>
    </form>
  );
}

interface OwnColumnsProps {
  readonly title: NamedColumn;
  /** The columns after the title. */
  readonly order: readonly NamedColumn[];
  readonly shown: readonly NamedColumn[];
  readonly arrangement: Arrangement;
  readonly place: PlaceModule | null;
  readonly onTick: (form: HTMLFormElement) => void;
  readonly onMove: (index: number, by: number) => void;
}

/** The list's own columns, in their order: which are shown, and where. */
function OwnColumns({ title, order, shown, arrangement, place, onTick, onMove }: OwnColumnsProps) {
  const locale = useLocale();
  return (
    <fieldset className={styles.columns}>
      <legend>{t('Columns', locale)}</legend>
      <ul>
        {place && (
          <li>
            <span className={styles.title}>{tLabel(title.label, locale)}</span>
            <place.ColumnPlace column={title} shown={arrangement} isTitle />
          </li>
        )}
        {order.map((column, index) => (
          <li key={column.id}>
            <label>
              <input
                type="checkbox"
                name="columns"
                value={serializeColumn(column.id, arrangement)}
                defaultChecked={shown.some(({ id }) => id === column.id)}
                onChange={({ currentTarget: { form } }) => form && onTick(form)}
              />
              {tLabel(column.label, locale)}
            </label>
            {place && (
              <>
                <place.ColumnPlace column={column} shown={arrangement} />
                <place.MoveButtons
                  column={column}
                  onUp={index > 0 ? () => onMove(index, -1) : null}
                  onDown={index < order.length - 1 ? () => onMove(index, 1) : null}
                />
              </>
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** How dense the rows are. */
function DensityChoice({ density: chosen }: Pick<ListChoice, 'density'>) {
  const locale = useLocale();
  return (
    <fieldset className={styles.density}>
      <legend>{t('Density', locale)}</legend>
      {(['comfortable', 'compact'] as const).map((density) => (
        <label key={density}>
          <input type="radio" name="density" value={density} defaultChecked={density === chosen} />
          {t(density === 'compact' ? 'Compact' : 'Comfortable', locale)}
        </label>
      ))}
    </fieldset>
  );
}

function moved(columns: readonly NamedColumn[], index: number, by: number): NamedColumn[] {
  const after = [...columns];
  after.splice(index + by, 0, ...after.splice(index, 1));
  return after;
}

import type { List, Relation } from '../../model/types/relations.ts';
import { columnsOfSide, columnsOfTable, planPictureOfRows } from '../fields/columns.ts';
import type { TablePlan } from '../fields/tablePlan.ts';
import type { FormsPlan } from '../forms/formPlan.ts';
import { pascalCase } from '../names.ts';
import type { Planner } from '../planner.ts';
import type { Subject } from '../subject.ts';

interface TableOptions {
  /** Whether any of its lists shows it. */
  readonly isWritten?: boolean;
  /** Whether it is the table of the resource's own list. */
  readonly isOfList?: boolean;
}

/** Plans the tables of lists: one for all lists with rows of a type. */
export class Tables {
  readonly #planner: Planner;
  readonly #formsOf: (owner: Subject) => FormsPlan;
  readonly #written = new Map<Subject, TablePlan[]>();

  constructor(planner: Planner, formsOf: (owner: Subject) => FormsPlan) {
    this.#planner = planner;
    this.#formsOf = formsOf;
  }

  /** The tables of a resource that some list shows. */
  of(owner: Subject): readonly TablePlan[] {
    return this.#written.get(owner) ?? [];
  }

  /** The table for the rows of a list. */
  for(owner: Subject, list: List, options: TableOptions = {}): TablePlan {
    const written = this.of(owner);
    const known = written.find(({ rowType, side }) => rowType === list.rowType && side === null);
    if (known) return known;
    const table = this.#table(owner, list, options.isOfList ?? false);
    if (options.isWritten ?? true) this.#written.set(owner, [...written, table]);
    return table;
  }

  /** The table for joins below a record: rows stand for the records at the other side. */
  forSide(join: Subject, { rowType }: List, side: Relation): TablePlan {
    const written = this.of(join);
    const known = written.find((table) => table.side === side);
    if (known) return known;
    const base = `${join.base}${pascalCase(side.field)}`;
    const table = {
      ...this.#planner.names.inFolder(join, `${base}Table`, 'tsx'),
      owner: join,
      rowType,
      fields: null,
      isOfList: false,
      picture: null,
      side,
    };
    const planned = { ...table, columns: columnsOfSide(this.#planner, table, side) };
    this.#written.set(join, [...written, planned]);
    return planned;
  }

  #table(owner: Subject, { rowType, fields }: List, isOfList: boolean): TablePlan {
    const isWhole = rowType === owner.resource.type;
    const base = isWhole ? owner.base : pascalCase(rowType);
    const table = {
      ...this.#planner.names.inFolder(owner, `${base}Table`, 'tsx'),
      owner,
      rowType,
      fields: isWhole ? null : (fields ?? []),
      isOfList,
      side: null,
    };
    const inputs = this.#formsOf(owner).create?.inputs ?? [];
    const required = inputs.flatMap(({ relation, required: isRequired }) =>
      relation && isRequired ? relation.field : [],
    );
    const columns = columnsOfTable(this.#planner, table, required);
    return { ...table, columns, picture: planPictureOfRows(this.#planner, table, columns) };
  }
}

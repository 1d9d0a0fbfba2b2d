import { screen } from '@testing-library/react';
import {
  scriptBackend,
  type ScriptedBackend,
  type ScriptedCall,
} from '../../../relay/scriptedBackend.ts';

const NAMES: Readonly<Record<string, string>> = { a: 'Ajo', b: 'Bo', c: 'Cao' };

/** A backend with the three lines of an order, no two of which have the same position. */
export class LinesBackend {
  /** Where each line is. */
  places: Record<string, number> = { a: 1, b: 2, c: 3 };
  /** What it says to the next change of a line. */
  refusal: string | null = null;
  /** There are lines after these. */
  hasMore = false;
  readonly scripted: ScriptedBackend = scriptBackend((call) => this.#respond(call));

  /** The lines in their order. */
  get stored(): string {
    return this.#sorted().join('');
  }

  #sorted(): string[] {
    const { places } = this;
    return Object.keys(places).toSorted((one, other) => places[one] - places[other]);
  }

  #respond({ name, variables }: ScriptedCall): unknown {
    if (name === 'OrderLinesTabQuery') {
      const [sort] = variables.orderBy as readonly string[];
      const sorted = this.#sorted();
      if (sort === 'POSITION_DESC') sorted.reverse();
      const edges = sorted.map((id) => ({ node: this.#line(id) }));
      const pageInfo = {
        hasNextPage: this.hasMore,
        hasPreviousPage: false,
        startCursor: null,
        endCursor: this.hasMore ? 'c' : null,
      };
      return { data: { order: { __typename: 'Order', id: '7', lines: { edges, pageInfo } } } };
    }
    if (name === 'editOrderLineQuery')
      return { data: { orderLine: this.#line(String(variables.id)) } };
    if (name !== 'updateOrderLineMutation') return undefined;
    const { id, orderLinePatch } = variables.input as {
      id: string;
      orderLinePatch: { position: number };
    };
    const isTaken = Object.values(this.places).includes(orderLinePatch.position);
    const message =
      this.refusal ?? (isTaken ? 'The order already has a line at this position.' : null);
    if (message !== null) return { data: { updateOrderLine: null }, errors: [{ message }] };
    this.places[id] = orderLinePatch.position;
    return { data: { updateOrderLine: { orderLine: this.#line(id) } } };
  }

  #line(id: string) {
    return {
      __typename: 'OrderLine',
      id,
      position: this.places[id],
      quantity: 1,
      unitPrice: '2.00',
      currency: 'EUR',
      total: '2.00',
      discountPercent: null,
      comment: null,
      order: { id: '7', number: 'SO-7' },
      variant: { id: `variant ${id}`, name: NAMES[id] },
    };
  }
}

/** The names of the lines in the order in which they are shown. */
export function shownLines(): string[] {
  return screen.getAllByRole('row').flatMap(({ textContent }) => {
    const name = Object.values(NAMES).find((each) => textContent?.includes(each));
    return name ?? [];
  });
}

export function handle(place: number): HTMLElement {
  return screen.getByRole('button', { name: `Move Order line ${place}` });
}

/** What the list must show, as the backend has it. */
export interface Expected {
  /** The first row of the list that is sorted by number. */
  readonly sorted: string;
  /** The first row of its second page. */
  readonly next: string;
}

const PAGE = 25;

const QUERY = `{
  orders(first: 1, offset: OFFSET, orderBy: [NUMBER_ASC]) { nodes { number } }
}`;

export async function expectedOf(endpoint: string): Promise<Expected> {
  const [sorted, next] = await Promise.all([0, PAGE].map((offset) => numberAt(endpoint, offset)));
  return { sorted, next };
}

async function numberAt(endpoint: string, offset: number): Promise<string> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: QUERY.replace('OFFSET', String(offset)) }),
  });
  const { data } = (await response.json()) as { data: { orders: { nodes: [{ number: string }] } } };
  return data.orders.nodes[0].number;
}

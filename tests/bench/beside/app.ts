/** One of the apps that show the same orders, and where its parts are. */
export interface ListApp {
  readonly name: string;
  /** The address of its list of orders. */
  readonly list: string;
  /** The cells with the orders' numbers, from the first row on. */
  readonly numbers: string;
  /** What sorts by these when it is pressed. */
  readonly sort: string;
  readonly next: string;
  /** The heading of a record, which is the order's number. */
  readonly heading: string;
}

export function frontageAt(url: string): ListApp {
  return {
    name: 'Frontage',
    list: `${url}/orders`,
    numbers: 'tbody th[scope="row"] a',
    sort: 'thead th[data-column="number"] a',
    next: 'a[rel="next"]',
    heading: 'article h1',
  };
}

/** A list of Frontage's whose acts cost what the browser takes for them. */
export function browserAloneAt(url: string): ListApp {
  return { ...frontageAt(url), name: 'the browser alone' };
}

export function reactAdminAt(url: string): ListApp {
  return {
    name: 'react-admin',
    list: `${url}/#/orders`,
    numbers: 'tbody td.column-number',
    sort: 'thead th.column-number .MuiTableSortLabel-root',
    next: 'button[aria-label="Go to next page"]',
    heading: 'main h1',
  };
}

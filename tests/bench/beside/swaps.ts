/** What a press on a link puts in the place of a part of the page. */
export interface Swap {
  /** Selects the link. */
  readonly link: string;
  /** Selects the part. */
  readonly part: string;
  readonly html: string;
}

/**
 * Runs in a page that has no other script: swaps parts of it when links are pressed, and back. What comes is in memory
 * by then, parsed.
 *
 * @param sheets the addresses of the style sheets of all that comes
 * @param source the address of the swaps
 */
export function installSwaps(sheets: readonly string[], source: string): void {
  interface Parsed extends Pick<Swap, 'link' | 'part'> {
    readonly content: DocumentFragment;
  }
  let swaps: readonly Parsed[] = [];
  const left: Array<{ readonly part: Element; readonly nodes: readonly ChildNode[] }> = [];

  addEventListener('load', () => {
    for (const href of sheets)
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'stylesheet', href }),
      );
    void load();
  });
  addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest('a');
      if (!link) return;
      event.preventDefault();
      history.pushState(null, '', link.href);
      const swap = swaps.find((each) => link.matches(each.link));
      const part = swap && document.querySelector(swap.part);
      if (!part) return;
      left.push({ part, nodes: [...part.childNodes] });
      part.replaceChildren(swap.content.cloneNode(true));
    },
    true,
  );
  addEventListener('popstate', () => {
    const last = left.pop();
    last?.part.replaceChildren(...last.nodes);
  });

  async function load(): Promise<void> {
    const given = (await (await fetch(source)).json()) as readonly Swap[];
    swaps = given.map(({ link, part, html }) => {
      const template = document.createElement('template');
      template.innerHTML = html;
      return { link, part, content: template.content };
    });
  }
}

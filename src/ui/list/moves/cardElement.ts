/** The card that has a key. */
export function cardElement(within: ParentNode | null, key: string): HTMLElement | undefined {
  const cards = within?.querySelectorAll<HTMLElement>('[data-card]') ?? [];
  return [...cards].find((card) => card.dataset.card === key);
}

/** The card around an element, if it has a handle: then the person may move it. */
export function movableCard(element: Element): HTMLElement | null {
  const card = element.closest<HTMLElement>('[data-card]');
  return card?.querySelector('[data-handle]') ? card : null;
}

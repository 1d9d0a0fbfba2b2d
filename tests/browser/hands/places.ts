import type { Locator } from 'playwright/test';

/** A spot on the screen where a press does nothing but, at most, give something the focus. */
export interface Place {
  /** How it is marked up: what is marked up the same behaves the same. */
  readonly kind: string;
  readonly what: string;
  readonly x: number;
  readonly y: number;
  /** Whether it gives a field the focus that unfolds its choices, over whatever is beside it. */
  readonly unfolds: boolean;
}

export const BLANK = 'blank';

/**
 * Within an element, as it stands now, a blank spot or the first words or label in sight of a kind not
 * yet known. It is looked for anew before each press, since each press may move what is there.
 */
export function harmlessPlace(within: Locator, known: ReadonlySet<string>): Promise<Place | null> {
  return within.evaluate(
    (element, [blank, ...without]) => {
      const WORDS =
        'h1, h2, h3, h4, p, span, dt, dd, legend, label, td, th, li, caption, small, time';
      const DOES =
        'a, button, summary, input, select, textarea, option, [role="option"], [data-grip]';
      const TICKED = 'input:is([type="checkbox"], [type="radio"], [type="file"])';
      const isHarmless = (one: Element) => {
        if (one.closest(DOES) || (one.querySelector(DOES) && !one.matches('td, th, li')))
          return false;
        const label = one.closest('label');
        return !label || !(label.querySelector(TICKED) ?? label.control?.matches(TICKED));
      };
      if (!without.includes(blank)) {
        const { left, top } = element.getBoundingClientRect();
        const [x, y] = [Math.max(left, 0) + 3, Math.max(top, 0) + 3];
        return { kind: blank, what: 'a blank spot', x, y, unfolds: false };
      }
      for (const one of element.querySelectorAll(WORDS)) {
        const text = one.textContent.trim();
        const kind = `${one.tagName} ${one.getAttribute('class') ?? ''}`;
        if (text === '' || without.includes(kind) || !isHarmless(one)) continue;
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        const hit = document.elementFromPoint(x, y);
        if (!hit || !one.contains(hit) || !isHarmless(hit)) continue;
        const unfolds = one.closest('label')?.control?.getAttribute('role') === 'combobox';
        return { kind, what: `the words “${text.slice(0, 40)}”`, x, y, unfolds };
      }
      return null;
    },
    [BLANK, ...known],
  );
}

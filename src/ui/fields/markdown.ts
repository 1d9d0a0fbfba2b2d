import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

/** Nobody reads a longer text on a page, and reading it would hold the server. */
export const LONGEST_MARKDOWN = 100_000;

/** Headings of a text are below those of its page. */
const HEADINGS_BELOW = 2;

/**
 * Markdown as HTML, as CommonMark and GitHub have it. HTML in the text is shown as text, and addresses of links and
 * pictures that could run a script are left out, so that the result is safe to be put into a page.
 */
export function markdownToHtml(text: string): string {
  const html = micromark(text, { extensions: [gfm()], htmlExtensions: [gfmHtml()] });
  return html.replaceAll(/<(\/?)h([1-6])>/g, (_, close: string, level: string) => {
    return `<${close}h${Math.min(6, Number(level) + HEADINGS_BELOW)}>`;
  });
}

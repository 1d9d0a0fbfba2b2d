import type { AppProps } from 'next/app';
import type { PackedAccess } from '../access/packedAccess.ts';
import type { SpokenLanguage } from '../locale/catalogue.ts';
import type { Locale } from '../locale/locale.ts';
import type { ResponseOfQuery, HandOver, RenderedResults } from '../relay/handOver.ts';
import type { LoadedPage } from '../relay/loadedPage.ts';
import type { Page } from '../relay/pageQueries.ts';
import type { Visitor } from '../visitor/visitor.ts';

/** What components ask for while they are rendered: on the server, what answers it; in the browser, what was answered. */
export type Rendered = Pick<RenderedResults, 'failure' | 'leavesParts'> &
  (Pick<RenderedResults, 'handOvers'> | { readonly answer: ResponseOfQuery });

/** What the app is given with each page. */
export interface FrontageProps {
  readonly locale: Locale;
  /** What the visitor can read the interface in: known from the first load. */
  readonly languages?: readonly SpokenLanguage[];
  /** What the visitor chose for lists, by the list's name. */
  readonly lists: Visitor['lists'];
  /** Who is signed in, known from the first load: signing in and out load the page anew. */
  readonly person?: string | null;
  /** Known from the first load: what the person may not do. */
  readonly access?: PackedAccess;
  /** Known from the first load: the response that says who is signed in. */
  readonly viewer?: HandOver | null;
  /** Known from the first load: the scope under which the browser stores what it stores. */
  readonly scope?: string | null;
  /** Known from the first load: whether developers see what pages ask. */
  readonly showsCalls?: boolean;
  /** Known from the first load: the release that this tab belongs to, however long it is open. */
  readonly release?: string | null;
  /** On the first load: what the server asked for. */
  readonly handOvers?: Readonly<Record<string, HandOver>>;
  /** On the first load: what its components ask for by themselves. */
  readonly rendered?: Rendered;
  /** After that: what the browser has asked for. */
  readonly loaded?: LoadedPage;
}

/** The app's props, with those that Next.js gives. */
export type FrontageAppProps = AppProps & FrontageProps & { Component: Page };

import { useState } from 'react';
import type { Environment } from 'relay-runtime';
import type { Access } from '../access/access.ts';
import type { Address } from '../address/address.ts';
import type { ViewerDefinition } from '../address/viewer.ts';
import { measureSkew } from '../relay/clock.ts';
import { deserializeError } from '../relay/errors.ts';
import { answersOf } from '../relay/handOver.ts';
import type { LocalKeys } from '../relay/identity.ts';
import { LoadedPage } from '../relay/loadedPage.ts';
import { callAs, pageEnvironment } from '../relay/pageEnvironment.ts';
import type { Page } from '../relay/pageQueries.ts';
import { releases } from '../relay/release.ts';
import { takeViewer } from '../relay/viewer.ts';
import type { Visitor } from '../visitor/visitor.ts';
import type { FrontageProps, Rendered } from './appProps.ts';
import { setTabAccess } from './tabAccess.ts';

/** What a page is rendered with at first. */
interface FirstLoad extends FrontageProps {
  readonly page: Page;
  readonly address: Address;
  readonly visitor: Visitor & { readonly access: Access };
  readonly localKeys: LocalKeys;
  /** How the app knows who is signed in. */
  readonly definition: ViewerDefinition | undefined;
}

const NOTHING_RENDERED: Rendered = { handOvers: [], failure: null };

/** The environment of all pages, with what the server had for the first one, and that page's queries. */
export function useFirstPage(load: FirstLoad): FirstPage {
  const [first] = useState(() => takeOver(load));
  return first;
}

interface FirstPage {
  readonly environment: Environment;
  readonly page: LoadedPage;
}

function takeOver(load: FirstLoad): FirstPage {
  const { definition, viewer, rendered, handOvers = {} } = load;
  const environment = firstEnvironment(load);
  if (typeof window !== 'undefined') startTab(load);
  if (definition && viewer) takeViewer(environment, definition, viewer);
  const page = new LoadedPage(environment, load.page.queries?.(load.address, load.visitor) ?? {});
  page.take(handOvers);
  if (rendered?.failure) page.fail(deserializeError(rendered.failure));
  return { environment, page };
}

function firstEnvironment({
  person = null,
  localKeys,
  rendered = NOTHING_RENDERED,
}: FirstLoad): Environment {
  if (typeof window !== 'undefined') callAs(person);
  const answer = 'answer' in rendered ? rendered.answer : answersOf(rendered.handOvers);
  return pageEnvironment(localKeys, answer);
}

/** What counts for the tab, however many pages it shows. */
function startTab({ locale, release = null, visitor }: FirstLoad): void {
  // The age of responses is counted by the clock that dated them.
  measureSkew(locale.now);
  releases.start(release);
  setTabAccess(visitor.access);
}

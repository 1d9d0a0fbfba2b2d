import { useState } from 'react';
import type { Environment } from 'relay-runtime';
import type { Access } from '../access/access.ts';
import { measureSkew } from '../relay/clock.ts';
import { deserializeError } from '../relay/errors.ts';
import { responsesOf } from '../relay/handOver.ts';
import { LoadedPage } from '../relay/loadedPage.ts';
import { callAs, pageEnvironment } from '../relay/pageEnvironment.ts';
import { releases } from '../relay/release.ts';
import { takeViewer } from '../relay/viewer.ts';
import type { Visitor } from '../visitor/visitor.ts';
import type { FrontageAppProps, Rendered } from './appProps.ts';
import type { AppBasis } from './initialProps.ts';
import { tab } from './tab.ts';

interface FirstPage {
  /** The environment of all pages, with what the server had for the first one. */
  readonly environment: Environment;
  readonly page: LoadedPage;
}

const NOTHING_RENDERED: Rendered = { handOvers: [], failure: null };

/** Takes over, once, the page that the server has loaded. */
export function useFirstPage(
  props: FrontageAppProps,
  basis: AppBasis,
  visitor: Visitor & { readonly access: Access },
): FirstPage {
  const [first] = useState(() => {
    const { Component, router, viewer, handOvers = {}, rendered = NOTHING_RENDERED } = props;
    const answer = 'answer' in rendered ? rendered.answer : responsesOf(rendered.handOvers);
    if (typeof window !== 'undefined') startTab(props, visitor.access);
    const environment = pageEnvironment(basis.localKeys, answer);
    const { viewer: definition } = basis.navigation;
    if (definition && viewer) takeViewer(environment, definition, viewer);
    const page = new LoadedPage(environment, Component.queries?.(router.query, visitor) ?? {});
    page.take(handOvers);
    if (rendered.failure) page.fail(deserializeError(rendered.failure));
    if (rendered.leavesParts) page.leaveParts();
    return { environment, page };
  });
  return first;
}

/** Says what counts for the tab, however many pages it shows. */
function startTab({ person = null, locale, release = null }: FrontageAppProps, lacking: Access) {
  callAs(person);
  // The age of responses is counted by the clock that dated them.
  measureSkew(locale.now);
  releases.start(release);
  tab.lacking = lacking;
}

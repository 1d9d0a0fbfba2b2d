import { useState } from 'react';
import { FULL_ACCESS, type Access } from '../access/access.ts';
import { unpackAccess } from '../access/packedAccess.ts';
import type { SpokenLanguage } from '../locale/catalogue.ts';
import type { HandOver } from '../relay/handOver.ts';
import type { FrontageProps } from './appProps.ts';

/** What the first load says once for all pages of a tab. */
interface FirstProps {
  readonly access: Access;
  /** Whether somebody is signed in. */
  readonly canSignOut: boolean;
  /** Under which name the browser keeps what is kept; null where it is unknown. */
  readonly scope: string | null;
  readonly languages: readonly SpokenLanguage[];
  /** What the server asked for, for developers who watch the calls; else null. */
  readonly firstHandOvers: Readonly<Record<string, HandOver>> | null;
}

/** Keeps what the first load says: the props of pages that follow are without it. */
export function useFirstProps(props: FrontageProps): FirstProps {
  const { access, person = null, scope = null, languages = [], handOvers = {} } = props;
  const [first] = useState(() => ({
    access: access ? unpackAccess(access) : FULL_ACCESS,
    canSignOut: person !== null,
    scope,
    languages,
    firstHandOvers: props.showsCalls ? handOvers : null,
  }));
  return first;
}

import { useState } from 'react';
import { FULL_ACCESS, type Access } from '../access/access.ts';
import { unpackAccess } from '../access/packedAccess.ts';
import type { SpokenLanguage } from '../locale/catalogue.ts';
import type { HandOver } from '../relay/handOver.ts';
import type { FrontageProps } from './appProps.ts';

/** What the first load says once for all pages of a tab. */
export interface FirstProps {
  readonly access: Access;
  readonly isSignedIn: boolean;
  /** Under which name the browser keeps what is kept; null where it is unknown. */
  readonly scope: string | null;
  readonly languages: readonly SpokenLanguage[];
  /** What the server asked for, for developers who watch the calls; else null. */
  readonly handOvers: Readonly<Record<string, HandOver>> | null;
}

/** Keeps what the first load says: the props of pages that follow are without it. */
export function useFirstProps(props: FrontageProps): FirstProps {
  const [first] = useState(() => firstProps(props));
  return first;
}

function firstProps(props: FrontageProps): FirstProps {
  const { access, person = null, scope = null, languages = [], handOvers = {} } = props;
  return {
    access: access ? unpackAccess(access) : FULL_ACCESS,
    isSignedIn: person !== null,
    scope,
    languages,
    handOvers: props.showsCalls ? handOvers : null,
  };
}

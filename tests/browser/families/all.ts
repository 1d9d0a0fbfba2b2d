import type { Family } from './family.ts';
import { harp, jacket, kite, string } from './kinds/databases.ts';
import { clown, joke, novel, pump } from './kinds/envelopes.ts';
import { ring } from './kinds/faults.ts';
import { crew, errand } from './kinds/graphs.ts';
import { bottle, lamp, membership, orchard, receipt, shop } from './kinds/keys.ts';
import { part, signal, tool } from './kinds/namespaces.ts';
import { medium, racket, sled, umbrella } from './kinds/nested.ts';
import { quilt, vase } from './kinds/numbered.ts';
import { crate, drum, measurement, wheel } from './kinds/offsets.ts';
import { candle, flag, globe } from './kinds/pages.ts';
import { document, folder, igloo } from './kinds/plain.ts';
import { article, writer } from './kinds/relay.ts';
import { home, pet } from './kinds/shapes.ts';
import { envelope, notice } from './kinds/tokens.ts';
import { saddle, strap } from './kinds/whole.ts';

/** Every family that has a list, as one schema. */
export const families: readonly Family[] = [
  article,
  writer,
  part,
  tool,
  signal,
  crate,
  drum,
  wheel,
  measurement,
  harp,
  string,
  jacket,
  kite,
  candle,
  flag,
  globe,
  vase,
  quilt,
  envelope,
  notice,
  lamp,
  orchard,
  membership,
  receipt,
  shop,
  bottle,
  igloo,
  folder,
  document,
  pet,
  home,
  medium,
  racket,
  sled,
  umbrella,
  joke,
  clown,
  novel,
  pump,
  ring,
  saddle,
  strap,
  crew,
  errand,
];

import { buildSchema } from 'graphql';
import { buildModel } from '../../src/model/buildModel.ts';
import { toContract } from '../../src/model/contract.ts';

/** A resource, for schemas that need one. */
export const REST = 'type Thing { id: ID! title: String! }';

/** What is read of signing in, as one line: `path identifier/password token refresh signOut | viewer`; `-` for nothing. */
export function signInReading(sdl: string): string {
  const schema = buildSchema(
    sdl.includes('type Query') ? sdl : `type Query { things: [Thing!]! } ${REST} ${sdl}`,
  );
  const { signIn, viewer } = toContract(buildModel(schema));
  const dotted = (entry: { path: readonly string[] } | null) => entry?.path.join('.') ?? '-';
  const who =
    viewer === null ? '-' : [...viewer.path, viewer.person].filter((name) => name !== '').join('.');
  if (signIn === null) return `- | ${who}`;
  const { identifier, password, token, refresh, signOut } = signIn;
  return `${dotted(signIn)} ${identifier}/${password} ${token ?? '-'} ${dotted(refresh)} ${dotted(signOut)} | ${who}`;
}

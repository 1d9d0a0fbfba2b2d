import { getNamedType, isEnumType } from 'graphql';
import type { GraphQLEnumType } from 'graphql';
import { leafKind } from '../../shapes/scalarKinds.ts';
import { isList } from '../../shapes/typeShapes.ts';
import { splitWords } from '../../wording/words.ts';
import type { InputLeaf } from './inputLeaves.ts';

/** Values of a choice that mean signing in by a password here. */
const OWN =
  /^(password|passwd|local|native|credentials?|basic|email|username|internal|database|default|builtin)$/;
/** Values that mean signing in elsewhere, or by other means. */
const FOREIGN =
  /^(google|facebook|apple|github|gitlab|bitbucket|twitter|x|microsoft|azure|azuread|entra|linkedin|discord|slack|saml|saml2|oauth|oauth2|oidc|openid|sso|auth0|okta|keycloak|magic|link|passwordless|otp|sms|phone|token|refresh|client|code|authorization|anonymous|guest|wallet|metamask|ethereum|kakao|naver|line|wechat|instagram|external|webauthn|passkey)$/;

/**
 * The only value with which an input that must be given can be useful when somebody signs in by a password:
 * the grant of OAuth 2 by that name, the one strategy that is no other service's, the name of the device.
 * Undefined where a person has to say it.
 */
export function constantOf({ input, words }: InputLeaf): string | boolean | undefined {
  const type = getNamedType(input.type);
  if (isList(input.type)) return undefined;
  if (isEnumType(type)) {
    const names = type.getValues().map(({ name }) => name);
    if (names.length === 1) return names[0];
    const own = ownChoices(type);
    const others = names.filter((name) => !own.includes(name));
    const isElsewhere = (name: string) => splitWords(name).some((word) => FOREIGN.test(word));
    return own.length === 1 && others.every(isElsewhere) ? own[0] : undefined;
  }
  if (!['string', 'id', 'unknown'].includes(leafKind(type))) return undefined;
  const text = words.join(' ');
  // OAuth 2.0, section 4.3.2.
  if (text === 'grant type') return 'password';
  if (/^(service( name)?|provider( name)?)$/.test(text)) return 'password';
  return /^(device( name)?|device type|client name|client mutation id|user agent|platform)$/.test(
    text,
  )
    ? 'frontage'
    : undefined;
}

/** The values of a choice that mean signing in by a password here. */
export function ownChoices(type: GraphQLEnumType): string[] {
  const names = type.getValues().map(({ name }) => name);
  return names.filter((name) => splitWords(name).some((word) => OWN.test(word)));
}

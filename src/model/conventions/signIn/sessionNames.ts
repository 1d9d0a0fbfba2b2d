/** Names of what signs in. Words are joined by spaces. */
const SIGNS_IN =
  /\b(log ?in|log ?on|logon|sign ?in|authenticate|authenticates|authentication|authorize|auth|logar|entrar|anmelden|connexion|inloggen)\b/;
const MAKES_SESSION =
  /\b(create|obtain|get|generate|issue|request|new|make|start|acquire|begin|open|fetch|grant|retrieve)\b/;
const SESSION = /\b(tokens?|jwt|session|access ?token|auth ?token)\b/;

/** What is done with an account besides signing in to it. */
const OTHER =
  /\b(register|registers|registration|sign ?up|signup|reset|forgot|forgotten|forget|change|update|recover|recovery|set|confirm|invite|invitation|accept|delete|remove|verify|verification|validate|check|link|unlink|configure|connect|disconnect|add|edit|import|test|impersonate|unlock|lock|enable|disable|rotate|subscribe|onboard|refresh|renew|revoke|log ?out|logout|sign ?out|signout|assign|exists|send|resend|upsert|save|store|delegate|guest|anonymous|api|webhook|integration|gateway|mailbox|smtp|imap|payments?|transaction|checkout|meeting|calendar|contacts|share|document|database|ftp|sftp)\b/;
const CREATES = /\b(create|insert|new|make)\b/;

/** Whether a call's name says that it signs in. */
export function saysSignIn(words: readonly string[]): boolean {
  const text = words.join(' ');
  if (isOther(words)) return false;
  return (
    SIGNS_IN.test(text) ||
    (SESSION.test(text) && MAKES_SESSION.test(text)) ||
    /^(tokens?|jwt|session|auth)$/.test(text)
  );
}

/** Whether a call's name says that somebody signs in by it, and not only that it gives some token. */
export function namesSignIn(words: readonly string[]): boolean {
  return SIGNS_IN.test(words.join(' ')) && !isOther(words);
}

/** Whether a call's name says that it does something else with an account. */
export function isOther(words: readonly string[]): boolean {
  // A namespace such as `userRegistration` says less than the call's own name.
  const text = words.join(' ');
  if (OTHER.test(text)) return true;
  return CREATES.test(text) && !SESSION.test(text) && !SIGNS_IN.test(text);
}

/** Whether a call's name says that it gives somebody a login: `createUserLogin`, `createBasicAuth`. */
export function makesLogin(words: readonly string[]): boolean {
  return /\b(create|insert|add|make) (\w+ )+(log ?in|auth)$/.test(words.join(' '));
}

/** Whose sign-in a name says that it is: those who work in a back office come before its customers. */
export function audienceRank(words: readonly string[]): number {
  const text = words.join(' ');
  if (
    /\b(admin|admins|administrator|staff|backend|backoffice|back office|employee|operator|manager|superuser|cms)\b/.test(
      text,
    )
  )
    return 3;
  return /\b(customer|shopper|buyer|client|guest|patient|student|subscriber|driver|vendor|seller|merchant|partner|supplier|device|app|social|sso|oauth|external|provider|ldap|otp|tfa|mfa|demo)\b/.test(
    text,
  )
    ? -3
    : 0;
}

/** Whether a call's name says that it renews a token. */
export function saysRefresh(words: readonly string[]): boolean {
  const text = words.join(' ');
  if (
    /\b(external|device|push|fcm|api|app|webhook|payment|gateway|calendar|integration|storage|upload|reset|csrf|captcha|invite|invitation|schema|cache|page|feed|metrics|standards|index)\b/.test(
      text,
    )
  )
    return false;
  // `deleteRefreshTokenCookie` ends what could be renewed.
  if (ENDS.has(words[0] ?? '')) return false;
  const renews =
    /\b(refresh|refreshes|refreshed|renew|renews|extend|prolong|rotate|exchange|regenerate|reissue)\b/.test(
      text,
    );
  return (
    renews &&
    (/\b(tokens?|jwt|session|login|log ?in|auth|access|credentials?|authentication|customer|user|me)\b/.test(
      text,
    ) ||
      words.length === 1)
  );
}

/** Whether a call's name says that it ends the session of who calls. @param signIn the words of the sign-in's name */
export function saysSignOut(words: readonly string[], signIn: readonly string[] = []): boolean {
  const text = words.join(' ');
  if (
    /\b(all|everywhere|other|others|every|force|forced|by id|external|api|device|devices|app|personal|push)\b/.test(
      text,
    )
  )
    return false;
  const out =
    /\b(log ?out|log ?off|logoff|sign ?out|signout|unauthenticate|deauthenticate|abmelden|sair)\b(.*)/.exec(
      text,
    );
  // `logoutTrackerAccount` leaves another service.
  if (out)
    return out[2]
      .split(' ')
      .every((word) => word === '' || OWNERS.has(word) || LEFT.has(word) || signIn.includes(word));
  // Of other sessions and tokens the word before tells: `deleteShareToken`.
  const isOwn = (before = '') => before === '' || ENDS.has(before) || OWNERS.has(before);
  return (
    words.some((word) => ENDS.has(word)) &&
    words.some((word, index) => SESSIONS.has(word) && isOwn(words[index - 1]))
  );
}

const ENDS = new Set(
  'end ends delete destroy close revoke invalidate terminate remove expire clear kill'.split(' '),
);
const SESSIONS = new Set(
  'session token jwt cookie cookies accesstoken authtoken refreshtoken customertoken'.split(' '),
);
/** What people sign out from, and who they are, besides {@link OWNERS}. */
const LEFT = new Set(
  (
    'and app client cookie employee from manager me member mobile mutation now of operator out person seller shop site ' +
    'staff store vendor web'
  ).split(' '),
);
const OWNERS = new Set(
  (
    'access account accounts admin auth authentication bearer current customer identity jwt login my own refresh ' +
    'security session the token user users viewer'
  ).split(' '),
);

const PASSWORD =
  'pass(word|wd|code)|mdp|mot de passe|contrasena|clave|senha|passwort|kennwort|wachtwoord';
const LOST =
  'forgot|forgotten|forget|reset|recover|recovery|set|oubli|oublie|oublier|reinitialiser|reinitialisation|recuperer|' +
  'olvide|olvidar|olvidada|restablecer|recuperar|esqueci|esqueceu|redefinir|vergessen|zuruecksetzen|vergeten';
const NAMES_PASSWORD = new RegExp(`\\b(${PASSWORD})\\b`);
const LOST_PASSWORD = new RegExp(
  `\\b(${LOST}|request|send|restore)\\b.*\\b(${PASSWORD})\\b|\\b(${PASSWORD})\\b.*\\b(${LOST})\\b`,
);

/** Whether a call's name has a word for a password. */
export function namesPassword(words: readonly string[]): boolean {
  return NAMES_PASSWORD.test(words.join(' '));
}

/** Whether a call serves those who are not signed in: registration, and a password that was forgotten. */
export function saysVisitor(words: readonly string[]): boolean {
  const text = words.join(' ');
  return (
    /\b(register|registration|sign ?up|signup)\b/.test(text) ||
    LOST_PASSWORD.test(text) ||
    /\b(verify|confirm|activate|resend|send|unlock)\b.*\b(e?mail|account|registration|user|verification|activation|confirmation)\b/.test(
      text,
    ) ||
    /\b(e?mail|account|user)\b.*\b(verify|verification|confirm|confirmation|activate)\b/.test(
      text,
    ) ||
    /^(verify|validate|check)( (user|auth|access))? (token|jwt)s?$/.test(text) ||
    /^tokens? (verify|validate|check)$/.test(text)
  );
}

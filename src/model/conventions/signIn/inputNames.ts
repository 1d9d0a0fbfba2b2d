import { sameName } from '../../wording/words.ts';

const PASSWORDS = new Set(
  (
    'password passwd passwort pwd pass passphrase passcode kennwort senha contrasena contrasenya clave parola ' +
    'wachtwoord haslo losenord adgangskode motdepasse mdp pin pincode'
  ).split(' '),
);

/** Words that make of a password another one than that by which somebody signs in. */
const OTHER_PASSWORD =
  /^(new|old|current|previous|confirm|confirmed|confirmation|repeat|repeated|again|retype|verify|hash|hashed|reset|smtp|db|database|proxy|encrypted|temporary)$/;

/** Whether a name is that of a password, of whatever kind. */
export function isPasswordName(words: readonly string[]): boolean {
  if (isCodeName(words)) return false;
  // `password1`, `password2`: a new one, repeated.
  const plain = words.map((word) => word.replace(/\d$/, ''));
  return plain.some((word) => PASSWORDS.has(word) || /(password|passwort)$/.test(word));
}

/** Whether a name is that of the password by which somebody signs in. */
export function isOwnPasswordName(words: readonly string[]): boolean {
  if (words.some((word) => OTHER_PASSWORD.test(word))) return false;
  const last = words.at(-1) ?? '';
  if (!isPasswordName(words)) return false;
  return PASSWORDS.has(last) || PASSWORDS.has(words.join('')) || /(password|passwort)$/.test(last);
}

/** Whether a name is that of the password that another one replaces. */
export function isFormerPasswordName(words: readonly string[]): boolean {
  return (
    isPasswordName(words) && words.some((word) => /^(old|current|previous|temporary)$/.test(word))
  );
}

/** Whether it is a one-time code. */
export function isCodeName(words: readonly string[]): boolean {
  const text = words.join(' ');
  return (
    /\b(otp|totp|2fa|tfa|mfa|2 ?fa|two factor|one time|second factor|authenticator)\b/.test(text) ||
    /^((login|auth|security|verification|sms|backup|recovery|pass|access|confirmation) )?code$/.test(
      text,
    )
  );
}

/** What identifies a person, likeliest first; each with the names that mean it. */
const IDENTIFIERS: ReadonlyArray<readonly [rank: number, names: RegExp]> = [
  [
    9,
    /^(identifier|loginid|loginname|login|emailorusername|usernameoremail.*|useroremail|emailoruser.*|emailorphone.*|credential|principal)$/,
  ],
  [
    8,
    /^(user|account|customer|admin|staff|login|work)?(email|emailaddress|emailid|mail|mailaddress)$/,
  ],
  [
    7,
    /^(user|account|login|customer|admin|staff)?(username|usernm|usuario|utilisateur|benutzername|nickname|nick|handle|screenname|accountname)$/,
  ],
  [
    6,
    /^(user|account|usr|userid|uid|accountid|member|memberid|staffid|employeeid|employeenumber|personnelnumber|correo|courriel)$/,
  ],
  [
    5,
    /^(user|mobile|cell)?(phone|mobile|phonenumber|mobilenumber|msisdn|telephone|telefono|cpf|dni|document|matricula)$/,
  ],
  [3, /^(name|id|code|number|key|accesskey)$/],
];

/** How well a name fits that by which a person is known; 0 where it does not. */
export function identifierRank(name: string): number {
  const same = sameName(name);
  return IDENTIFIERS.find(([, names]) => names.test(same))?.[0] ?? 0;
}

/** What the browser is to make of an identifier. */
export function identifierFormat(name: string): 'email' | 'phone' | 'username' {
  const same = sameName(name);
  if (/username|nickname/.test(same) || /or/.test(same.replace(/correo/, ''))) return 'username';
  if (/mail|correo|courriel/.test(same)) return 'email';
  return /phone|mobile|msisdn|telefono/.test(same) ? 'phone' : 'username';
}

/** Whether it says that the session is to last. */
export function isRememberName(words: readonly string[]): boolean {
  return /\b(remember|keep|stay|persist|persistent|long lived|extended)\b/.test(words.join(' '));
}

/** Whether it chooses where somebody works, which a sign-in may ask for although it need not be given. */
export function isPlaceName(words: readonly string[]): boolean {
  return /^((company|organi[sz]ation|workspace|tenant|realm|domain|org|team|site|shop|store|subdomain)( (id|code|slug|name|key|domain))?|subdomain)$/.test(
    words.join(' '),
  );
}

import { singular } from './plurals.ts';

/** Written in capitals anywhere in a label. */
const ACRONYMS = new Set(
  (
    'acl ai api apk asin aws b2b b2c bic bcc bsb cc cdn ci cli cms cnpj cors cpf cpu crm csp css csrf csv cvc cvv db dkim dlna dns dto ean ein ' +
    'erp eta eu faq ftp gb gcp gdpr gif gln gpg gps gpu gql gst gtin guid hr hs hsn html http https iata iban icao icd id idp ' +
    'imap imei ip isbn isin iso issn itin jpg json jwt kpi kyc ldap lei lfs llm mac mb mcp mfa mime ml mpn mqtt mrn mrr ' +
    'nda nfc npi nps nvme oidc ota otp pdf pgp pin png po pr ppe qr ram rfc rfid rfq rma roi rpc rsvp rss rtl rtsp saml scim sdk seo sftp ' +
    'sha sku sla smtp sms sql ssd ssh ssl ssn sso sscc svg tcp tfa tls totp ttl tv udp ui uid uk uom upc upn uri url us ' +
    'usb utc utm uuid vat vin vip vlan vm vpn xls xlsx xml yaml zip'
  ).split(' '),
);

/** Acronyms whose lower-case twin is an ordinary word: capitals only where the name has them. */
const ORDINARY_WORDS = new Set('eta hs icd lei mac ml npi pin po ram roi us zip'.split(' '));

const PROPER = new Map([
  ['ios', 'iOS'],
  ['github', 'GitHub'],
  ['gitlab', 'GitLab'],
  ['graphql', 'GraphQL'],
  ['oauth', 'OAuth'],
  ['paypal', 'PayPal'],
  ['ipv4', 'IPv4'],
  ['ipv6', 'IPv6'],
  ['utf8', 'UTF-8'],
  ['utf16', 'UTF-16'],
  ['sha1', 'SHA-1'],
  ['sha256', 'SHA-256'],
  ['sha512', 'SHA-512'],
  ['co2', 'CO2'],
  ['2d', '2D'],
  ['3d', '3D'],
  ['4d', '4D'],
  ['wifi', 'Wi-Fi'],
  ['youtube', 'YouTube'],
  ['linkedin', 'LinkedIn'],
  ['whatsapp', 'WhatsApp'],
]);

/** Words with a number inside, which is no number of theirs. */
const NUMBERED_WORDS = new Set('a11y b2b b2c base64 i18n k8s l10n log4j web3'.split(' '));

/** Short words that are followed by a number: `no1`. Other short ones are signs: `H1`, `MP3`. */
const SHORT_WORDS = /^(at|by|in|is|no|of|on|or|to|up|vs)$/;

/** Names that are written as two words in `camelCase`, and as one otherwise; and the other way round. */
const JOINED = new Map([
  ['git hub', 'github'],
  ['git lab', 'gitlab'],
  ['graph ql', 'graphql'],
  ['pay pal', 'paypal'],
]);
const PARTED = new Map([
  ['firstname', 'first name'],
  ['middlename', 'middle name'],
  ['lastname', 'last name'],
  ['fullname', 'full name'],
  ['zipcode', 'zip code'],
]);

/** The words as people write them: `git`, `hub` as one, `firstname` as two. */
function asWritten(words: readonly string[]): string[] {
  const written: string[] = [];
  for (const word of words) {
    const joined = JOINED.get(`${written.at(-1) ?? ''} ${word}`);
    if (joined !== undefined) written.splice(-1, 1, joined);
    else written.push(...(PARTED.get(word) ?? withNumberApart(word)).split(' '));
  }
  return written.filter((word, index) => !isRepeated(word, written[index + 1]));
}

/** `line1` as `line 1`, `iso8601` as `iso 8601`; `h1` and `mp3` as they are. */
function withNumberApart(word: string): string {
  const [, letters, digits] = /^([a-z]+)(\d+)$/.exec(word) ?? [];
  if (letters === undefined || PROPER.has(word) || NUMBERED_WORDS.has(word)) return word;
  const isSign = letters.length < 3 && !SHORT_WORDS.test(letters) && !ACRONYMS.has(letters);
  return isSign ? word : `${letters} ${digits}`;
}

/** `workflows` in `review workflows workflow`. */
function isRepeated(word: string, next: string | undefined): boolean {
  return (
    next !== undefined && word.length > 2 && /[a-z]/.test(word) && singular(word) === singular(next)
  );
}

/**
 * Words as a sentence-case label: `['vat', 'number']` → `VAT number`. `spelling` is the name the words
 * come from; it decides for words that are acronyms only when written in capitals.
 */
export function sentence(words: readonly string[], spelling = ''): string {
  const parts = words.flatMap((word) => joinedAcronyms(word, spelling) ?? [word]);
  const spelled = asWritten(parts).map((word, index) => {
    const proper = PROPER.get(word);
    if (proper !== undefined) return proper;
    if (isAcronym(word, spelling) || /^[a-uw-z][a-z]?\d+$/.test(word)) return word.toUpperCase();
    const one = word.replace(/s$/, '');
    if (one !== word && isAcronym(one, spelling)) return `${one.toUpperCase()}s`;
    return index === 0 ? upperFirst(word) : word;
  });
  return spelled.join(' ');
}

/** `samlidp` of `SAMLIDPKey` as `saml` and `idp`: two acronyms in one run of capitals; null for any other word. */
function joinedAcronyms(word: string, spelling: string): [string, string] | null {
  if (word.length < 5 || ACRONYMS.has(word) || !spelling.includes(word.toUpperCase())) return null;
  const ends = [...word].map((_, end) => end).filter((end) => ACRONYMS.has(word.slice(0, end)));
  const end = ends.findLast((at) => ACRONYMS.has(word.slice(at)));
  return end === undefined ? null : [word.slice(0, end), word.slice(end)];
}

function isAcronym(word: string, spelling: string): boolean {
  return (ACRONYMS.has(word) && !ORDINARY_WORDS.has(word)) || isCapitalised(word, spelling);
}

/** `vex` of `CertifyVEXStatement`: in capitals in a name that has other letters, too. */
function isCapitalised(word: string, spelling: string): boolean {
  if (!/^[a-z]{2,5}$/.test(word) || spelling === spelling.toUpperCase()) return false;
  return new RegExp(`(?<![A-Z])${word.toUpperCase()}(s?)(?![a-z])`).test(spelling);
}

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `Orders` within a sentence; acronyms keep their capitals. */
export function lowerFirst(label: string): string {
  return /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}

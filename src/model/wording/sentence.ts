/** Written in capitals anywhere in a label. */
const ACRONYMS = new Set(
  (
    'ai api bic bcc cc ci cms cpu crm csp css csv cvv db dns ean eta eu faq gb gdpr gpg gps gtin html http https ' +
    'iban id ip isbn iso jpg json jwt kpi kyc lfs llm mb mcp mfa mime ml pdf pgp pin png po pr qr ram rtl saml ' +
    'sdk seo sftp sha sku sla sms smtp sql ssh ssl sso svg tfa tls totp ui uid uk upc uri url us utc uuid vat ' +
    'vip xml zip'
  ).split(' '),
);

/** Acronyms whose lower-case twin is an ordinary word: capitals only where the name has them. */
const ORDINARY_WORDS = new Set(['pin', 'us', 'zip', 'eta', 'ml', 'ram', 'po']);

const PROPER = new Map([
  ['ios', 'iOS'],
  ['github', 'GitHub'],
  ['gitlab', 'GitLab'],
  ['graphql', 'GraphQL'],
  ['oauth', 'OAuth'],
  ['paypal', 'PayPal'],
]);

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
    else written.push(...(PARTED.get(word) ?? word).split(' '));
  }
  return written;
}

/**
 * Words as a sentence-case label: `['vat', 'number']` → `VAT number`. `spelling` is the name the words
 * come from; it decides for words that are acronyms only when written in capitals.
 */
export function sentence(words: readonly string[], spelling = ''): string {
  const spelled = asWritten(words).map((word, index) => {
    const proper = PROPER.get(word);
    if (proper !== undefined) return proper;
    if (isAcronym(word, spelling)) return word.toUpperCase();
    const one = word.replace(/s$/, '');
    if (one !== word && isAcronym(one, spelling)) return `${one.toUpperCase()}s`;
    return index === 0 ? word.charAt(0).toUpperCase() + word.slice(1) : word;
  });
  return spelled.join(' ');
}

function isAcronym(word: string, spelling: string): boolean {
  return ACRONYMS.has(word) && (!ORDINARY_WORDS.has(word) || capitalised(word, spelling));
}

function capitalised(word: string, spelling: string): boolean {
  return spelling !== spelling.toUpperCase() && spelling.includes(word.toUpperCase());
}

/** `Orders` within a sentence; acronyms keep their capitals. */
export function lowerFirst(label: string): string {
  return /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}

import { buildSchema, isInputObjectType, isObjectType } from 'graphql';
import { isSecret, type SecretContext } from '../../src/model/fields/secrets.ts';

/** Whether the last of the fields of an input object is a secret, by `name: Type @directive`. */
function judge(field: string, surroundings: SecretContext = {}): boolean {
  const schema = buildSchema(
    `directive @sensitive on INPUT_FIELD_DEFINITION
    directive @constraint(format: String, minLength: Int) on INPUT_FIELD_DEFINITION
    scalar DateTime scalar UUID scalar JSON scalar Password scalar JWTToken
    "Hashed string values" scalar Hash
    enum PasswordMode { ON OFF }
    input Inner { value: String }
    type Query { a: Int }
    input Outer { ${field} }`,
    { assumeValid: true },
  );
  const type = schema.getType('Outer');
  if (!isInputObjectType(type)) throw new Error('No input object.');
  const [value] = Object.values(type.getFields());
  return isSecret(value, surroundings);
}

test.each(
  (
    'password: String!|newPassword: String|userpassword: String|PASSWORD: String|passwordHash: String|' +
    'password_hash: String|passwordConfirmation: String!|password2: String|hashedPassword: String|passwordRaw: String|' +
    'passwd: String|passphrase: String|pwd: String|secret: String|clientSecret: String|tfa_secret: String|' +
    'secrets: [String!]|passwords: [String]|backupCodes: [String!]!|apiKeys: [String]|' +
    'token: String!|accessToken: String|passwordResetToken: String|csrfToken: String|bearer: String|jwt: String|' +
    'apiKey: String!|api_key: String|APIKey: String|apikey: String|privateKey: String|secretAccessKey: String|privateSshKey: String|gcsServiceAccountKey: String|' +
    'connectionString: String|seedPhrase: String|securityAnswer: String|credentials: JSON|awsCredentials: String|' +
    'pin: String|pin: Int|cardPin: String|cvv: String|cvc: Int|otp: String|otpCode: String|twoFactorCode: String|verificationCode: String|' +
    'pass: String|smtpPass: String|apiKey: UUID|magic: Password|idToken: JWTToken|anything: Hash|' +
    'phrase: String @sensitive|word: String @constraint(format: "password")|secret: JSON'
  ).split('|'),
)('%s is a secret', (field) => {
  expect(judge(field)).toBe(true);
});

test.each(
  (
    'passwordResetAt: DateTime|passwordChangedAt: String|passwordEnabled: Boolean|password: Boolean|passwordMode: PasswordMode|' +
    'passwordHint: String|passwordPolicy: String|resetPasswordUrl: String|password: Inner|passwordField: String|' +
    'secretary: String|secretSantaEnabled: Boolean|secretSanta: String|secretsMountPath: String|isSecret: Boolean|' +
    'tokenCount: Int|tokens: Int|tokens: [String!]|nextToken: String|pageToken: String|continuationToken: String|designToken: String|tokenName: String|' +
    'token: ID|token: UUID|tokenId: String|accessKeyId: String|publicKey: String|publishableApiKey: String|key: String|accountKey: String|sortKey: String|idempotencyKey: String|' +
    'apiKeyName: String|keywords: [String]|monkey: String|pinned: Boolean|pinCode: String|mapPin: String|spin: String|opinion: String|' +
    'boardingPass: String|skiPass: String|passenger: String|compass: String|passport: String|code: String|postalCode: String|couponCode: String|currencyCode: String|' +
    'cvvResultCode: String|signature: String|hash: String|salt: String|thumbhash: String|phrase: String|answer: String|number: String|author: String|authorizationCode: String'
  ).split('|'),
)('%s is none', (field) => {
  expect(judge(field)).toBe(false);
});

test('what says nothing by itself is a secret in what is one', () => {
  expect(judge('value: String', { holders: ['password'] })).toBe(true);
  expect(judge('old: String', { holders: ['input', 'changePassword'] })).toBe(true);
  expect(judge('old: String', { holders: ['changeName'] })).toBe(false);
  expect(judge('email: String', { holders: ['resetPassword'] })).toBe(false);
  expect(judge('id: ID', { holders: ['changePassword'] })).toBe(false);
});

test('fields beside a value can mark it as a secret', () => {
  expect(judge('hash: String', { siblings: ['email', 'salt', 'hash'] })).toBe(true);
  expect(judge('number: String', { siblings: ['number', 'cvc', 'expires'] })).toBe(true);
  expect(judge('number: String', { siblings: ['number', 'street'] })).toBe(false);
});

test('fields that are read, and arguments, are judged alike', () => {
  const schema = buildSchema('type Query { signIn(password: String!): String apiKey: String }');
  const query = schema.getQueryType();
  if (!isObjectType(query)) throw new Error('No queries.');
  const { signIn, apiKey } = query.getFields();
  expect([isSecret(signIn.args[0]), isSecret(signIn), isSecret(apiKey)]).toEqual([
    true,
    false,
    true,
  ]);
});

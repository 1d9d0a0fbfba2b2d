/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { LocaleContext } from '../../../src/ui/locale/useLocale.ts';
import type { PasswordFormContent } from '../../../src/ui/signIn/PasswordForm.tsx';
import { SignIn } from '../../../src/ui/signIn/SignIn.tsx';
import { speak } from '../../locale/speak.ts';
import { at, routerAt } from '../testRouter.tsx';

afterEach(() => {
  globalThis.frontageCatalogues = undefined;
});

test.each([
  ['CREDENTIAL_REFUSED', 'The backend does not accept this token. It may have expired.'],
  ['SOMETHING_NEW', 'Signing in failed. Try again.'],
])('why the last try failed is said by its code %s', (code, words) => {
  render(at(routerAt(`/sign-in?problem=${code}`), <SignIn headers={['authorization']} />));
  expect(screen.getByRole('alert')).toHaveTextContent(words);
  expect(screen.getByLabelText('Token')).toBeInvalid();
});

test('it is in the visitor’s language, with what is to be typed standing in its sentence', () => {
  const form = (
    <LocaleContext value={speak('de')}>
      <SignIn headers={['authorization', 'x-api-key']} />
    </LocaleContext>
  );
  render(at(routerAt('/sign-in?problem=NO_CREDENTIAL'), form));
  expect(screen.getByRole('heading', { name: 'Anmelden' })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Geben Sie ein Token ein.');
  expect(screen.getByText('Authorization: Bearer …').tagName).toBe('CODE');
  expect(screen.getByText(/^Wird als/)).toHaveTextContent(
    'schreiben Sie Name: Wert. Die App nimmt Authorization, X-Api-Key.',
  );
});

test('if the app has credentials, no token is asked for', () => {
  render(at(routerAt('/sign-in'), <SignIn headers={[]} />));
  expect(screen.getByText(/credentials of its own/)).toBeInTheDocument();
  expect(screen.queryByLabelText('Token')).not.toBeInTheDocument();
});

test('the people of the sample are named, with a form for each that works without JavaScript', () => {
  const values = { 'input.email': 'jaap@kadekoffie.example', 'input.password': 'jaap-coffee' };
  const people = [{ name: 'Jaap Hoekstra', note: 'Warehouse', values }];
  render(at(routerAt('/sign-in?returnTo=/orders'), <SignIn headers={[]} people={people} />));
  const button = screen.getByRole('button', { name: 'Sign in as Jaap Hoekstra' });
  const form = button.closest('form')!;
  expect(form).toHaveAttribute('method', 'post');
  expect(Object.fromEntries(new FormData(form))).toEqual({
    returnTo: '/orders',
    'values.input.email': 'jaap@kadekoffie.example',
    'values.input.password': 'jaap-coffee',
  });
  expect(screen.getByText('jaap-coffee')).toBeInTheDocument();
});

const INPUT = {
  name: 'input.email',
  kind: 'identifier',
  format: 'email',
  label: 'Email',
  description: null,
  required: true,
  default: null,
  choices: null,
} as const;
const PASSWORD = {
  ...INPUT,
  name: 'input.password',
  kind: 'password',
  format: null,
  label: 'Password',
} as const;

function renderForm(problem: string, form: Partial<PasswordFormContent> = {}) {
  const content = { inputs: [INPUT, PASSWORD], values: {}, refusals: [], step: null, ...form };
  render(
    at(
      routerAt(`/sign-in?returnTo=/orders${problem && `&problem=${problem}`}`),
      <SignIn headers={['authorization']} form={content} />,
    ),
  );
}

test('the schema’s own form asks what it takes, as browsers can fill it in', () => {
  renderForm('');
  const email = screen.getByLabelText('Email');
  expect(email).toHaveAttribute('type', 'email');
  expect(email).toHaveAttribute('name', 'values.input.email');
  expect(email).toHaveAttribute('autocomplete', 'username');
  const password = screen.getByLabelText('Password');
  expect(password).toHaveAttribute('autocomplete', 'current-password');
  expect(password).toHaveAttribute('type', 'password');
  fireEvent.click(screen.getByLabelText('Show password'));
  expect(password).toHaveAttribute('type', 'text');
  expect(screen.getByText('Use a token instead').closest('details')).not.toHaveAttribute('open');
});

test('a refusal is said where it belongs, and what was entered is kept', () => {
  renderForm('SIGN_IN_REFUSED', {
    values: { 'input.email': 'ada@example.com' },
    refusals: [
      { message: 'That is not it.', input: 'input.password' },
      { message: 'This account is <b>locked</b>.', input: null },
    ],
  });
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('That is not it.');
  expect(screen.getByLabelText('Password')).toBeInvalid();
  expect(screen.getByRole('alert')).toHaveTextContent('This account is <b>locked</b>.');
});

test('a refusal without words has ours', () => {
  renderForm('SIGN_IN_REFUSED');
  expect(screen.getByRole('alert')).toHaveTextContent('Check what you entered.');
});

test('a further step has its own heading', () => {
  const code = { ...INPUT, name: 'code', kind: 'code', format: null, label: 'Code' } as const;
  renderForm('SIGN_IN_CONTINUES', { inputs: [code], step: 'code' });
  expect(screen.getByRole('heading', { name: 'One more step' })).toBeInTheDocument();
  expect(screen.getByLabelText('Code')).toHaveAttribute('autocomplete', 'one-time-code');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

const PROVIDERS = [
  { name: 'google', label: 'Google' },
  { name: 'office', label: 'Example account' },
];

test('providers are links that lead there and back', () => {
  const screenAt = routerAt('/sign-in?returnTo=%2Forders%3Fsort%3Dnumber');
  render(at(screenAt, <SignIn headers={[]} providers={PROVIDERS} />));
  expect(screen.getByRole('link', { name: 'Continue with Google' })).toHaveAttribute(
    'href',
    '/api/session/provider?provider=google&returnTo=%2Forders%3Fsort%3Dnumber',
  );
  expect(screen.getByRole('link', { name: 'Continue with Example account' })).toBeInTheDocument();
  expect(screen.queryByLabelText('Token')).not.toBeInTheDocument();
});

test('what a provider said is said in its name, and of no token', () => {
  const screenAt = routerAt('/sign-in?problem=PROVIDER_DENIED&provider=office&returnTo=%2F');
  render(at(screenAt, <SignIn headers={['authorization']} providers={PROVIDERS} />));
  expect(screen.getByRole('alert')).toHaveTextContent('Example account did not let you in.');
  expect(screen.getByLabelText('Token')).not.toHaveAttribute('aria-invalid', 'true');
});

test('behind a proxy that signs people in, it says so', () => {
  render(at(routerAt('/sign-in'), <SignIn headers={[]} isBehindProxy />));
  expect(screen.getByText(/^You sign in before you reach this app/)).toBeInTheDocument();
});

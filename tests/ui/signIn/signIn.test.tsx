/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { LocaleContext } from '../../../src/ui/locale/useLocale.ts';
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

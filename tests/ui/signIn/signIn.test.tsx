/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { LocaleContext } from '../../../src/ui/locale/locale.ts';
import { SignIn } from '../../../src/ui/signIn/SignIn.tsx';
import { speak } from '../locale/speak.ts';
import { at, routerAt } from '../testRouter.tsx';

afterEach(() => {
  globalThis.frontageCatalogues = undefined;
});

test.each([
  ['CREDENTIAL_REFUSED', 'The backend does not accept this token. It may have expired.'],
  ['SOMETHING_NEW', 'Signing in failed. Try again.'],
])('why the last try failed is said by its code %s', (code, words) => {
  render(at(routerAt(`/sign-in?problem=${code}`), <SignIn />));
  expect(screen.getByRole('alert')).toHaveTextContent(words);
  expect(screen.getByLabelText('Token')).toBeInvalid();
});

test('it is in the visitor’s language, with what is to be typed standing in its sentence', () => {
  const form = <LocaleContext value={speak('de')}>{<SignIn />}</LocaleContext>;
  render(at(routerAt('/sign-in?problem=NO_CREDENTIAL'), form));
  expect(screen.getByRole('heading', { name: 'Anmelden' })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Fügen Sie zuerst ein Token ein.');
  expect(screen.getByText('Authorization: Bearer …').tagName).toBe('CODE');
  expect(screen.getByText(/^Wird als/)).toHaveTextContent('schreiben Sie Name: Wert. Das Token');
});

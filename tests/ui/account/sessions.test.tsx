/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deviceWords } from '../../../src/ui/account/deviceWords.ts';
import { SessionsDialog } from '../../../src/ui/account/SessionsDialog.tsx';

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const ENGLISH = { language: 'en', timeZone: 'UTC', now: 0 };

test.each([
  [`${MAC} ${CHROME}`, 'Chrome on macOS'],
  [`${MAC} ${CHROME} Edg/140.0.0.0`, 'Edge on macOS'],
  [`${MAC} AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15`, 'Safari on macOS'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  ['Mozilla/5.0 (Linux; Android 16) Chrome/140.0 Mobile Safari/537.36', 'Chrome on Android'],
  ['curl/8.5.0', 'Unknown device'],
  ['', 'Unknown device'],
])('%s is %s', (userAgent, expected) => {
  expect(deviceWords(userAgent, ENGLISH)).toBe(expected);
});

describe('the dialog', () => {
  const original = globalThis.fetch;
  afterEach(() => (globalThis.fetch = original));
  let sessions = ['here', 'there'];
  let isAway = false;
  const asked: string[] = [];
  beforeEach(() => {
    globalThis.fetch = ((path: string, { body = '' }: { body?: string } = {}) => {
      asked.push(`${path} ${body}`);
      if (isAway) return Promise.reject(new TypeError('fetch failed'));
      if (body) sessions = ['here'];
      const listed = sessions.map((key) => ({
        ...{ key, startedAt: 0, usedAt: 0, device: `${MAC} ${CHROME}`, isThis: key === 'here' },
      }));
      return Promise.resolve({ ok: true, json: () => Promise.resolve({ sessions: listed }) });
    }) as unknown as typeof fetch;
  });

  test('lists the sessions, and ends another than this one', async () => {
    render(<SessionsDialog onClose={() => {}} />);
    expect(await screen.findAllByText('Chrome on macOS')).toHaveLength(2);
    expect(screen.getByText('This session')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'End' }));
    await waitFor(() => expect(screen.getAllByText('Chrome on macOS')).toHaveLength(1));
    expect(asked).toContain('/api/sessions {"key":"there"}');
    isAway = true;
  });

  test('says that they cannot be reached', async () => {
    render(<SessionsDialog onClose={() => {}} />);
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be reached');
  });
});

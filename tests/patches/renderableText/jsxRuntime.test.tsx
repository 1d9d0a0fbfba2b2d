/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { act } from '@testing-library/react';
import fc from 'fast-check';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { RecordTitle } from '../../../src/ui/fields/RecordTitle.tsx';
import { LongText, Text } from '../../../src/ui/fields/Text.tsx';
import { Value } from '../../../src/ui/fields/Value.tsx';
import { tRich } from '../../../src/ui/locale/tRich.ts';
import { ORDERS } from '../../ui/list/sampleList.ts';
import { Fragment, jsxDEV } from '../../../src/patches/renderableText/jsxDevRuntime.ts';
import { renderable } from '../../../src/patches/renderableText/renderable.ts';

/** jsdom's `innerHTML` is no page: line breaks are made one kind of before a page is read. */
function parsed(html: string): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = html.toWellFormed().replaceAll(/\r\n?/g, '\n');
  return container;
}

/** What React finds wrong with a page that the server painted. */
async function complaintsOf(children: ReactNode): Promise<unknown[]> {
  const complaints: unknown[] = [];
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const container = parsed(renderToString(children));
  const before = container.textContent;
  const root = await act(async () =>
    hydrateRoot(container, children, { onRecoverableError: (error) => complaints.push(error) }),
  );
  expect(container.textContent).toBe(before);
  act(() => root.unmount());
  complaints.push(...logged.mock.calls);
  logged.mockRestore();
  return complaints;
}

const AWKWARD = [
  '\0',
  '\0\0',
  'a\0b',
  '\ud800',
  'x\ud83d',
  '\udc00y',
  'smile \ud83d\ude00',
  '\r',
  'one\r\ntwo\rthree',
  '\0\ud800\r\n',
  '\ufffd',
  '\n first',
];

/** Every way in which a text comes to be part of a page. */
const WAYS: Readonly<Record<string, (text: string) => ReactNode>> = {
  'as all of an element': (text) => <p>{text}</p>,
  'beside others': (text) => (
    <p>
      {text} and {text}, {['a', text]}
    </p>
  ),
  'in an option': (text) => (
    <select>
      <option value="1">{text}</option>
    </select>
  ),
  'in a list of texts': (text) => <p>{[text, [text, text]].map((each) => each)}</p>,
  'in a fragment': (text) => (
    <div>
      <>{text}</>
    </div>
  ),
  'as a value': (text) => <Value value={text}>{(value) => value}</Value>,
  'as a text': (text) => <Text value={text} />,
  'as a long text': (text) => <LongText value={text} />,
  'as a title': (text) => <RecordTitle resource={ORDERS} title={text} />,
  'in a sentence': (text) =>
    tRich(
      '{field}: {problem}',
      { language: 'en', timeZone: 'UTC', now: 0 },
      {
        field: text,
        problem: <b>{text}</b>,
      },
    ),
};

describe.each(Object.entries(WAYS))('a text that HTML cannot carry, %s', (_way, paint) => {
  test('is the same in the browser as on the server', async () => {
    for (const text of AWKWARD) expect(await complaintsOf(paint(text))).toEqual([]);
  });
});

test('what can be rendered is what HTML gives back, and a text that it carries is left as it is', () => {
  const unit = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...AWKWARD));
  fc.assert(
    fc.property(fc.array(unit), (parts) => {
      const text = parts.join('');
      const safe = renderable(text);
      expect(renderable(safe)).toBe(safe);
      expect(safe.isWellFormed()).toBe(true);
      expect(safe).not.toMatch(/[\0\r]/);
      if (text.isWellFormed() && !/[\0\r]/.test(text)) expect(safe).toBe(text);
    }),
  );
});

test('components are given what the data holds', () => {
  const given: string[] = [];
  const Probe = ({ children }: { children: string }) => {
    given.push(children);
    return null;
  };
  renderToString(<Probe>{'\0\ud800'}</Probe>);
  expect(given).toEqual(['\0\ud800']);
});

test('the development server makes elements in the same way, and of words in attributes too', async () => {
  const settings = readFileSync('src/patches/patches.js', 'utf8');
  expect(settings).toContain(`'react/jsx-runtime': 'frontage/patches/renderableText/jsxRuntime'`);
  expect(settings).toContain(
    `'react/jsx-dev-runtime': 'frontage/patches/renderableText/jsxDevRuntime'`,
  );
  for (const text of AWKWARD) {
    const words = jsxDEV('p', { children: ['a', text], title: text } as object, undefined, true);
    const inFragment = jsxDEV(Fragment, { children: text }, undefined, false);
    expect(
      await complaintsOf(jsxDEV('div', { children: [words, inFragment] }, 'all', true)),
    ).toEqual([]);
    expect(jsxDEV(RecordTitle, { children: text }, undefined, false).props).toEqual({
      children: text,
    });
  }
});

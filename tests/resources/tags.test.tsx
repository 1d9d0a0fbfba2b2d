/**
 * Scaffolded by Frontage from the type `Tag`. `frontage pull` keeps your edits.
 *
 * @jest-environment jsdom
 */
import { fireEvent, screen } from '@testing-library/react';
import { controlOf, noneYet, renderPage } from 'frontage/testing/renderPage';
import { TagEdit } from '../../src/resources/tags/TagEdit.tsx';
import { tagFields } from '../../src/resources/tags/tagFields.ts';
import { TagList } from '../../src/resources/tags/TagList.tsx';
import { TagRecord } from '../../src/resources/tags/TagRecord.tsx';
import { tags } from '../../src/resources/tags/tags.ts';

const tag = { id: 'tags-7', name: 'First tag' };

describe('the list of tags', () => {
  test('shows each of them', () => {
    renderPage(TagList).respond({ Query: () => ({ tags: { edges: [{ node: tag }] } }) });
    expect(screen.getByRole('rowheader')).toHaveTextContent(tag.name);
  });

  test('says when there are none', () => {
    renderPage(TagList).respond({ Query: () => ({ tags: { edges: [] } }) });
    expect(screen.getByText(noneYet(tags))).toBeVisible();
  });

  test('says why it cannot be shown', () => {
    renderPage(TagList).fail('The backend is out of order.');
    expect(screen.getByRole('alert')).toHaveTextContent('The backend is out of order.');
  });
});

test('the page of a tag shows it', () => {
  renderPage(TagRecord, { key: tag.id }).respond({ Query: () => ({ tag }) });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(tag.name);
});

test('the form of a tag sends what was changed, and nothing else', async () => {
  const page = renderPage(TagEdit, { key: tag.id });
  page.respond({ Query: () => ({ tag }) });
  fireEvent.change(controlOf(tagFields, 'name'), { target: { value: 'Something else' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await page.sentVariables()).toEqual({
    input: { id: 'tags-7', tagPatch: { name: 'Something else' } },
  });
});

/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Bars } from '../../src/ui/Bars.tsx';
import { at, routerAt } from './testRouter.tsx';

const widths = () =>
  screen.getAllByRole('listitem').map((item) => {
    const bar = item.querySelector<HTMLElement>('[aria-hidden] > *');
    return bar?.style.inlineSize;
  });

test('bars are as long as their values, which are written beside them', () => {
  const bars = [
    { label: 'May', value: 200, text: '€200', href: '/months/5' },
    { label: 'June', value: 50, text: '€50' },
    { label: 'July', value: null, text: '—' },
    { label: 'August', value: -20, text: '−€20' },
  ];
  render(at(routerAt('/'), <Bars bars={bars} />));
  expect(widths()).toEqual(['100%', '25%', '0%', '0%']);
  expect(screen.getAllByRole('listitem')[1]).toHaveTextContent('June€50');
  expect(screen.getByRole('link', { name: 'May' })).toHaveAttribute('href', '/months/5');
});

test('what is little beside the most has a bar still', () => {
  const bars = [
    { label: 'May', value: 100_000, text: '100,000' },
    { label: 'June', value: 1, text: '1' },
  ];
  render(<Bars bars={bars} />);
  expect(widths()).toEqual(['100%', '0.5%']);
});

test('without any amount there are no bars', () => {
  render(<Bars bars={[{ label: 'May', value: 0, text: '0' }]} />);
  expect(widths()).toEqual(['0%']);
});

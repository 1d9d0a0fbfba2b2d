/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { CurrencyContext } from '../../../src/ui/fields/currencyContext.ts';
import { Money } from '../../../src/ui/fields/Number.tsx';

test('an amount has its own currency, and that of the record around it where it says none', () => {
  render(
    <CurrencyContext value="GBP">
      <p>
        <Money value="12.50" currency="EUR" />
      </p>
      <p>
        <Money value="12.50" />
      </p>
      <p>
        <Money value="12.50" currency={null} />
      </p>
    </CurrencyContext>,
  );
  const [own, around, none] = screen.getAllByRole('paragraph').map((p) => p.textContent);
  expect([own, around]).toEqual(['€12.50', '£12.50']);
  expect(none).not.toContain('£');
});

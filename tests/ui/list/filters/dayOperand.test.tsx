/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { DayOperand } from '../../../../src/ui/list/filters/DayOperand.tsx';

test('a day that is entered after a stretch was chosen is the one that counts', () => {
  const { container } = render(
    <form>
      <DayOperand label="Due" name="due" value="thisMonth" takesPresets autoFocus={false} />
    </form>,
  );
  fireEvent.change(screen.getByLabelText('Is on'), { target: { value: '2026-03-05' } });
  const given = new FormData(container.querySelector('form') ?? undefined).getAll('due');
  expect(given.filter(Boolean)).toEqual(['2026-03-05']);
});

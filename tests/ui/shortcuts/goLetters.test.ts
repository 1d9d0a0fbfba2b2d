import fc from 'fast-check';
import { goLetters } from '../../../src/ui/shortcuts/goLetters.ts';
import { defineNavigation } from '../../../src/address/navigation.ts';
import type { Resource } from '../../../src/address/resource.ts';

const resource = (pluralLabel: string, slug = pluralLabel.toLowerCase()): Resource => ({
  slug,
  label: pluralLabel,
  pluralLabel,
});

test('a list has the first letter of its name that is free, those of the navigation first', () => {
  const main = ['Customers', 'Orders', 'Contacts', 'Hotels'].map((name) => resource(name));
  const navigation = defineNavigation({ resources: { main, more: [resource('Coupons')] } });
  expect(goLetters(navigation)).toEqual([
    { letter: 'h', label: 'Home', href: '/' },
    { letter: 'c', label: 'Customers', href: '/customers' },
    { letter: 'o', label: 'Orders', href: '/orders' },
    { letter: 'n', label: 'Contacts', href: '/contacts' },
    { letter: 't', label: 'Hotels', href: '/hotels' },
    { letter: 'u', label: 'Coupons', href: '/coupons' },
  ]);
});

test('no two places have one letter, whatever they are called and however many there are', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 60 }), (names) => {
      const main = names.map((name, index) => resource(name, String(index)));
      const letters = goLetters(defineNavigation({ resources: { main, more: [] } })).map(
        ({ letter }) => letter,
      );
      expect(new Set(letters).size).toBe(letters.length);
      expect(letters).toHaveLength(Math.min(names.length + 1, 26));
      for (const letter of letters) expect(letter).toMatch(/^[a-z]$/);
    }),
  );
});

// Scaffolded by Frontage from the input type `OrderLineInput`. `frontage pull` keeps your edits.
import type { Fields } from 'frontage/ui/form/input';
import { choice } from 'frontage/ui/form/inputs/choice';
import { money } from 'frontage/ui/form/inputs/money';
import { decimal, integer } from 'frontage/ui/form/inputs/number';
import { relation } from 'frontage/ui/form/inputs/relation';
import { longText } from 'frontage/ui/form/inputs/text';
import type { OrderLineInput } from '../../../__generated__/createOrderLineMutation.graphql.ts';
import { currency } from '../enums/currency.ts';
import { orderPicker } from '../orders/pickers/orderPicker.ts';
import { variantPicker } from '../variants/pickers/variantPicker.ts';

/** The form fields of an order line. */
export const orderLineFields: Fields<OrderLineInput> = {
  order: relation({ picker: orderPicker, required: true }),
  variant: relation({ picker: variantPicker, required: true }),
  position: integer({ help: 'Place on the order, from 1.', required: true }),
  quantity: integer({ required: true }),
  unitPrice: money({
    help: 'Price of one piece when the order was placed.',
    amount: decimal(),
    currencyInput: 'currency',
    picked: {
      by: 'variant',
      amount: async () => (await import('../variants/pickers/variantPrice.ts')).variantPrice,
    },
    multipleOf: 0.01,
    required: true,
  }),
  discountPercent: decimal({ label: 'Discount (%)', multipleOf: 0.01 }),
  currency: choice({
    choices: currency,
    picked: [
      {
        by: 'order',
        currency: async () => (await import('../orders/pickers/orderCurrency.ts')).orderCurrency,
      },
    ],
  }),
  comment: longText(),
};

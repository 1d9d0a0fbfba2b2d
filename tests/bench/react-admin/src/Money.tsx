import { FunctionField, type FunctionFieldProps } from 'react-admin';
import type { Order } from './order.ts';

interface Props extends Omit<FunctionFieldProps<Order>, 'source' | 'render'> {
  readonly source: 'total' | 'subtotal' | 'shippingAmount' | 'taxAmount';
}

/** An amount of an order, in the order's currency. */
export function Money({ source, ...rest }: Props) {
  return (
    <FunctionField<Order>
      source={source}
      textAlign="right"
      {...rest}
      render={(order) => {
        const amount = order[source];
        return amount === undefined ? null : formatFor(order.currency).format(Number(amount));
      }}
    />
  );
}

const formats = new Map<string, Intl.NumberFormat>();

/** Making a format takes longer than using it. */
function formatFor(currency: string): Intl.NumberFormat {
  const known = formats.get(currency);
  if (known) return known;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  formats.set(currency, format);
  return format;
}

/** What the list asks for; the rest comes with the record. */
export interface Order {
  readonly id: string;
  readonly number: string;
  readonly currency: string;
  readonly total: string;
  readonly subtotal?: string;
  readonly shippingAmount?: string;
  readonly taxAmount?: string;
}

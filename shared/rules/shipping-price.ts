import type { Money } from '../units.ts'

/** What shipping costs for goods of this amount, in halalas: nothing from `free_from` on. */
export const shippingPrice = ({ price, free_from }: { price: Money; free_from: Money | null }, subtotal: Money): Money =>
  free_from !== null && subtotal >= free_from ? 0 : price

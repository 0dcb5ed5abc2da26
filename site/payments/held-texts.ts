import type { OrderKind } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'

/** When the provider of an order is paid: texts of `orders`. */
export const heldTexts = {
  store: 'pay.heldGoods',
  car: 'pay.heldRental',
  service: 'pay.held',
  private: 'pay.held',
  consultation: 'pay.held',
} as const satisfies Readonly<Record<OrderKind, string>>

import type { OrderKind } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'

/** What the provider of an order is called: goods have a seller. */
export const providerWord = {
  store: 'seller',
  service: 'provider',
  private: 'provider',
  consultation: 'provider',
  car: 'provider',
} as const satisfies Readonly<Record<OrderKind, string>>

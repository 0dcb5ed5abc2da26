import { loadOrderSample, type OrderSample } from '../testing/orders.ts'
import { demoPhones, logInAs } from '../testing/people.ts'
import { createOrder } from './create-order.ts'
import type { Scenario } from './scenario.ts'

/** Orders of services with an accepted invoice, of one client and one provider. */
export function payments(): Scenario {
  let [client, provider] = ['', '']
  let sample: OrderSample | undefined
  return {
    name: 'payments',
    prepare: async (data) => {
      sample = await loadOrderSample(data)
      client = await logInAs(data, demoPhones.client)
      provider = await logInAs(data, demoPhones.company)
    },
    buy: async (call, number) => {
      const order_id = sample && (await createOrder(call, sample.order, client, provider))
      if (!order_id) return null
      const { data, status } = await call('POST', `/api/orders/${order_id}/pay`, {
        token: client,
        body: { method: 'electronic' },
        headers: { 'idempotency-key': `fault-${number}` },
      })
      return status === 200 ? { payment_id: String(data.payment_id) } : null
    },
    check: async () => ({}),
  }
}

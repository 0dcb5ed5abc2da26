import { setTimeout as sleep } from 'node:timers/promises'
import { testCode } from '../../api/demo/gateway/test-cards.ts'

export type TimedCall = { name: string; status: number; ms: number }
export type JourneyParties = { client: string; provider: string; order: object }

const invoice = { lines: [{ title_ar: 'صيانة', title_en: 'Maintenance', quantity: 1, unit_price: 50_000 }] }
const form = { number: '4111111111111111' }

type JourneyOptions = { calls: TimedCall[]; pauseMs: number }

/** One order from its request to its receipt, paid by card: returns whether it was completed. Each call is added to `calls`. */
export async function runJourney(
  address: string,
  { client, provider, order }: JourneyParties,
  key: string,
  { calls, pauseMs }: JourneyOptions,
): Promise<boolean> {
  const call = async (name: string, method: 'GET' | 'POST', path: string, token: string, body?: object) => {
    await sleep(pauseMs * (0.5 + Math.random()))
    const startedAt = performance.now()
    const response = await fetch(address + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
        ...(name === 'pay' && { 'idempotency-key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const { data } = await response.json()
    calls.push({ name, status: response.status, ms: performance.now() - startedAt })
    return data ?? {}
  }
  const { id } = await call('send order', 'POST', '/api/orders', client, order)
  const step = (name: string, token: string, body: object = {}) => call(name, 'POST', `/api/orders/${id}/transitions/${name}`, token, body)
  const readOrder = (token: string) => call('order page', 'GET', `/api/orders/${id}`, token)
  await step('make_offer', provider, { price: 50_000, duration_days: 3 })
  const { offers } = await readOrder(client)
  await step('accept_offer', client, { offer_id: offers?.[0]?.id })
  await step('issue_invoice', provider, invoice)
  const invoiced = await readOrder(client)
  await step('accept_invoice', client, { accepted_total: invoiced.invoice?.final_amount })
  const { payment_id } = await call('pay', 'POST', `/api/orders/${id}/pay`, client, { method: 'electronic' })
  await payOnGatewayPage(address, payment_id)
  for (let reads = 0; reads < 100; reads++) {
    const { is_final } = await call('payment page', 'GET', `/api/payments/${payment_id}`, client)
    if (is_final) break
  }
  await step('deliver', provider)
  await step('confirm_receipt', client)
  return (await readOrder(client)).status === 'completed'
}

/** The client pays on the gateway's own page: not a call of this server in production, so it is not measured. */
async function payOnGatewayPage(address: string, payment_id: string): Promise<void> {
  const url = `${address}/dev/gateway/pay/${payment_id}`
  const post = (body: object) =>
    fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const page = await (await post(form)).text()
  const payment = /name="payment" value="([^"]+)"/.exec(page)?.[1]
  if (payment) await post({ payment, code: testCode })
}

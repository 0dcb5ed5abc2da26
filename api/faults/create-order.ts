import type { ServerClient } from './server-client.ts'

type ResponseObject = Readonly<Record<string, unknown>>

/**
 * An order with an accepted invoice that waits for payment, made through the API; null if the server was killed in between in such a way that a repeated
 * step was rejected.
 */
export async function createOrder(call: ServerClient, body: ResponseObject, client: string, provider: string): Promise<string | null> {
  const sent = await call('POST', '/api/orders', { token: client, body })
  const id = String(sent.data.id)
  const step = (token: string, name: string, terms: ResponseObject) =>
    call('POST', `/api/orders/${id}/transitions/${name}`, { token, body: terms })
  await step(provider, 'make_offer', { price: 50_000, duration_days: 3 })
  const order = await call('GET', `/api/orders/${id}`, { token: client })
  const [offer] = asRows(order.data.offers)
  await step(client, 'accept_offer', { offer_id: offer?.id })
  await step(provider, 'issue_invoice', { lines: [{ title_ar: 'صيانة', title_en: 'Maintenance', quantity: 1, unit_price: 50_000 }] })
  await step(client, 'accept_invoice', { accepted_total: 57_500 })
  const ready = await call('GET', `/api/orders/${id}`, { token: client })
  return ready.data.status === 'pending_payment' ? id : null
}

const asRows = (value: unknown): readonly ResponseObject[] => (Array.isArray(value) ? value : [])

import type { Page } from '@playwright/test'
import { callApi } from './call-api.ts'
import { demoPhones, tokenOf } from './people.ts'

type CreatedRow = {
  id: string
  name: { en: string }
  kind?: string
  questions?: { answer_type: string }[]
}

/** Creates a maintenance order in Riyadh through the API, with an offer of each provider, the first for this price. Returns its id. */
export async function createOrder(page: Page, token: string, providers: readonly string[], price = 30_000): Promise<string> {
  const { id } = await callApi(page, token, 'POST', '/orders', { kind: 'service', ...(await orderContent(page, token)) })
  for (const [at, phone] of providers.entries())
    await callApi(page, await tokenOf(page.context(), phone), 'POST', `/orders/${id}/transitions/make_offer`, {
      price: price + at * 1000,
      duration_days: 2,
    })
  return id
}

/** Creates a private maintenance order to the company and rejects it. Returns its id. */
export async function createRejectedOrder(page: Page, token: string): Promise<string> {
  const provider = await tokenOf(page.context(), demoPhones.provider)
  const { offers } = await callApi(page, token, 'GET', `/orders/${await createOrder(page, token, [demoPhones.provider])}`)
  const content = await orderContent(page, token)
  const { id } = await callApi(page, token, 'POST', '/orders', { kind: 'private', ...content, provider_ids: [offers[0].provider.id] })
  await callApi(page, provider, 'POST', `/orders/${id}/transitions/reject_order`, { reason: 'لا وقت لدينا هذا الأسبوع' })
  return id
}

/** The category, city and answers of a maintenance order in Riyadh. */
async function orderContent(page: Page, token: string) {
  const categories: CreatedRow[] = await callApi(page, token, 'GET', '/categories?_start=0&_end=50')
  const cities: CreatedRow[] = await callApi(page, token, 'GET', '/cities?_start=0&_end=100')
  const category = categories.find(({ name }) => name.en === 'Home maintenance')
  const services: CreatedRow[] = await callApi(page, token, 'GET', `/services?category_id=${category?.id}&kind=service&_start=0&_end=20`)
  const [service] = services
  const answers = (service?.questions ?? []).map(({ answer_type }, question) => {
    if (answer_type === 'file') return { question }
    return answer_type === 'choice'
      ? { question, option: 0 }
      : answer_type === 'number'
        ? { question, number: 3 }
        : { question, text: 'وصف واضح للمطلوب' }
  })
  return {
    category_id: category?.id,
    city_id: cities.find(({ name }) => name.en === 'Riyadh')?.id,
    items: [{ service_id: service?.id, answers }],
  }
}

/** Creates an order whose invoice is accepted and that is pending payment; without VAT it costs `price`. Returns its id. */
export async function createPayableOrder(page: Page, token: string, deposit_percent = 100, price = 30_000): Promise<string> {
  const provider = await tokenOf(page.context(), '0500000021')
  const id = await createOrder(page, token, ['0500000021'], price)
  const { offers } = await callApi(page, token, 'GET', `/orders/${id}`)
  const transition = (actorToken: string, name: string, data: unknown = {}) =>
    callApi(page, actorToken, 'POST', `/orders/${id}/transitions/${name}`, data)
  await transition(token, 'accept_offer', { offer_id: offers[0].id })
  const lines = [{ title_ar: 'صيانة', title_en: 'Maintenance', quantity: 1, unit_price: price }]
  await transition(provider, 'issue_invoice', { lines, deposit_percent })
  await transition(token, 'accept_invoice')
  return id
}

/** Sends a complaint without an order. Returns its id. */
export async function createComplaint(page: Page, token: string): Promise<string> {
  const form = { subject: 'تأخر الرد', reason: 'other', message: 'لم يصلنا رد منذ يومين.', file_ids: [] }
  const { id } = await callApi(page, token, 'POST', '/complaints', form)
  return id
}

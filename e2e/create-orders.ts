import type { Page } from '@playwright/test'
import { callApi } from './call-api.ts'
import { tokenOf } from './people.ts'

type CreatedRow = {
  id: string
  name: { en: string }
  kind?: string
  questions?: { answer_type: string }[]
}

/** Creates a maintenance order in Riyadh through the API, with an offer of each provider, the first for this price. Returns its id. */
export async function createOrder(page: Page, token: string, providers: readonly string[], price = 30_000): Promise<string> {
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
  const { id } = await callApi(page, token, 'POST', '/orders', {
    kind: 'service',
    category_id: category?.id,
    city_id: cities.find(({ name }) => name.en === 'Riyadh')?.id,
    items: [{ service_id: service?.id, answers }],
  })
  for (const [at, phone] of providers.entries())
    await callApi(page, await tokenOf(page.context(), phone), 'POST', `/orders/${id}/transitions/make_offer`, {
      price: price + at * 1000,
      duration_days: 2,
    })
  return id
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

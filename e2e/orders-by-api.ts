import type { Page } from '@playwright/test'
import { call } from './call.ts'
import { tokenOf } from './people.ts'

type Row = {
  id: string
  name: { en: string }
  kind?: string
  questions?: { answer_type: string; is_required: boolean; options: { ar: string } | null }[]
}

/** A maintenance order in Riyadh by this client, with an offer of each provider, made beside the browser. Gives its id. */
export async function sendOrder(page: Page, token: string, providers: readonly string[]): Promise<string> {
  const categories: Row[] = await call(page, token, 'GET', '/categories?_start=0&_end=50')
  const cities: Row[] = await call(page, token, 'GET', '/cities?_start=0&_end=100')
  const category = categories.find(({ name }) => name.en === 'Home maintenance')
  const services: Row[] = await call(page, token, 'GET', `/services?category_id=${category?.id}&kind=service&_start=0&_end=20`)
  const [service] = services
  const answers = (service?.questions ?? []).map(({ answer_type, options }, question) =>
    answer_type === 'choice' ? { question, choice: options?.ar.split('\n')[0]?.trim() } : { question, text: 'وصف واضح للمطلوب' },
  )
  const { id } = await call(page, token, 'POST', '/orders', {
    kind: 'service',
    category_id: category?.id,
    city_id: cities.find(({ name }) => name.en === 'Riyadh')?.id,
    items: [{ service_id: service?.id, answers: answers.filter((_, at) => service?.questions?.[at]?.answer_type !== 'file') }],
  })
  for (const [at, phone] of providers.entries())
    await call(page, await tokenOf(page.context(), phone), 'POST', `/orders/${id}/transitions/make_offer`, {
      price: 30_000 + at * 1000,
      duration_days: 2,
    })
  return id
}

/** An order of this client whose invoice is accepted and waits for payment. */
export async function payable(page: Page, token: string): Promise<string> {
  const provider = await tokenOf(page.context(), '0500000021')
  const id = await sendOrder(page, token, ['0500000021'])
  const { offers } = await call(page, token, 'GET', `/orders/${id}`)
  const move = (who: string, name: string, data: unknown = {}) => call(page, who, 'POST', `/orders/${id}/transitions/${name}`, data)
  await move(token, 'accept_offer', { offer_id: offers[0].id })
  await move(provider, 'issue_invoice', { lines: [{ title_ar: 'صيانة', title_en: 'Maintenance', quantity: 1, unit_price: 30_000 }] })
  await move(token, 'accept_invoice')
  return id
}

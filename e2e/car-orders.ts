import type { Page } from '@playwright/test'
import { inspectionChecks } from '@wasl/shared/rules/rental-choices.ts'
import { dayMs, hourMs } from '@wasl/shared/utils/durations.ts'
import { typedKeys } from '@wasl/shared/utils/typed-entries.ts'
import { callApi } from './call-api.ts'

const picture = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGD4DwABBAEAX+XDSwAAAABJRU5ErkJggg==', 'base64')
const place = { address: 'حي العليا، طريق الملك فهد 8228' }
const driver = {
  ...{ name: 'نوف الحربي', birth_date: '1990-04-12', id_type: 'citizen' },
  ...{ license_number: '1098765432', license_expires_on: '2035-01-01' },
}

/** The cars of the demo, in English, that are with their clients or about to be: none is handed over before it is back. */
export const carsInUse: readonly string[] = ['Tesla Model 3', 'Hyundai Accent', 'Honda Accord']

type Rental = { id: string; car_id: string; from: string; to: string }

/** A client's request of two days for a car of a provider that is free, hours from now. Brought and collected, because the branch may be closed then. */
export async function requestCar(page: Page, client: string, owner: string, hours = 5): Promise<Rental> {
  const { provider } = await callApi(page, owner, 'GET', '/user/profile')
  const { now } = await callApi(page, null, 'POST', '/dev/clock', { advance: 'PT1S' })
  const start = Math.ceil(Date.parse(now) / hourMs) * hourMs + hours * hourMs
  const [from = '', to = ''] = [start, start + 2 * dayMs].map((at) => new Date(at).toISOString())
  const { cars } = await callApi(page, null, 'GET', `/cars?provider=${provider.id}&delivery=true&from=${from}&to=${to}`)
  const car_id: string = cars.find(({ title }: { title: { en: string } }) => !carsInUse.includes(title.en)).id
  const body = { kind: 'car', car_id, pickup_at: from, return_at: to, pickup_place: place, return_place: place, driver }
  const { id } = await callApi(page, client, 'POST', '/orders', body)
  return { id, car_id, from, to }
}

/** A request that the provider accepted and the client paid from the wallet. */
export async function bookCar(page: Page, client: string, owner: string): Promise<Rental> {
  const rental = await requestCar(page, client, owner)
  await callApi(page, owner, 'POST', `/orders/${rental.id}/transitions/accept_rental`, {})
  await callApi(page, client, 'POST', `/orders/${rental.id}/transitions/accept_invoice`, {})
  const { rental: sent } = await callApi(page, client, 'GET', `/orders/${rental.id}`)
  const once = { 'idempotency-key': crypto.randomUUID() }
  await callApi(page, client, 'POST', `/checkouts/${sent.checkout_id}/pay`, { method: 'wallet' }, once)
  return rental
}

/** A booking whose car was handed over and is back. */
export async function returnedCar(page: Page, client: string, owner: string): Promise<Rental> {
  const rental = await bookCar(page, client, owner)
  const step = (name: string, body: object = {}) => callApi(page, owner, 'POST', `/orders/${rental.id}/transitions/${name}`, body)
  const condition = async (km: number) => ({ km, fuel: 8, damage: [], file_ids: [await uploadPhoto(page, owner)] })
  await step('start_inspection')
  await step('finish_inspection', { checks: typedKeys(inspectionChecks) })
  await step('hand_over', { ...(await condition(42_000)), license_shown: true, contract_number: 'TJ-2026-28' })
  await step('take_back', await condition(42_300))
  return rental
}

/** Uploads a photo of a car and returns its id. */
export async function uploadPhoto(page: Page, token: string): Promise<string> {
  const response = await page.request.post('/api/uploads', {
    headers: { authorization: `Bearer ${token}` },
    multipart: { purpose: 'complaint', file: { name: 'car.png', mimeType: 'image/png', buffer: picture } },
  })
  const { data } = await response.json()
  return data.id
}

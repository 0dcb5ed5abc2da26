import type { Page } from '@playwright/test'
import { call } from './call.ts'
import type { Reader } from './pages.ts'
import { codeFor, password, people, signIn, tokenOf } from './people.ts'
import { type Samples, samplesOf } from './samples.ts'
import { newPhone } from './steps.ts'

/** Makes this browser's holder one kind of reader and gives the rows their pages are looked at with. */
export async function become(page: Page, reader: Reader): Promise<Samples> {
  const phone = await phoneOf(page, reader)
  if (phone) await signIn(page, phone)
  return samplesOf(page, phone)
}

/** Opens the back office's session for this browser and gives the first row of each resource named. */
export async function becomeAdmin(page: Page, names: readonly string[]): Promise<Record<string, string | undefined>> {
  const token = await tokenOf(page.context(), people.superAdmin, 'admin')
  await page.addInitScript((kept) => localStorage.setItem('wasl.admin.token', kept), token)
  const firstIds: Record<string, string | undefined> = {}
  for (const name of names) {
    const [first] = await call(page, token, 'GET', `/admin/${name}?_start=0&_end=1`)
    firstIds[name] = first?.id
  }
  return firstIds
}

async function phoneOf(page: Page, reader: Reader): Promise<string | null> {
  if (reader === 'guest') return null
  return reader === 'newcomer' ? newClient(page) : people[reader]
}

async function newClient(page: Page): Promise<string> {
  const phone = newPhone()
  const [city] = await call(page, null, 'GET', '/cities?_start=0&_end=1&is_served=true')
  const { challenge_id } = await call(page, null, 'POST', '/auth/register', {
    name: 'نوف الحربي',
    phone,
    email: `nouf${phone}@example.com`,
    city_id: city.id,
    password,
    password_confirmation: password,
    terms: true,
  })
  await call(page, null, 'POST', '/auth/verify', { challenge_id, code: await codeFor(page, `+966${phone.slice(1)}`) })
  return phone
}

import type { Page } from '@playwright/test'
import { callAdminApi } from './admin-page.ts'
import { callApi } from './call-api.ts'
import type { VisitorKind } from './page-examples.ts'
import { demoPhones, latestCode, logIn, logInToBackOffice, ownPassword } from './people.ts'
import { loadSampleRows, type SampleRows } from './sample-rows.ts'
import { newPhone } from './site-steps.ts'

/** Logs in as one kind of visitor and returns sample rows for its pages. */
export async function logInAsVisitor(page: Page, visitor: VisitorKind): Promise<SampleRows> {
  const phone = await phoneOf(page, visitor)
  if (phone) await logIn(page, phone)
  return loadSampleRows(page, phone)
}

/** Logs in to the back office and returns the id of the first row of each of these resources. */
export async function logInAsAdmin(page: Page, names: readonly string[]): Promise<Record<string, string | undefined>> {
  await logInToBackOffice(page, demoPhones.superAdmin)
  const firstIds: Record<string, string | undefined> = {}
  for (const name of names) {
    const [first] = await callAdminApi(page, 'GET', `/${name}?_start=0&_end=1`)
    firstIds[name] = first?.id
  }
  return firstIds
}

async function phoneOf(page: Page, visitor: VisitorKind): Promise<string | null> {
  if (visitor === 'guest') return null
  return visitor === 'newcomer' ? newClient(page) : demoPhones[visitor]
}

/** Registers a new client through the API. Returns the phone. */
export async function newClient(page: Page): Promise<string> {
  const phone = newPhone()
  const [city] = await callApi(page, null, 'GET', '/cities?_start=0&_end=1&is_served=true')
  const { challenge_id } = await callApi(page, null, 'POST', '/auth/register', {
    name: 'نوف الحربي',
    phone,
    email: `nouf${phone}@example.com`,
    city_id: city.id,
    password: ownPassword,
    password_confirmation: ownPassword,
    terms: true,
  })
  await callApi(page, null, 'POST', '/auth/verify', { challenge_id, code: await latestCode(page, `+966${phone.slice(1)}`) })
  return phone
}

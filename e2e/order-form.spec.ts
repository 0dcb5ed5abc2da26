import type { Page } from '@playwright/test'
import { demoPhones, logIn, password, tokenOf } from './people.ts'
import { orderIdOf } from './site-steps.ts'
import { expect, test } from './test.ts'

type Words = Readonly<Record<'category' | 'plumbing' | 'airConditioning' | 'fault' | 'units' | 'split' | 'window' | 'soon' | 'riyadh', string>>
const words: Record<'ar' | 'en', Words> = {
  ar: {
    category: 'صيانة المنازل',
    plumbing: 'سباكة',
    airConditioning: 'صيانة المكيفات',
    fault: 'أين مكان العطل؟',
    units: 'كم عدد المكيفات؟',
    split: 'سبليت',
    window: 'شباك',
    soon: 'خلال يومين',
    riyadh: 'الرياض',
  },
  en: {
    category: 'Home maintenance',
    plumbing: 'Plumbing',
    airConditioning: 'Air conditioning',
    fault: 'Where is the fault?',
    units: 'How many units?',
    split: 'Split',
    window: 'Window',
    soon: 'Within two days',
    riyadh: 'Riyadh',
  },
}

/** Walks from the home page to the order form with two services. */
async function openOrderForm(page: Page, { home, say, next }: { home: string; say: Words; next: string }): Promise<void> {
  await page.goto(home)
  await page.getByRole('link', { name: new RegExp(say.category) }).first().click()
  await page.getByRole('checkbox', { name: new RegExp(say.plumbing) }).check()
  await page.getByRole('checkbox', { name: new RegExp(say.airConditioning) }).check()
  await page.getByRole('button', { name: next }).click()
  await expect(page).toHaveURL(/send-order/)
}

const service = (page: Page, name: string) => page.getByRole('group', { name, exact: true })

async function fillOrderForm(page: Page, say: Words): Promise<void> {
  await service(page, say.plumbing).getByLabel(say.fault).fill('تحت مغسلة المطبخ')
  await service(page, say.plumbing).getByRole('radio', { name: say.soon }).check()
  await service(page, say.airConditioning).getByRole('radio', { name: say.window }).check()
  await service(page, say.airConditioning).getByRole('radio', { name: say.soon }).check()
  await page.getByLabel(say.units, { exact: true }).fill('٣')
}

test('numbers are typed in any digits or stepped, and providers read the chosen options in their own language', async ({
  page,
  t,
  lang,
  localePath,
  newBrowserPage,
}) => {
  const say = words[lang]
  await logIn(page, demoPhones.client)
  await openOrderForm(page, { home: localePath('/'), say, next: t('services:category.continue') })
  await fillOrderForm(page, say)
  const units = page.getByLabel(say.units, { exact: true })
  await expect(units).toHaveAttribute('inputmode', 'numeric')
  await page.getByRole('button', { name: t('form.increase', { label: say.units }) }).click()
  await expect(units).toHaveValue('4')
  await page.getByRole('button', { name: t('form.decrease', { label: say.units }) }).click()
  await expect(units).toHaveValue('3')
  await page.getByLabel(t('send-order:city'), { exact: true }).selectOption({ label: say.riyadh })
  await page.getByRole('button', { name: t('send-order:send') }).click()
  await expect(page).toHaveURL(/\/orders\//)

  const otherWords = words[lang === 'ar' ? 'en' : 'ar']
  const provider = await newBrowserPage()
  await logIn(provider, demoPhones.provider)
  await provider.goto(`${lang === 'ar' ? '/en' : ''}/orders/${orderIdOf(page)}`)
  const answers = provider.getByRole('definition')
  await expect(answers.filter({ hasText: otherWords.window })).toBeVisible()
  await expect(answers.filter({ hasText: otherWords.soon })).toHaveCount(2)
  await expect(provider.getByText(say.window, { exact: true })).toHaveCount(0)
})

test('switching the language keeps everything typed and chosen', async ({ page, t, lang, localePath }) => {
  const say = words[lang]
  await logIn(page, demoPhones.client)
  await openOrderForm(page, { home: localePath('/'), say, next: t('services:category.continue') })
  await fillOrderForm(page, say)
  await page.getByRole('link', { name: t('otherLanguage') }).click()
  const other = words[lang === 'ar' ? 'en' : 'ar']
  await expect(service(page, other.airConditioning).getByRole('radio', { name: other.window })).toBeChecked()
  await expect(service(page, other.plumbing).getByRole('radio', { name: other.soon })).toBeChecked()
  await expect(page.getByLabel(other.units, { exact: true })).toHaveValue('٣')
})

test('a lost network keeps the form, says so and sends once it is back', async ({ page, context, t, lang, localePath }) => {
  const say = words[lang]
  await logIn(page, demoPhones.client)
  await openOrderForm(page, { home: localePath('/'), say, next: t('services:category.continue') })
  await fillOrderForm(page, say)
  await page.getByLabel(t('send-order:city'), { exact: true }).selectOption({ label: say.riyadh })
  await context.setOffline(true)
  await expect(page.getByText(t('connection.offline'))).toBeVisible()
  await page.getByRole('button', { name: t('send-order:send') }).click()
  const notice = page.getByRole('alert').filter({ hasText: t('connection.notSent') })
  await expect(notice).toBeInViewport()
  await expect(page.getByLabel(say.units, { exact: true })).toHaveValue('٣')
  await notice.getByRole('button', { name: t('connection.retry') }).click()
  await expect(notice).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(t('connection.offline'))).toBeHidden()
  await notice.getByRole('button', { name: t('connection.retry') }).click()
  await expect(page).toHaveURL(/\/orders\//)
})

test('an expired session leads through the log-in page back to the filled form', async ({ page, t, lang, localePath }) => {
  const say = words[lang]
  await logIn(page, demoPhones.secondClient)
  await openOrderForm(page, { home: localePath('/'), say, next: t('services:category.continue') })
  await fillOrderForm(page, say)
  await endSessions(page, demoPhones.secondClient)
  await page.getByRole('button', { name: t('send-order:send') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('auth:login.title') })).toBeVisible()
  await expect(page.getByText(t('auth:login.sessionEnded'))).toBeVisible()
  await page.getByLabel(t('auth:fields.phone')).fill(demoPhones.secondClient)
  await page.getByLabel(t('auth:fields.password'), { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: t('auth:login.submit'), exact: true }).click()
  await expect(page).toHaveURL(/send-order/)
  await expect(page.getByLabel(say.units, { exact: true })).toHaveValue('٣')
  await expect(service(page, say.airConditioning).getByRole('radio', { name: say.window })).toBeChecked()
})

test('a draft survives other pages and tabs, and ends when the order is sent or another account logs in', async ({ page, context, t, lang, localePath }) => {
  const say = words[lang]
  const reopen = async () => openOrderForm(page, { home: localePath('/'), say, next: t('services:category.continue') })
  const units = page.getByLabel(say.units, { exact: true })
  await logIn(page, demoPhones.client)
  await reopen()
  await fillOrderForm(page, say)
  const otherTab = await context.newPage()
  await otherTab.goto(localePath('/orders'))
  await expect(otherTab.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: t('footer.terms') }).click()
  await expect(page).toHaveURL(/terms/)
  await reopen()
  await expect(units).toHaveValue('٣')
  await page.getByLabel(t('send-order:city'), { exact: true }).selectOption({ label: say.riyadh })
  await page.getByRole('button', { name: t('send-order:send') }).click()
  await expect(page).toHaveURL(/\/orders\//)
  await reopen()
  await expect(units).toHaveValue('')
  await units.fill('5')
  await page.locator('summary', { hasText: t('nav.account', { name: '' }).trim() }).first().click()
  await page.getByRole('button', { name: t('nav.logout') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('auth:login.title') })).toBeVisible()
  await logIn(page, demoPhones.client)
  await reopen()
  await expect(units).toHaveValue('')
  await units.fill('6')
  await logIn(page, demoPhones.secondClient)
  await reopen()
  await expect(units).toHaveValue('')
})

test('all errors come at once, named and in page order; their links move the focus and keep them', async ({ page, t, lang, localePath }) => {
  const say = words[lang]
  await logIn(page, demoPhones.client)
  await openOrderForm(page, { home: localePath('/'), say, next: t('services:category.continue') })
  await page.getByLabel(say.units, { exact: true }).fill('many')
  await page.getByLabel(t('send-order:budget')).fill('abc')
  await page.getByRole('button', { name: t('send-order:send') }).click()
  const links = page.getByRole('alert').getByRole('listitem')
  await expect(links).toHaveCount(6)
  await expect(links.nth(0)).toContainText(`${say.plumbing} — ${say.fault}`)
  await expect(links.nth(3)).toContainText(`${say.airConditioning} — ${say.units}`)
  await expect(links.nth(5)).toContainText(t('send-order:budget'))
  await links.nth(3).getByRole('link').click()
  await expect(page.getByLabel(say.units, { exact: true })).toBeFocused()
  await expect(links).toHaveCount(6)
  const group = service(page, say.plumbing).getByRole('radiogroup')
  await expect(group).toHaveAttribute('aria-invalid', 'true')
  await expect(group).toHaveAccessibleDescription(lang === 'ar' ? 'أجب عن هذا السؤال' : 'Answer this question')
  // A corrected field loses its error at once.
  await page.getByLabel(say.units, { exact: true }).fill('3')
  await expect(page.getByLabel(say.units, { exact: true })).not.toHaveAttribute('aria-invalid')
})

/** Ends every session of a demo account, as an administrator does. */
async function endSessions(page: Page, phone: string): Promise<void> {
  const token = await tokenOf(page.context(), demoPhones.superAdmin, 'admin')
  const headers = { authorization: `Bearer ${token}` }
  const own = await page.request.get('/api/admin/sessions?_start=0&_end=100&_sort=last_seen_at&_order=desc', { headers })
  const users: { id: string }[] = await (await page.request.get(`/api/admin/customers?q=${phone.slice(1)}&_start=0&_end=1`, { headers })).json()
  for (const { id, user_id } of (await own.json()) as { id: string; user_id: string | null }[])
    if (user_id === users[0]?.id) expect((await page.request.delete(`/api/admin/sessions/${id}`, { headers })).ok()).toBe(true)
}

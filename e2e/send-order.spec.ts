import type { Page } from '@playwright/test'
import { pages } from '@wasl/shared/pages/pages.ts'
import { demoPhones, endSession, logIn } from './people.ts'
import { disclosure, logInAgain, nextFormStep, openFormStep, orderIdOf } from './site-steps.ts'
import { expect, test } from './test.ts'

type Labels = Readonly<Record<'category' | 'plumbing' | 'airConditioning' | 'fault' | 'units' | 'split' | 'window' | 'riyadh', string>>
const labels: Record<'ar' | 'en', Labels> = {
  ar: {
    category: 'صيانة المنازل',
    plumbing: 'سباكة',
    airConditioning: 'صيانة المكيفات',
    fault: 'أين مكان العطل؟',
    units: 'كم عدد المكيفات؟',
    split: 'سبليت',
    window: 'شباك',
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
    riyadh: 'Riyadh',
  },
}

/** Walks from the home page to the order form with two services. Its drafts stay in this browser: other tests use the same accounts. */
async function openOrderForm(page: Page, { home, say, next }: { home: string; say: Labels; next: string }): Promise<void> {
  await page.route('**/order-drafts', (route) => route.fulfill({ json: { id: crypto.randomUUID() } }))
  await page.goto(home)
  await page
    .getByRole('link', { name: new RegExp(say.category) })
    .first()
    .click()
  await page.getByRole('checkbox', { name: new RegExp(say.plumbing) }).check()
  await page.getByRole('checkbox', { name: new RegExp(say.airConditioning) }).check()
  await page.getByRole('button', { name: next }).click()
  await expect(page).toHaveURL(/send-order/)
}

const service = (page: Page, name: string) => page.getByRole('group', { name, exact: true })

async function fillOrderForm(page: Page, say: Labels): Promise<void> {
  await service(page, say.plumbing).getByLabel(say.fault).fill('تحت مغسلة المطبخ')
  await service(page, say.airConditioning).getByRole('radio', { name: say.window }).check()
  await page.getByLabel(say.units, { exact: true }).fill('٣')
}

test('numbers are typed in any digits or stepped, and providers read the chosen options in their own language', async ({
  page,
  t,
  lang,
  localePath,
  newBrowserPage,
}) => {
  const say = labels[lang]
  await logIn(page, demoPhones.client)
  await openOrderForm(page, { home: localePath('/'), say, next: t('services:category.continue') })
  await fillOrderForm(page, say)
  const units = page.getByLabel(say.units, { exact: true })
  await expect(units).toHaveAttribute('inputmode', 'numeric')
  await page.getByRole('button', { name: t('common:form.increase', { label: say.units }) }).click()
  await expect(units).toHaveValue('4')
  await page.getByRole('button', { name: t('common:form.decrease', { label: say.units }) }).click()
  await expect(units).toHaveValue('3')
  await nextFormStep(page, t)
  await page.getByLabel(t('send-order:city'), { exact: true }).selectOption({ label: say.riyadh })
  await nextFormStep(page, t)
  await page.getByRole('button', { name: t('send-order:send') }).click()
  await expect(page).toHaveURL(/\/orders\//)

  const otherLabels = labels[lang === 'ar' ? 'en' : 'ar']
  const provider = await newBrowserPage()
  await logIn(provider, demoPhones.provider)
  await provider.goto(`${lang === 'ar' ? '/en' : ''}/orders/${orderIdOf(page)}`)
  const answers = provider.getByRole('definition')
  await expect(answers.filter({ hasText: otherLabels.window })).toBeVisible()
  await expect(provider.getByText(say.window, { exact: true })).toHaveCount(0)
})

test('switching the language keeps everything typed and chosen', async ({ page, t, lang, localePath }) => {
  const say = labels[lang]
  await logIn(page, demoPhones.client)
  await openOrderForm(page, { home: localePath('/'), say, next: t('services:category.continue') })
  await fillOrderForm(page, say)
  await page.getByRole('link', { name: t('common:otherLanguage') }).click()
  const other = labels[lang === 'ar' ? 'en' : 'ar']
  await expect(service(page, other.airConditioning).getByRole('radio', { name: other.window })).toBeChecked()
  await expect(page.getByLabel(other.units, { exact: true })).toHaveValue('٣')
})

test.describe('without a connection', () => {
  test.use({ goesOffline: true })

  test('a lost network keeps the form, says so and sends once it is back', async ({ page, context, t, lang, localePath }) => {
    const say = labels[lang]
    await logIn(page, demoPhones.client)
    await openOrderForm(page, { home: localePath('/'), say, next: t('services:category.continue') })
    await fillOrderForm(page, say)
    await nextFormStep(page, t)
    await page.getByLabel(t('send-order:city'), { exact: true }).selectOption({ label: say.riyadh })
    await nextFormStep(page, t)
    await context.setOffline(true)
    await expect(page.getByText(t('common:connection.offline'), { exact: true })).toBeVisible()
    await page.getByRole('button', { name: t('send-order:send') }).click()
    const alert = page.getByRole('alert').filter({ hasText: t('common:connection.sentLater') })
    await expect(alert).toBeInViewport()
    await expect(page.getByLabel(say.units, { exact: true })).toHaveValue('٣')
    await alert.getByRole('button', { name: t('common:connection.retry') }).click()
    await expect(alert).toBeVisible()
    await context.setOffline(false)
    await expect(page).toHaveURL(/\/orders\//)
  })

  test('a page opened without a connection says so and loads once it is back', async ({ page, context, t, localePath }) => {
    await logIn(page, demoPhones.client)
    await page.goto(localePath(pages.orders()))
    // The parts of the page that load on demand are there before the connection is lost.
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
    const offline = page.getByRole('heading', { level: 1, name: t('common:connection.offline') })
    await context.setOffline(true)
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('common:nav.contact') })
      .click()
    await expect(offline).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: t('common:nav.contact') })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.reload().catch(() => undefined)
    await expect(offline).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: t('common:nav.contact') })).toBeVisible()
  })
})

test('an expired session leads through the login page back to the filled form', async ({ page, t, lang, localePath }) => {
  const say = labels[lang]
  await logIn(page, demoPhones.secondClient)
  await openOrderForm(page, { home: localePath('/'), say, next: t('services:category.continue') })
  await fillOrderForm(page, say)
  // From here on the form continues after the login: its scripts run, and the draft is stored.
  await expect(page.getByText(t('send-order:draft.saved'), { exact: true })).toBeVisible()
  await openFormStep(page, 'send')
  await endSession(page)
  await page.getByRole('button', { name: t('send-order:send') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('auth:login.title') })).toBeVisible()
  await logInAgain(page, t, demoPhones.secondClient)
  await expect(page.getByRole('heading', { level: 1, name: t('send-order:title') })).toBeVisible()
  await expect(page.getByLabel(say.units, { exact: true })).toHaveValue('٣')
  await expect(service(page, say.airConditioning).getByRole('radio', { name: say.window })).toBeChecked()
})

test('a draft survives other pages and tabs, and ends when the order is sent or another account logs in', async ({
  page,
  context,
  t,
  lang,
  localePath,
}) => {
  const say = labels[lang]
  const reopen = async () => openOrderForm(page, { home: localePath('/'), say, next: t('services:category.continue') })
  const units = page.getByLabel(say.units, { exact: true })
  await logIn(page, demoPhones.client)
  await reopen()
  await fillOrderForm(page, say)
  const otherTab = await context.newPage()
  await otherTab.goto(localePath(pages.orders()))
  await expect(otherTab.getByRole('heading', { level: 1 })).toBeVisible()
  // A tab in the background draws once a second, so each click in it would take two.
  await page.bringToFront()
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('common:footer.terms') })
    .click()
  await expect(page).toHaveURL(/terms/)
  await reopen()
  await expect(units).toHaveValue('٣')
  await nextFormStep(page, t)
  await page.getByLabel(t('send-order:city'), { exact: true }).selectOption({ label: say.riyadh })
  await nextFormStep(page, t)
  await page.getByRole('button', { name: t('send-order:send') }).click()
  await expect(page).toHaveURL(/\/orders\//)
  await reopen()
  await expect(units).toHaveValue('')
  await units.fill('5')
  await disclosure(page, t('common:nav.account', { name: '' }).trim())
    .first()
    .click()
  await page.getByRole('button', { name: t('common:nav.logout') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('auth:login.title') })).toBeVisible()
  await logIn(page, demoPhones.client)
  await reopen()
  await expect(units).toHaveValue('')
  await units.fill('6')
  await context.clearCookies()
  await logIn(page, demoPhones.secondClient)
  await reopen()
  await expect(units).toHaveValue('')
})

test('a client continues a draft on another device and discards it', async ({ page, t, lang, localePath, newBrowserPage }) => {
  const say = labels[lang]
  const note = t('send-order:note')
  await logIn(page, demoPhones.company)
  await openOrderForm(page, { home: localePath('/'), say, next: t('services:category.continue') })
  await page.unroute('**/order-drafts')
  await openFormStep(page, 'send')
  await disclosure(page, t('send-order:scope')).click()
  await page.getByLabel(note).fill('عند الباب الخلفي')
  await expect(page.getByText(t('send-order:draft.saved'), { exact: true })).toBeVisible()
  const other = await newBrowserPage()
  await logIn(other, demoPhones.company)
  await other.goto(localePath(pages.orders()))
  const drafts = other.getByRole('link', {
    name: t('send-order:draft.continueNamed', { name: `${say.plumbing}${lang === 'ar' ? '،' : ','} ${say.airConditioning}` }),
  })
  await drafts.click()
  await expect(other.getByLabel(note)).toHaveValue('عند الباب الخلفي')
  await other.goto(localePath(pages.orders()))
  await other.getByRole('button', { name: t('send-order:draft.discard') }).click()
  await expect(other.getByText(t('send-order:draft.discarded'))).toBeVisible()
  await expect(drafts).toHaveCount(0)
})

test('all errors come at once, named and in page order; their links move the focus and keep them', async ({
  page,
  t,
  lang,
  localePath,
}) => {
  const say = labels[lang]
  await logIn(page, demoPhones.client)
  await openOrderForm(page, { home: localePath('/'), say, next: t('services:category.continue') })
  // The city of the profile is chosen already.
  await page.getByLabel(t('send-order:city'), { exact: true }).evaluate((select: HTMLSelectElement) => {
    select.value = ''
  })
  await page.getByLabel(say.units, { exact: true }).fill('many')
  await openFormStep(page, 'send')
  await disclosure(page, t('send-order:scope')).click()
  await page.getByLabel(t('send-order:budget')).fill('abc')
  await page.getByRole('button', { name: t('send-order:send') }).click()
  const links = page.getByRole('alert').getByRole('listitem')
  await expect(links).toHaveCount(5)
  await expect(links.nth(0)).toContainText(`${say.plumbing} — ${say.fault}`)
  await expect(links.nth(2)).toContainText(`${say.airConditioning} — ${say.units}`)
  await expect(links.nth(4)).toContainText(t('send-order:budget'))
  await links.nth(2).getByRole('link').click()
  await expect(page.getByLabel(say.units, { exact: true })).toBeFocused()
  await expect(links).toHaveCount(5)
  const fault = service(page, say.plumbing).getByLabel(say.fault)
  await expect(fault).toHaveAttribute('aria-invalid', 'true')
  await expect(fault).toHaveAccessibleDescription(lang === 'ar' ? 'أجب عن هذا السؤال' : 'Answer this question')
  // A corrected field loses its error at once.
  await page.getByLabel(say.units, { exact: true }).fill('3')
  await expect(page.getByLabel(say.units, { exact: true })).not.toHaveAttribute('aria-invalid')
})

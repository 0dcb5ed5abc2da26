import { adminPages, inBackOffice } from '@wasl/shared/pages/admin-pages.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { labelIn } from '@wasl/shared/units.ts'
import { setAdminPreferences, waitForAdminScreen } from './admin-page.ts'
import { payOnHostedPage } from './gateway-server.ts'
import { type Production, startProduction } from './production-server.ts'
import {
  type Applicant,
  applyAsProvider,
  approveApplication,
  correctBank,
  expect,
  inviteStaff,
  registerCompany,
  rejectBank,
} from './production-steps.ts'
import { disclosure, nextFormStep, orderIdOf, pressButton, registerClient } from './site-steps.ts'
import { test as base } from './test.ts'

const origin = `http://localhost:${Number(process.env.E2E_PORT ?? 4310) + 70}`
const admin = { phone: '0500000101', name: 'مدير المنصة', password: 'Riyadh-2026' }
const phones = { companyClient: '0512000003', client: '0512000004', staff: '0512000005' }
const company: Applicant = {
  phone: '0512000001',
  name: { ar: 'إتقان للصيانة', en: 'Itqan Maintenance' },
  type: 'company',
  iban: 'SA03 8000 0000 6080 1016 7519',
}
const reviewText = 'عمل متقن وفي الموعد'
const freelancer: Applicant = {
  phone: '0512000002',
  name: { ar: 'ليلى الحربي', en: 'Layla Alharbi' },
  type: 'freelancer',
  iban: company.iban,
}

const test = base.extend<{ production: Production }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
  production: async ({}, use) => {
    const production = await startProduction(origin, admin)
    await use(production)
    await production.stop()
  },
  // After the server: the browsers close before it stops.
  baseURL: async ({ production }, use) => use(production.origin),
})
test.setTimeout(600_000)

const clients = [
  ['', true],
  [' without scripts', false],
] as const
for (const [suffix, javaScriptEnabled] of clients)
  test(`an empty deployment fills itself: providers apply, clients register, and a client${suffix} orders, pays and reviews`, async ({
    t,
    localePath,
    lang,
    newBrowserPage,
    production,
  }) => {
    // The browser of the client who orders.
    const page = await newBrowserPage({ javaScriptEnabled })
    const site = { page, t, localePath, lang, production, password: admin.password }
    const [back, owner, other, staff, companyClient] = [
      await newBrowserPage(),
      await newBrowserPage(),
      await newBrowserPage(),
      await newBrowserPage(),
      await newBrowserPage(),
    ]

    await test.step('the administrator logs in and adds a city, a category and a service', async () => {
      await setAdminPreferences(back, lang)
      await back.goto(inBackOffice(adminPages.home()))
      await back.getByLabel(t('admin:login.phone')).fill(admin.phone)
      await back.getByLabel(t('admin:login.password'), { exact: true }).fill(admin.password)
      await back.getByRole('button', { name: t('admin:login.submit') }).click()
      await expect(back).not.toHaveURL(/login/)
      await waitForAdminScreen(back)
      const create = async (resource: string, data: object) => {
        const response = await back.request.post(`/api/admin/${resource}`, { headers: { origin }, data })
        expect(response.ok(), `POST ${resource}: ${await response.text()}`).toBe(true)
        return response.json()
      }
      // No quiet hours: the messages come at any hour at which this test runs.
      const settings = await back.request.patch('/api/admin/settings', {
        headers: { origin },
        data: { quiet_from_hour: 8, quiet_until_hour: 8 },
      })
      expect(settings.ok(), await settings.text()).toBe(true)
      const localized = (ar: string, en: string) => ({ ar, en })
      await create('cities', { name: localized('الرياض', 'Riyadh'), region: 'riyadh', is_served: true })
      const description = localized('وصف مختصر', 'A short text')
      const category = { name: localized('صيانة المنازل', 'Home maintenance'), description, icon: 'maintenance' }
      const { id: category_id } = await create('categories', category)
      await create('services', { category_id, name: localized('سباكة', 'Plumbing'), description, questions: [] })
    })

    await test.step('a company and a freelancer apply in steps', async () => {
      await applyAsProvider({ ...site, page: owner }, company)
      await applyAsProvider({ ...site, page: other }, freelancer)
    })

    await test.step('the administrator approves one beside its documents and rejects a field of the other, which corrects it', async () => {
      const review = { page: back, t, lang }
      await approveApplication(review, company.name)
      await rejectBank(review, freelancer.name)
      await correctBank({ ...site, page: other }, 'SA44 2000 0001 2345 6789 1234', freelancer.name.ar)
      await approveApplication(review, freelancer.name)
      await expect(back.getByText(t('admin:list.emptyQueue'))).toBeVisible()
      // The code of the registration, the rejection and the approval.
      await expect.poll(() => production.messagesTo(freelancer.phone).length, { timeout: 30_000 }).toBe(3)
    })

    await test.step('the company invites a user, and a company client registers', async () => {
      await inviteStaff({ ...site, page: owner }, staff, phones.staff)
      await registerCompany({ ...site, page: companyClient }, phones.companyClient)
    })

    await test.step('a guest describes an order and registers to send it', async () => {
      await page.goto(localePath('/'))
      await page
        .getByRole('link', { name: labelIn({ ar: 'صيانة المنازل', en: 'Home maintenance' }, lang) })
        .first()
        .click()
      await page.getByRole('checkbox', { name: labelIn({ ar: 'سباكة', en: 'Plumbing' }, lang) }).check()
      await page.getByRole('button', { name: t('services:category.continue') }).click()
      await expect(page.getByRole('heading', { level: 1, name: t('send-order:title') })).toBeVisible()
      await nextFormStep(page, t)
      await page.getByLabel(t('send-order:city'), { exact: true }).selectOption({ label: labelIn({ ar: 'الرياض', en: 'Riyadh' }, lang) })
      await page.getByText(t('send-order:map.manual')).click()
      await page.getByLabel(new RegExp(t('send-order:map.lat'))).fill('24.7136')
      await page.getByLabel(new RegExp(t('send-order:map.lng'))).fill('46.6753')
      await expect(page.getByLabel(t('send-order:city'), { exact: true })).toHaveValue(/./)
      await nextFormStep(page, t)
      await page.getByRole('button', { name: t('send-order:continue') }).click()
      await registerClient(site, phones.client, () => production.codeFor(phones.client))
      await expect(page.getByText(t('orders:offer.none'))).toBeVisible()
    })

    let order = ''
    await test.step('the user of the company makes an offer, the client accepts it, and the invoice is issued and accepted', async () => {
      order = localePath(pages.order({ id: orderIdOf(page) }))
      await staff.goto(order)
      await staff.getByLabel(t('orders:offer.priceLabel'), { exact: true }).fill('500')
      await staff.getByLabel(t('orders:offer.daysLabel'), { exact: true }).fill('3')
      await staff.getByRole('button', { name: t('orders:offer.send') }).click()
      await expect(staff.getByRole('heading', { name: t('orders:offer.ownOffer'), exact: true })).toBeVisible()
      await page.reload()
      await pressButton(page, labelIn({ ar: 'اقبل العرض', en: 'Accept offer' }, lang))
      await expect(page.getByText(labelIn({ ar: 'بانتظار الفاتورة', en: 'Waiting for the invoice' }, lang)).first()).toBeVisible()
      await staff.reload()
      await staff.getByRole('link', { name: t('orders:page.issueInvoice') }).click()
      await disclosure(staff, t('orders:invoice.issue')).click()
      await staff.getByRole('button', { name: t('orders:invoice.issue') }).click()
      await expect(staff.getByText(t('orders:invoice.status.issued'), { exact: true })).toBeVisible()
      await page.reload()
      await page.getByRole('link', { name: t('orders:page.viewInvoice') }).click()
      // The order's page has the same button.
      await expect(page).toHaveURL(/\/orders\/invoice\//)
      await pressButton(page, labelIn({ ar: 'اقبل الفاتورة', en: 'Accept the invoice' }, lang))
      await expect(page.getByText(t('orders:invoice.status.accepted'), { exact: true })).toBeVisible()
    })

    await test.step('the client pays by card on a page of another origin', async () => {
      // The wallet is empty, so the card is open.
      await page.goto(`${order}/pay`)
      await page.getByRole('button', { name: t('payments:card.pay') }).click()
      await expect(page).toHaveURL(new RegExp(`^${production.gateway.origin}/`))
      await payOnHostedPage(page, lang, '4111111111111111')
      await expect(page.getByRole('heading', { level: 1, name: t('payments:status.confirmed.title') })).toBeVisible()
    })

    await test.step('the work is delivered and confirmed', async () => {
      await staff.goto(order)
      await pressButton(staff, labelIn({ ar: 'سلّم الطلب', en: 'Mark as delivered' }, lang))
      await expect(staff.getByText(labelIn({ ar: 'تم التسليم', en: 'Delivered' }, lang), { exact: true }).first()).toBeVisible()
      await page.goto(order)
      await pressButton(page, labelIn({ ar: 'أكّد الاستلام', en: 'Confirm receipt' }, lang))
      await expect(page.getByText(labelIn({ ar: 'مكتمل', en: 'Completed' }, lang), { exact: true }).first()).toBeVisible()
    })

    await test.step('the client reviews the provider', async () => {
      await page.getByText(t('orders:review.ratingLabels.5')).click()
      await page.getByLabel(t('orders:review.comment'), { exact: true }).fill(reviewText)
      await page.getByRole('button', { name: t('orders:review.send') }).click()
      await expect(page.getByRole('heading', { name: t('orders:review.ownReview') })).toBeVisible()
      await expect(page.getByText(reviewText)).toBeVisible()
    })

    await test.step('everybody got SMS and emails that can be read and lead to the site', async () => {
      const emailsTo = (address: string) => production.messages.filter(({ channel, to }) => channel === 'email' && to === address)
      await expect.poll(() => emailsTo(`nouf${phones.client}@example.com`).length, { timeout: 90_000 }).toBeGreaterThan(0)
      expect(production.messagesTo(phones.client).length).toBeGreaterThan(0)
      expect(production.messageFaults()).toEqual([])
    })
  })

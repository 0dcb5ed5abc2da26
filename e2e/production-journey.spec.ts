import { resources } from '@wasl/resources/index.ts'
import { weekdays } from '@wasl/shared/rules/weekdays.ts'
import { labelIn } from '@wasl/shared/units.ts'
import { setAdminPreferences, waitForAdminScreen } from './admin-page.ts'
import { type Production, startProduction } from './production-server.ts'
import { disclosure, orderIdOf, pressButton, registerClient } from './site-steps.ts'
import { test as base, expect } from './test.ts'

const origin = `http://localhost:${Number(process.env.E2E_PORT ?? 4310) + 70}`
const admin = { phone: '0500000101', name: 'مدير المنصة', password: 'Riyadh-2026' }
const [provider, client] = ['0512000001', '0512000004']
const picture = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
const document = { name: 'certificate.png', mimeType: 'image/png', buffer: picture }

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
test.setTimeout(300_000)

test('an empty deployment fills itself: a provider applies and is approved, a client registers, and an order gets its invoice', async ({
  page,
  t,
  localePath,
  lang,
  newBrowserPage,
  production,
}) => {
  const site = { page, t, localePath }
  const name = { ar: 'إتقان للصيانة', en: 'Itqan Maintenance' }
  const back = await newBrowserPage()
  const owner = await newBrowserPage()

  await test.step('the administrator logs in and adds a city, a category and a service', async () => {
    await setAdminPreferences(back, lang)
    await back.goto('/admin')
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
    const localized = (ar: string, en: string) => ({ ar, en })
    await create('cities', { name: localized('الرياض', 'Riyadh'), region: 'riyadh', is_served: true })
    const description = localized('وصف مختصر', 'A short text')
    const category = { name: localized('صيانة المنازل', 'Home maintenance'), description, icon: 'maintenance' }
    const { id: category_id } = await create('categories', category)
    await create('services', { category_id, name: localized('سباكة', 'Plumbing'), description, questions: [] })
  })

  await test.step('a company applies in steps', async () => {
    const next = () => owner.getByRole('button', { name: t('provider:steps.continue') }).click()
    const heading = (step: string) =>
      expect(owner.getByRole('heading', { level: 2, name: t(`provider:steps.${step}`), exact: true })).toBeVisible()
    await owner.goto(localePath('/auth/register?as=provider'))
    await owner.getByLabel(t('provider:fields.name_ar')).fill(name.ar)
    await owner.getByLabel(t('provider:fields.name_en')).fill(name.en)
    await owner.getByRole('radio', { name: new RegExp(t('provider:types.company')) }).check()
    await owner.getByLabel(t('auth:fields.phone'), { exact: true }).fill(provider)
    await owner.getByLabel(t('auth:fields.email')).fill('office@example.com')
    await owner.getByLabel(t('auth:fields.city')).selectOption({ index: 1 })
    await owner.getByLabel(t('auth:fields.password'), { exact: true }).fill(admin.password)
    await owner.getByLabel(t('auth:fields.confirmPassword'), { exact: true }).fill(admin.password)
    await owner.getByRole('checkbox').check()
    await owner.getByRole('button', { name: t('auth:register.submitProvider') }).click()
    await expect(owner.getByRole('heading', { level: 1, name: t('auth:code.title') })).toBeVisible()
    await owner.getByLabel(t('auth:fields.code')).fill(await production.codeFor(provider))
    await owner.getByRole('button', { name: t('auth:code.submit') }).click()

    await heading('services')
    await owner.getByRole('checkbox', { name: labelIn({ ar: 'سباكة', en: 'Plumbing' }, lang) }).check()
    await owner.getByPlaceholder(t('provider:services.pricePlaceholder')).fill('٢٠٠')
    await owner.getByRole('checkbox', { name: labelIn({ ar: 'الرياض', en: 'Riyadh' }, lang) }).check()
    await next()
    await heading('times')
    for (const day of Object.values(weekdays)) {
      const row = owner.getByRole('listitem').filter({ has: owner.getByRole('checkbox', { name: labelIn(day, lang) }) })
      await row.getByRole('checkbox').check()
      await row.getByLabel(new RegExp(`^${t('provider:times.from')}`)).fill('00:00')
      await row.getByLabel(new RegExp(`^${t('provider:times.to')}`)).fill('23:59')
    }
    await next()
    await heading('bank')
    await owner.getByLabel(t('provider:fields.iban')).fill('SA03 8000 0000 6080 1016 7519')
    await owner.getByLabel(t('provider:fields.account_number')).fill('608010167519')
    await expect(owner.getByLabel(t('provider:fields.bank_name'))).not.toHaveValue('')
    await owner.getByLabel(t('provider:fields.account_name')).fill(name.ar)
    await next()
    await heading('documents')
    await owner.getByLabel(t('provider:fields.commercial_number')).fill('7001234567')
    await owner.getByLabel(t('provider:fields.certificate_file_id')).last().setInputFiles(document)
    await owner.getByLabel(t('provider:fields.photo_file_id')).last().setInputFiles(document)
    await next()
    await heading('review')
    await expect(owner.getByText('200', { exact: true })).toBeVisible()
    await owner.getByRole('button', { name: t('provider:review.submit') }).click()
    await expect(owner.getByRole('heading', { name: t('provider:status.pendingTitle') })).toBeVisible()
  })

  await test.step('the administrator reviews the application beside its documents and approves it', async () => {
    await back.goto(`/admin/${resources.providers.name}/review`)
    await waitForAdminScreen(back)
    await back.getByRole('button', { name: t('admin:review.approveRest') }).click()
    await back.getByRole('button', { name: t('admin:review.approveRow') }).click()
    await back
      .getByRole('dialog')
      .getByRole('button', { name: labelIn(resources.providers.actions?.approve?.label ?? name, lang), exact: true })
      .click()
    await expect(back.getByText(t('admin:list.emptyQueue'))).toBeVisible()
    await expect.poll(() => production.messagesTo(provider).length, { timeout: 30_000 }).toBeGreaterThan(1)
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
    await page.getByLabel(t('send-order:city'), { exact: true }).selectOption({ label: labelIn({ ar: 'الرياض', en: 'Riyadh' }, lang) })
    await page.getByText(t('send-order:map.manual')).click()
    await page.getByLabel(new RegExp(t('send-order:map.lat'))).fill('24.7136')
    await page.getByLabel(new RegExp(t('send-order:map.lng'))).fill('46.6753')
    await expect(page.getByLabel(t('send-order:city'), { exact: true })).toHaveValue(/./)
    await page.getByRole('button', { name: t('send-order:continue') }).click()
    await registerClient(site, client, () => production.codeFor(client))
    await expect(page.getByText(t('orders:offer.none'))).toBeVisible()
  })

  await test.step('the provider makes an offer, the client accepts it, and the invoice is issued and accepted', async () => {
    const order = localePath(`/orders/${orderIdOf(page)}`)
    await owner.goto(order)
    await owner.getByLabel(t('orders:offer.priceLabel'), { exact: true }).fill('500')
    await owner.getByLabel(t('orders:offer.daysLabel'), { exact: true }).fill('3')
    await owner.getByRole('button', { name: t('orders:offer.send') }).click()
    await expect(owner.getByRole('heading', { name: t('orders:offer.ownOffer'), exact: true })).toBeVisible()
    await page.reload()
    await pressButton(page, labelIn({ ar: 'اقبل العرض', en: 'Accept the offer' }, lang))
    await expect(page.getByText(labelIn({ ar: 'بانتظار الفاتورة', en: 'Waiting for the invoice' }, lang)).first()).toBeVisible()
    await owner.reload()
    await owner.getByRole('link', { name: t('orders:page.issueInvoice') }).click()
    await disclosure(owner, t('orders:invoice.issue')).click()
    await owner.getByRole('button', { name: t('orders:invoice.issue') }).click()
    await expect(owner.getByText(t('orders:invoice.status.issued'), { exact: true })).toBeVisible()
    await page.reload()
    await page.getByRole('link', { name: t('orders:page.viewInvoice') }).click()
    await pressButton(page, labelIn({ ar: 'اقبل الفاتورة', en: 'Accept the invoice' }, lang))
    await expect(page.getByText(t('orders:invoice.status.accepted'), { exact: true })).toBeVisible()
  })
})

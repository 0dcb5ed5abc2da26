import { pages } from '@wasl/shared/pages/pages.ts'
import { statementTitle } from '@wasl/shared/rules/tax-document-kinds.ts'
import { demoPhones, logIn, tokenOf } from './people.ts'
import {
  disclosure,
  newPhone,
  nextFormStep,
  openFormStep,
  orderIdOf,
  payLink,
  pressButton,
  registerClient,
  waitForSteps,
} from './site-steps.ts'
import { expect, test } from './test.ts'

test.setTimeout(180_000)

test('a guest describes an order, registers to send it and completes it with a provider, from request to review', async ({
  page,
  t,
  localePath,
  lang,
  newBrowserPage,
}) => {
  const site = { page, t, localePath }
  const client = newPhone()

  await test.step('the guest chooses two services', async () => {
    await page.goto(localePath('/'))
    await page
      .getByRole('link', { name: lang === 'ar' ? /صيانة المنازل/ : /Home maintenance/ })
      .first()
      .click()
    await page.getByRole('checkbox', { name: lang === 'ar' ? /سباكة/ : /Plumbing/ }).check()
    await page
      .getByRole('checkbox', { name: lang === 'ar' ? /صيانة المكيفات/ : /Air conditioning|AC/ })
      .first()
      .check()
    await page.getByRole('button', { name: t('services:category.continue') }).click()
  })

  await test.step('the guest describes the order with answers, a file and a location', async () => {
    await expect(page.getByRole('heading', { level: 1, name: t('send-order:title') })).toBeVisible()
    await page.getByLabel(lang === 'ar' ? 'أين مكان العطل؟' : 'Where is the fault?', { exact: true }).fill('تحت مغسلة المطبخ منذ يومين')
    await page.getByLabel(lang === 'ar' ? 'كم عدد المكيفات؟' : 'How many units?', { exact: true }).fill('٣')
    await waitForSteps(page)
    for (const group of await page.getByRole('radiogroup').all()) await group.getByRole('radio').first().check()
    await page.locator('input[type=file]').last().setInputFiles({ name: 'leak.png', mimeType: 'image/png', buffer: picture })
    await nextFormStep(page, t)
    await page.getByLabel(t('send-order:city'), { exact: true }).selectOption({ label: lang === 'ar' ? 'الرياض' : 'Riyadh' })
    await page.getByText(t('send-order:map.manual')).click()
    await page.getByLabel(new RegExp(t('send-order:map.lat'))).fill('24.7136')
    await page.getByLabel(new RegExp(t('send-order:map.lng'))).fill('46.6753')
    await nextFormStep(page, t)
    await disclosure(page, t('send-order:scope')).click()
    await page.getByLabel(t('send-order:budget')).fill('٤٠٠')
    await page.getByRole('button', { name: t('send-order:continue') }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('auth:register.title') })).toBeVisible()
  })

  await test.step('the guest goes back to correct the order, which keeps everything with its file', async () => {
    await page.getByRole('link', { name: t('auth:waitingOrder.edit') }).click()
    await expect(page.getByLabel(t('send-order:budget'))).toHaveValue('٤٠٠')
    await expect(page.getByLabel(lang === 'ar' ? 'كم عدد المكيفات؟' : 'How many units?', { exact: true })).toHaveValue('٣')
    await expect(page.getByRole('checkbox', { name: /leak/ })).toBeChecked()
    await openFormStep(page, 'send')
    await page.getByRole('button', { name: t('send-order:continue') }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('auth:register.title') })).toBeVisible()
  })

  await test.step('the guest registers with the code from the outbox, which sends the order', async () => {
    await registerClient(site, client)
    await expect(page.getByText(t('orders:offer.none'))).toBeVisible()
    await expect(page.getByRole('link', { name: /leak/ })).toBeVisible()
  })
  const id = orderIdOf(page)
  const order = localePath(pages.order({ id }))
  const provider = await newBrowserPage()

  await test.step('a provider of the category and city makes an offer', async () => {
    await logIn(provider, demoPhones.provider)
    await provider.goto(order)
    await provider.getByLabel(t('orders:offer.priceLabel'), { exact: true }).fill('٥٠٠')
    await provider.getByLabel(t('orders:offer.daysLabel'), { exact: true }).fill('3')
    await provider.getByRole('button', { name: t('orders:offer.send') }).click()
    await expect(provider.getByRole('heading', { name: t('orders:offer.ownOffer'), exact: true })).toBeVisible()
  })

  await test.step('the client accepts the offer', async () => {
    await page.reload()
    await pressButton(page, lang === 'ar' ? 'اقبل العرض' : 'Accept offer')
    await expect(page.getByText(lang === 'ar' ? 'بانتظار الفاتورة' : 'Waiting for the invoice').first()).toBeVisible()
  })

  await test.step('the provider issues the invoice', async () => {
    await provider.reload()
    await provider.getByRole('link', { name: t('orders:page.issueInvoice') }).click()
    await disclosure(provider, t('orders:invoice.issue')).click()
    await expect(provider.getByText(t('orders:invoice.issueWarning'))).toBeVisible()
    await provider.getByRole('button', { name: t('orders:invoice.issue') }).click()
    await expect(provider.getByText(t('orders:invoice.status.issued'), { exact: true })).toBeVisible()
  })

  await test.step('the client accepts it and pays from the wallet', async () => {
    await page.reload()
    await page.getByRole('link', { name: t('orders:page.viewInvoice') }).click()
    await expect(page.getByRole('heading', { level: 1, name: statementTitle[lang] })).toBeVisible()
    await pressButton(page, lang === 'ar' ? 'اقبل الفاتورة' : 'Accept the invoice')
    await expect(page.getByText(t('orders:invoice.status.accepted'), { exact: true })).toBeVisible()
    await payLink(page, t).click()
    await page.getByRole('button', { name: t('payments:wallet.pay') }).click()
    await page.getByRole('link', { name: t('orders:page.viewInvoice') }).click()
    await expect(page.getByText(t('orders:invoice.status.paid'), { exact: true }).first()).toBeVisible()
  })

  await test.step('the PDFs of the price statement and of the tax invoice open', async () => {
    const ofStatement = await page.getByRole('link', { name: t('orders:invoice.downloadPdf') }).getAttribute('href')
    const ofInvoice = await page.locator('a[href*="/orders/tax-document/"]').first().getAttribute('href')
    for (const address of [ofStatement, ofInvoice]) {
      const pdf = await page.request.get(String(address))
      expect(pdf.headers()['content-type']).toBe('application/pdf')
      expect((await pdf.body()).subarray(0, 4).toString()).toBe('%PDF')
    }
  })

  await test.step('the provider delivers, the client confirms and reviews', async () => {
    await provider.goto(order)
    await pressButton(provider, lang === 'ar' ? 'سلّم الطلب' : 'Mark as delivered')
    await expect(provider.getByText(lang === 'ar' ? 'تم التسليم' : 'Delivered', { exact: true })).toBeVisible()
    await page.goto(order)
    await expect(page.getByText(t('orders:pay.heldNow'), { exact: true })).toBeVisible()
    await pressButton(page, lang === 'ar' ? 'أكّد الاستلام' : 'Confirm receipt')
    await page.getByText(t('orders:review.ratingLabels.5')).click()
    await page.getByLabel(t('orders:review.comment'), { exact: true }).fill('عمل متقن وفي الموعد')
    await page.getByRole('button', { name: t('orders:review.send') }).click()
    await expect(page.getByRole('heading', { name: t('orders:review.ownReview') })).toBeVisible()
  })

  await test.step('the administrator sees the order, its audit entries and its notifications', async () => {
    const token = await tokenOf(page.context(), demoPhones.superAdmin, 'admin')
    const read = async (path: string) =>
      (await page.request.get(`/api/admin/${path}`, { headers: { authorization: `Bearer ${token}` } })).json()
    expect(await read(`orders/${id}`)).toMatchObject({ status: 'completed' })
    const entries = await read(`audit-entries?resource=orders&_sort=at&_order=desc&_start=0&_end=50`)
    expect(entries.map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining(['submit', 'make_offer', 'accept_offer', 'payment_captured', 'confirm_receipt']),
    )
    expect((await read(`notifications?order_id=${id}&_start=0&_end=50`)).length).toBeGreaterThan(5)
  })
})

const picture = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')

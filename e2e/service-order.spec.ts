import { people, signIn, tokenOf } from './people.ts'
import { newPhone, orderIdOf, press, register } from './steps.ts'
import { expect, test } from './test.ts'

test.setTimeout(180_000)

test('a guest registers and carries a service order from request to review with a provider', async ({ page, say, at, lang, another }) => {
  const reader = { page, say, at }
  const client = newPhone()

  await test.step('the guest chooses two services', async () => {
    await page.goto(at('/'))
    await page
      .getByRole('link', { name: lang === 'ar' ? /صيانة المنازل/ : /Home maintenance/ })
      .first()
      .click()
    await page.getByRole('checkbox', { name: lang === 'ar' ? /سباكة/ : /Plumbing/ }).check()
    await page
      .getByRole('checkbox', { name: lang === 'ar' ? /صيانة المكيفات/ : /Air conditioning|AC/ })
      .first()
      .check()
    await page.getByRole('button', { name: say('services:category.continue') }).click()
    await expect(page.getByRole('heading', { level: 1, name: say('auth:login.title') })).toBeVisible()
  })

  await test.step('registers with the code from the outbox', async () => {
    await page
      .getByRole('link', { name: say('auth:register.title') })
      .first()
      .click()
    await register(reader, client)
    await expect(page).toHaveURL(/send-order/)
  })

  await test.step('sends the order with answers, a file and a place', async () => {
    await expect(page.getByRole('heading', { level: 1, name: say('send-order:title') })).toBeVisible()
    for (const box of await page.locator('textarea[name*=".answers."]').all()) await box.fill('تحت مغسلة المطبخ منذ يومين')
    for (const group of await page.locator('fieldset:has(> div > label > input[type=radio])').all())
      await group.getByRole('radio').first().check()
    await page.locator('input[name="file_ids"]').setInputFiles({ name: 'leak.png', mimeType: 'image/png', buffer: picture })
    await page.getByLabel(say('send-order:city'), { exact: true }).selectOption({ label: lang === 'ar' ? 'الرياض' : 'Riyadh' })
    await page.getByLabel(new RegExp(say('send-order:map.lat'))).fill('24.7136')
    await page.getByLabel(new RegExp(say('send-order:map.lng'))).fill('46.6753')
    await page.getByLabel(new RegExp(say('send-order:budget'))).fill('٤٠٠')
    await page.getByRole('button', { name: say('send-order:send') }).click()
    await expect(page.getByText(say('orders:offer.none'))).toBeVisible()
    await expect(page.getByRole('link', { name: /leak/ })).toBeVisible()
  })
  const id = orderIdOf(page)
  const order = at(`/orders/${id}`)
  const provider = await another()

  await test.step('a provider of the category and city offers', async () => {
    await signIn(provider, people.provider)
    await provider.goto(order)
    await provider.getByLabel(say('orders:offer.priceLabel'), { exact: true }).fill('٥٠٠')
    await provider.getByLabel(say('orders:offer.daysLabel'), { exact: true }).fill('3')
    await provider.getByRole('button', { name: say('orders:offer.send') }).click()
    await expect(provider.getByRole('heading', { name: say('orders:offer.mine'), exact: true })).toBeVisible()
  })

  await test.step('the client accepts', async () => {
    await page.reload()
    await press(page, lang === 'ar' ? 'اقبل العرض' : 'Accept the offer')
    await expect(page.getByText(lang === 'ar' ? 'بانتظار الفاتورة' : 'Waiting for the invoice').first()).toBeVisible()
  })

  await test.step('the provider issues the invoice', async () => {
    await provider.reload()
    await provider.getByRole('link', { name: say('orders:page.issueInvoice') }).click()
    await provider.getByRole('button', { name: say('orders:invoice.issue') }).click()
    await expect(provider.getByText(say('orders:invoice.status.issued'), { exact: true })).toBeVisible()
  })

  await test.step('the client accepts it and pays from the wallet', async () => {
    await page.reload()
    await page.getByRole('link', { name: say('orders:page.seeInvoice') }).click()
    await expect(page.getByRole('heading', { level: 1, name: say('orders:invoice.title') })).toBeVisible()
    await press(page, lang === 'ar' ? 'اقبل الفاتورة' : 'Accept the invoice')
    await expect(page.getByText(say('orders:invoice.status.accepted'), { exact: true })).toBeVisible()
    await page.getByRole('button', { name: say('orders:pay.button') }).click()
    await expect(page.getByText(say('orders:invoice.status.paid'), { exact: true }).first()).toBeVisible()
  })

  await test.step('the PDF of the invoice opens', async () => {
    const address = await page.getByRole('link', { name: say('orders:invoice.pdf') }).getAttribute('href')
    const pdf = await page.request.get(String(address))
    expect(pdf.headers()['content-type']).toBe('application/pdf')
    expect((await pdf.body()).subarray(0, 4).toString()).toBe('%PDF')
  })

  await test.step('the provider delivers, the client confirms and rates', async () => {
    await provider.goto(order)
    await press(provider, lang === 'ar' ? 'سلّم العمل' : 'Mark as delivered')
    await expect(provider.getByText(lang === 'ar' ? 'تم التسليم' : 'Delivered', { exact: true })).toBeVisible()
    await page.goto(order)
    await expect(page.getByText(say('orders:pay.heldNow'), { exact: true })).toBeVisible()
    await press(page, lang === 'ar' ? 'استلمت الخدمة' : 'Service received')
    await page.locator('label', { hasText: say('orders:review.words.5') }).click()
    await page.getByLabel(say('orders:review.comment'), { exact: true }).fill('عمل متقن وفي الموعد')
    await page.getByRole('button', { name: say('orders:review.send') }).click()
    await expect(page.getByRole('heading', { name: say('orders:review.yours') })).toBeVisible()
  })

  await test.step('the administrator sees the order, its audit rows and its notices', async () => {
    const token = await tokenOf(page.context(), people.superAdmin, 'admin')
    const read = async (path: string) =>
      (await page.request.get(`/api/admin/${path}`, { headers: { authorization: `Bearer ${token}` } })).json()
    expect(await read(`orders/${id}`)).toMatchObject({ status: 'completed' })
    const acts = await read(`audit-entries?resource=orders&_sort=at&_order=desc&_start=0&_end=50`)
    expect(acts.map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining(['submit', 'make_offer', 'accept_offer', 'payment_captured', 'confirm_receipt']),
    )
    expect((await read(`notifications?order_id=${id}&_start=0&_end=50`)).length).toBeGreaterThan(5)
  })
})

const picture = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')

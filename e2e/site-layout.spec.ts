import { pages } from '@wasl/shared/pages/pages.ts'
import { createOrder, createPayableOrder } from './create-orders.ts'
import { demoPhones, logIn, tokenOf } from './people.ts'
import { disclosure, openMoreActions } from './site-steps.ts'
import { expect, test } from './test.ts'

test('menus close on Escape, on a press outside and when the focus leaves', async ({ page, t, lang, localePath }) => {
  await logIn(page, demoPhones.client)
  await page.goto(localePath(pages.orders()))
  const menu = disclosure(page, t('common:nav.account', { name: '' }).trim())
  const logout = page.getByRole('button', { name: t('common:nav.logout') })
  await menu.click()
  await expect(logout).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(logout).toBeHidden()
  await expect(menu).toBeFocused()
  await menu.click()
  // In the margin of the page, where no order can be pressed.
  await page.mouse.click(lang === 'ar' ? 387 : 3, 600)
  await expect(logout).toBeHidden()
  await menu.click()
  await logout.focus()
  await page.keyboard.press('Tab')
  if (lang === 'ar') await page.keyboard.press('Tab')
  await expect(logout).toBeHidden()
})

test('a provider reads the order first, then makes an offer and sees it in its place', async ({ page, t, lang, localePath }) => {
  const id = await createOrder(page, await tokenOf(page.context(), demoPhones.client), [])
  await logIn(page, demoPhones.provider)
  await page.goto(localePath(pages.orders()))
  await page.goto(localePath(pages.order({ id })))
  await expect(page.getByText(t('orders:turn.open'), { exact: true })).toBeVisible()
  const request = page.getByRole('heading', { level: 2, name: t('orders:page.items') })
  const form = page.getByRole('heading', { level: 2, name: t('orders:offer.newTitle') })
  const top = async (heading: typeof form) => (await heading.boundingBox())?.y ?? 0
  if (lang === 'ar') {
    expect(await top(request)).toBeLessThan(await top(form))
    await page.getByRole('link', { name: t('orders:offer.newTitle') }).click()
    await expect(form).toBeInViewport()
  } else expect(Math.abs((await top(request)) - (await top(form)))).toBeLessThan(600)
  await page.getByLabel(t('orders:offer.priceLabel'), { exact: true }).fill('٤٢٠')
  await page.getByLabel(t('orders:offer.daysLabel'), { exact: true }).fill('3')
  await page.getByRole('button', { name: t('orders:offer.send') }).click()
  await expect(page.getByRole('heading', { level: 2, name: t('orders:offer.ownOffer'), exact: true })).toBeInViewport()
  await expect(page.getByLabel(t('orders:offer.priceLabel'), { exact: true })).toBeHidden()
  await disclosure(page, t('orders:offer.editTitle')).click()
  await expect(page.getByLabel(t('orders:offer.priceLabel'), { exact: true })).toHaveValue('420')
})

test('an empty offer names its fields, and a typing error its own', async ({ page, t, lang, localePath }) => {
  const id = await createOrder(page, await tokenOf(page.context(), demoPhones.client), [])
  await logIn(page, demoPhones.provider)
  await page.goto(localePath(pages.order({ id })))
  await page.getByRole('button', { name: t('orders:offer.send') }).click()
  const required = lang === 'ar' ? 'هذا الحقل مطلوب' : 'This field is required'
  const errors = page.getByRole('alert').getByRole('listitem')
  await expect(errors).toHaveText([`${t('orders:offer.priceLabel')}: ${required}`, `${t('orders:offer.daysLabel')}: ${required}`])
  const price = page.getByLabel(t('orders:offer.priceLabel'), { exact: true })
  await price.fill('abc')
  await expect(price).not.toHaveAttribute('aria-invalid')
  await price.blur()
  await expect(price).toHaveAccessibleDescription(new RegExp(lang === 'ar' ? 'أدخل المبلغ بالأرقام فقط' : 'digits only'))
})

test('invoice lines are whole on a narrow phone, and print is light and without menus', async ({ page, t, lang, localePath }) => {
  const token = await tokenOf(page.context(), demoPhones.client)
  const id = await createPayableOrder(page, token)
  await logIn(page, demoPhones.client)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(localePath(pages.order({ id })))
  await page.getByRole('link', { name: t('orders:page.viewInvoice') }).click()
  const line = page.getByRole('row').filter({ hasText: lang === 'ar' ? 'صيانة' : 'Maintenance' })
  await line.scrollIntoViewIfNeeded()
  for (const cell of await line.getByRole('cell').all()) await expect(cell).toBeInViewport({ ratio: 0.9 })
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: t('orders:invoice.downloadPdf') }).click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const { ink, ground } = await page.evaluate(() => {
    const style = getComputedStyle(document.documentElement)
    return { ink: style.getPropertyValue('--ink').trim(), ground: style.getPropertyValue('--page').trim() }
  })
  expect([ink, ground]).toEqual(['#0f2420', '#fbfcfb'])
})

test('a phone number calls and opens WhatsApp once an offer is accepted', async ({ page, t, localePath }) => {
  const id = await createPayableOrder(page, await tokenOf(page.context(), demoPhones.client))
  await logIn(page, demoPhones.provider)
  await page.goto(localePath(pages.order({ id })))
  await expect(page.getByRole('link', { name: '050 000 0011' })).toHaveAttribute('href', 'tel:+966500000011')
  const whatsApp = page.getByRole('main').getByRole('link', { name: t('orders:page.whatsApp'), exact: true })
  await expect(whatsApp).toHaveAttribute('href', 'https://wa.me/966500000011')
})

test('the sender of a message sees that it was sent, and an empty form for another one', async ({ page, t, localePath }) => {
  await logIn(page, demoPhones.client)
  await page.goto(localePath(pages.contactUs()))
  await expect(page.getByLabel(t('common:contact.name'), { exact: true })).not.toHaveValue('')
  await page.getByLabel(t('common:contact.email'), { exact: true }).fill('sara@example.com')
  await page.getByLabel(t('common:contact.subject'), { exact: true }).fill('سؤال عن الدفع')
  await page.getByLabel(t('common:contact.message'), { exact: true }).fill('متى يُحوَّل المبلغ إلى مزوّد الخدمة؟')
  await page
    .getByRole('main')
    .getByRole('button', { name: t('common:actions.send') })
    .click()
  await expect(page.getByText(t('common:contact.sent'))).toBeVisible()
  await page.getByRole('link', { name: t('common:contact.another') }).click()
  await expect(page.getByLabel(t('common:contact.message'), { exact: true })).toHaveValue('')
})

test('cancelling asks for a reason in words only when none of the list fits, and can be left', async ({ page, t, lang, localePath }) => {
  const id = await createOrder(page, await tokenOf(page.context(), demoPhones.client), [])
  await logIn(page, demoPhones.client)
  await page.goto(localePath(pages.order({ id })))
  const cancel = disclosure(page, lang === 'ar' ? 'إلغاء الطلب' : 'Cancel order')
  await openMoreActions(page)
  await cancel.click()
  const panel = page.getByRole('group').filter({ has: cancel }).last()
  await panel.getByRole('button', { name: t('common:actions.back'), exact: true }).click()
  await expect(panel.getByRole('combobox')).toBeHidden()
  await cancel.click()
  await expect(panel.getByRole('combobox')).toHaveValue('')
  await panel.getByRole('combobox').selectOption({ label: t('orders:dialog.otherReason') })
  await panel.getByRole('button').first().click()
  await expect(panel.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
  await panel.getByRole('combobox').selectOption({ index: 1 })
  await panel.getByRole('button').first().click()
  await expect(page.getByText(t('orders:turn.nobody'), { exact: true })).toBeVisible()
})

test('a file of a wrong type is rejected when it is chosen, and can be removed', async ({ page, t, localePath }) => {
  const id = await createOrder(page, await tokenOf(page.context(), demoPhones.client), [])
  await logIn(page, demoPhones.provider)
  await page.goto(localePath(pages.order({ id })))
  await page
    .getByLabel(t('orders:offer.imageLabel'))
    .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('text') })
  const message = page.getByText(t('common:files.wrongType', { name: 'notes.txt', types: t('common:files.images') }))
  await expect(message).toBeVisible()
  await page.getByRole('button', { name: t('common:files.remove', { name: 'notes.txt' }) }).click()
  await expect(message).toBeHidden()
})

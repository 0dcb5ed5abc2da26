import { pages } from '@wasl/shared/pages/pages.ts'
import { createOrder, createPayableOrder, createRejectedOrder } from './create-orders.ts'
import { advanceClock, demoPhones, logIn, tokenOf } from './people.ts'
import { disclosure, nextFormStep, payLink } from './site-steps.ts'
import { expect, test } from './test.ts'

test('an unpaid order is cancelled after two hours, and both parties are notified', async ({ page, t, localePath, lang }) => {
  const client = await tokenOf(page.context(), demoPhones.company)
  const order = await createPayableOrder(page, client)
  await logIn(page, demoPhones.company)
  await page.goto(localePath(pages.order({ id: order })))
  await expect(page.getByRole('timer')).toBeVisible()
  await advanceClock(page, 'PT2H1M')
  await page.reload()
  await expect(page.getByText(lang === 'ar' ? 'أُلغي الطلب' : 'The order was cancelled').first()).toBeVisible()
  await expect(payLink(page, t)).toHaveCount(0)
  // The same request again: the form has its service and city.
  await page.getByRole('link', { name: t('orders:repeat.again'), exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`again=${order}`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('send-order:title'))
  await nextFormStep(page, t)
  await expect(page.getByLabel(t('send-order:city')).getByRole('option', { selected: true })).toHaveText(
    lang === 'ar' ? 'الرياض' : 'Riyadh',
  )
  const provider = await tokenOf(page.context(), demoPhones.provider)
  const notifications = await page.request.get('/api/general/notifications?per_page=50', {
    headers: { authorization: `Bearer ${provider}` },
  })
  expect(await notifications.text()).toContain('cancelled_unpaid_provider')
})

test('of two concurrent acceptances in two windows exactly one wins', async ({ page, localePath, lang, newBrowserPage }) => {
  const client = await tokenOf(page.context(), demoPhones.company)
  const order = await createOrder(page, client, [demoPhones.provider, demoPhones.freelancer])
  const second = await newBrowserPage()
  for (const window of [page, second]) {
    await logIn(window, demoPhones.company)
    await window.goto(localePath(pages.order({ id: order })))
  }
  const accept = lang === 'ar' ? 'اقبل العرض' : 'Accept offer'
  const choose = async (window: typeof page, index: number) => {
    const card = window.getByRole('article').nth(index)
    await disclosure(card, accept).click()
    await card.getByRole('button', { name: accept, exact: true }).click()
  }
  await Promise.all([choose(page, 0), choose(second, 1)])
  await expect(async () => {
    const response = await page.request.get(`/api/orders/${order}`, { headers: { authorization: `Bearer ${client}` } })
    const { data } = await response.json()
    expect(data.status).toBe('awaiting_invoice')
    expect(data.offers.map(({ status }: { status: string }) => status).sort()).toEqual(['accepted', 'superseded'])
  }).toPass()
})

test('a rejected order sent again from two tabs becomes one new order, to which its page links', async ({ page, t, localePath }) => {
  const order = await createRejectedOrder(page, await tokenOf(page.context(), demoPhones.company))
  await logIn(page, demoPhones.company)
  const tab = await page.context().newPage()
  for (const window of [page, tab]) await window.goto(localePath(pages.order({ id: order })))
  const resend = (window: typeof page) => window.getByRole('button', { name: t('orders:repeat.resend'), exact: true })
  const onNewOrder = (url: URL) => /\/orders\/[\da-f-]{36}$/.test(url.pathname) && !url.pathname.endsWith(order)
  await resend(page).click()
  await page.waitForURL(onNewOrder)
  const sent = page.url()
  await resend(tab).click()
  await tab.waitForURL(onNewOrder)
  expect(tab.url()).toBe(sent)
  await page.goBack()
  await expect(page.getByText(t('orders:repeat.resent'))).toBeVisible()
  await expect(resend(page)).toHaveCount(0)
  await page.getByRole('link', { name: t('orders:repeat.openResent') }).click()
  await expect(page).toHaveURL(sent)
})

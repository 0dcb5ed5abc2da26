import type { Page } from '@playwright/test'
import { pages } from '@wasl/shared/pages/pages.ts'
import { callAdminApi } from './admin-page.ts'
import { createPayableOrder } from './create-orders.ts'
import { payOnHostedPage } from './gateway-server.ts'
import { advanceClock, demoPhones, endSession, logIn, logInToBackOffice, password, tokenOf } from './people.ts'
import { disclosure, fillTransfer, payLink } from './site-steps.ts'
import { expect, test } from './test.ts'

test('a client pays the deposit by card after a declined one, and the rest from the wallet', async ({ page, t, localePath, lang }) => {
  const token = await tokenOf(page.context(), demoPhones.client)
  const order = localePath(pages.order({ id: await createPayableOrder(page, token, 40) }))
  await logIn(page, demoPhones.client)
  const card = (number: string) => payOnHostedPage(page, lang, number)

  await test.step('the bank declines the first card, and its reason is on the status page', async () => {
    await page.goto(order)
    await payLink(page, t).click()
    await page.getByLabel(t('orders:coupon.label')).fill('bayt50')
    await page.getByRole('button', { name: t('orders:coupon.apply') }).click()
    await expect(page.getByRole('link', { name: t('orders:coupon.remove') })).toBeVisible()
    await disclosure(page, t('payments:card.title')).click()
    for (const mark of ['mada', 'Visa', 'Mastercard'])
      await expect(page.getByRole('main').getByRole('img', { name: mark, exact: true })).toBeVisible()
    await page.getByRole('button', { name: t('payments:card.pay') }).click()
    await card('4201320000311101')
    await page.getByRole('link', { name: lang === 'ar' ? 'الرجوع دون دفع' : 'Back without paying' }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('payments:status.declined.title') })).toBeVisible()
    await expect(page.getByText(lang === 'ar' ? 'رصيد البطاقة لا يكفي.' : 'The balance of the card is not enough.')).toBeVisible()
  })

  await test.step('the coupon still applies, until it is removed', async () => {
    const status = page.url()
    await page.getByRole('link', { name: t('payments:status.retry') }).click()
    await page.getByRole('link', { name: t('orders:coupon.remove') }).click()
    await expect(page.getByRole('textbox', { name: t('orders:coupon.label') })).toHaveValue('')
    await page.goto(status)
  })

  await test.step('another card is verified with 3-D Secure and paid', async () => {
    await page.getByRole('link', { name: t('payments:status.continue') }).click()
    await card('4111111111111111')
    await expect(page.getByRole('heading', { level: 1, name: t('payments:status.confirmed.title') })).toBeVisible()
    await page.getByRole('link', { name: t('payments:status.toOrder') }).click()
  })

  await test.step('the rest is paid from the wallet, and then nothing is due', async () => {
    await payLink(page, t).click()
    await page.getByRole('button', { name: t('payments:wallet.pay') }).click()
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: t('finances:method.wallet'), exact: true })).toBeVisible()
    await expect(main.getByRole('link', { name: t('finances:method.electronic'), exact: true })).toBeVisible()
    await page.goto(`${order}/pay`)
    await expect(page.getByText(t('payments:nothingDue'))).toBeVisible()
  })
})

test('a client sends a transfer with a coupon again after its rejection, and both parties see a refund', async ({
  page,
  t,
  localePath,
  newBrowserPage,
}) => {
  const token = await tokenOf(page.context(), demoPhones.secondClient)
  const id = await createPayableOrder(page, token)
  const order = localePath(pages.order({ id }))
  const admin = await newBrowserPage()
  await logInToBackOffice(admin, demoPhones.superAdmin)
  await logIn(page, demoPhones.secondClient)
  const sendTransfer = async (coupon?: string) => {
    await page.goto(`${order}/pay`)
    if (coupon) {
      await page.getByLabel(t('orders:coupon.label')).fill(coupon)
      await page.getByRole('button', { name: t('orders:coupon.apply') }).click()
    }
    // After a rejection the coupon of the first transfer still applies.
    await expect(page.getByRole('link', { name: t('orders:coupon.remove') })).toBeVisible()
    await disclosure(page, t('payments:transfer.title')).click()
    await fillTransfer(page, t)
    await page.getByRole('button', { name: t('payments:transfer.send') }).click()
    await expect(page.getByText(t('payments:transfer.pending')).first()).toBeVisible()
  }
  const decide = async (action: string, body: object = {}) => {
    const [transfer] = await callAdminApi(admin, 'GET', `/bank-transfers?order_id=${id}&status=pending&_start=0&_end=1`)
    await callAdminApi(admin, 'POST', `/bank-transfers/${transfer.id}/actions/${action}`, body)
  }

  await test.step('the transfer is rejected with a reason, sent again and approved', async () => {
    await sendTransfer('bayt50')
    await decide('reject', { reason: 'الصورة غير واضحة' })
    await page.reload()
    await expect(page.getByText('الصورة غير واضحة')).toBeVisible()
    await sendTransfer()
    await decide('confirm')
    await page.goto(order)
    await expect(page.getByRole('link', { name: t('finances:method.bank_transfer') }).last()).toBeVisible()
  })

  await test.step('a refund is on the order of both parties', async () => {
    const provider = await newBrowserPage()
    await logIn(provider, demoPhones.provider)
    await callAdminApi(admin, 'POST', '/refund-requests', { order_id: id, amount: 5_000, reason: 'قطعة ناقصة', destination: 'wallet' })
    for (const reader of [page, provider]) await expectRefund(reader, order, t('finances:refunds.status.requested'))
    const [request] = await callAdminApi(admin, 'GET', `/refund-requests?order_id=${id}&_start=0&_end=1`)
    const approver = await newBrowserPage()
    await logInToBackOffice(approver, demoPhones.finance)
    await callAdminApi(approver, 'POST', `/refund-requests/${request.id}/actions/approve`, {})
    for (const reader of [page, provider]) await expectRefund(reader, order, t('finances:refunds.status.confirmed'))
  })
})

test('a client whose wallet is short pays with it first and the rest by card, in one go', async ({ page, t, localePath, lang }) => {
  const token = await tokenOf(page.context(), demoPhones.secondClient)
  const id = await createPayableOrder(page, token, 100, 600_000)
  await logIn(page, demoPhones.secondClient)
  await page.goto(localePath(pages.payOrder({ id })))
  await expect(page.getByRole('checkbox', { name: t('payments:card.useWallet') })).toBeChecked()
  await disclosure(page, t('payments:wallet.title')).click()
  await expect(page.getByRole('link', { name: t('payments:wallet.topUp') })).toBeVisible()
  await disclosure(page, t('payments:card.title')).click()
  await page.getByRole('button', { name: t('payments:card.pay') }).click()
  await payOnHostedPage(page, lang, '4111111111111111')
  await expect(page.getByRole('heading', { level: 1, name: t('payments:status.confirmed.title') })).toBeVisible()
  for (const label of ['payments:status.fromWallet', 'payments:status.byMethod.electronic'] as const)
    await expect(page.getByRole('term').filter({ hasText: t(label) })).toBeVisible()
  await page.goto(localePath(pages.payOrder({ id })))
  await expect(page.getByText(t('payments:nothingDue'))).toBeVisible()
})

test('a filled transfer form is filled again after the session ended and the login', async ({ page, t, localePath }) => {
  const token = await tokenOf(page.context(), demoPhones.client)
  const id = await createPayableOrder(page, token)
  await logIn(page, demoPhones.client)
  await page.goto(localePath(pages.payOrder({ id })))
  await disclosure(page, t('payments:transfer.title')).click()
  await fillTransfer(page, t)
  await endSession(page)
  await page.getByRole('button', { name: t('payments:transfer.send') }).click()
  await page.getByLabel(t('auth:fields.phone')).fill(demoPhones.client)
  await page.getByLabel(t('auth:fields.password'), { exact: true }).fill(password)
  const logInButton = page.getByRole('main').getByRole('button', { name: t('auth:login.submit'), exact: true })
  await logInButton.click()
  await expect(page.getByText(t('common:form.restoredWithoutFiles'))).toBeVisible()
  await expect(page.getByLabel(t('payments:transfer.bank'), { exact: true })).toHaveValue('مصرف الراجحي')
  await expect(page.getByLabel(t('payments:transfer.number'), { exact: true })).toHaveValue('SA0380000000608010167519')
})

test.describe('without a connection', () => {
  test.use({ goesOffline: true })

  test('a coupon stays in its field and is applied once the connection is back', async ({ page, context, t, localePath }) => {
    const id = await createPayableOrder(page, await tokenOf(page.context(), demoPhones.client))
    await logIn(page, demoPhones.client)
    await page.goto(localePath(pages.payOrder({ id })))
    // The countdown runs once the page is complete.
    const timeLeft = page.getByRole('timer')
    await expect(timeLeft).not.toHaveText((await timeLeft.textContent()) ?? '')
    await context.setOffline(true)
    await expect(page.getByText(t('common:connection.offline'), { exact: true })).toBeVisible()
    const code = page.getByLabel(t('orders:coupon.label'))
    await code.fill('bayt50')
    await page.getByRole('button', { name: t('orders:coupon.apply') }).click()
    await expect(page.getByRole('alert').filter({ hasText: t('common:connection.sentLater') })).toBeInViewport()
    await expect(code).toHaveValue('bayt50')
    await context.setOffline(false)
    await expect(page.getByRole('link', { name: t('orders:coupon.remove') })).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an order is paid by card with a coupon', async ({ page, t, localePath, lang }) => {
    const id = await createPayableOrder(page, await tokenOf(page.context(), demoPhones.company))
    await logIn(page, demoPhones.company)
    await page.goto(localePath(pages.payOrder({ id })))
    await page.getByLabel(t('orders:coupon.label')).fill('bayt50')
    await page.getByRole('button', { name: t('orders:coupon.apply') }).click()
    await expect(page.getByRole('link', { name: t('orders:coupon.remove') })).toBeVisible()
    await disclosure(page, t('payments:card.title')).click()
    await page.getByRole('button', { name: t('payments:card.pay') }).click()
    await payOnHostedPage(page, lang, '4111111111111111')
    await expect(page.getByRole('heading', { level: 1, name: t('payments:status.confirmed.title') })).toBeVisible()
  })
})

test('a coupon that cannot be used says why beside its field, and a right one replaces it', async ({ page, t, localePath }) => {
  const id = await createPayableOrder(page, await tokenOf(page.context(), demoPhones.client))
  await logIn(page, demoPhones.client)
  await page.goto(localePath(pages.payOrder({ id })))
  const code = page.getByLabel(t('orders:coupon.label'))
  const apply = page.getByRole('button', { name: t('orders:coupon.apply') })
  for (const wrong of ['NOSUCH', 'NOSUCH']) {
    await code.fill(wrong)
    await apply.click()
    await expect(code).toHaveAccessibleDescription(/\S/)
  }
  await code.fill('bayt50')
  await apply.click()
  await expect(page.getByRole('link', { name: t('orders:coupon.remove') })).toBeVisible()
})

test('an invoice that could not be downloaded says so beside its link and is downloaded again', async ({ page, t, localePath }) => {
  const id = await createPayableOrder(page, await tokenOf(page.context(), demoPhones.client))
  await logIn(page, demoPhones.client)
  await page.goto(localePath(pages.payOrder({ id })))
  await page.getByRole('link', { name: t('payments:summary.invoice') }).click()
  await page.route('**/pdf', (route) => route.abort('internetdisconnected'), { times: 1 })
  await page.getByRole('link', { name: t('orders:invoice.downloadPdf') }).click()
  const alert = page.getByRole('alert').filter({ hasText: t('finances:download.invoice') })
  await expect(alert).toBeVisible()
  const download = page.waitForEvent('download')
  await alert.getByRole('link', { name: t('finances:download.retry') }).click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
  await expect(alert).toHaveCount(0)
})

test('the payment page of an order whose time to pay is over says so', async ({ page, t, localePath }) => {
  const id = await createPayableOrder(page, await tokenOf(page.context(), demoPhones.client))
  await advanceClock(page, 'PT2H1M')
  await logIn(page, demoPhones.client)
  await page.goto(localePath(pages.payOrder({ id })))
  await expect(page.getByText(t('payments:cancelled'), { exact: true })).toBeVisible()
})

test('a provider sees a settlement end with the reference of its payout', async ({ page, t, localePath, newBrowserPage }) => {
  await logIn(page, demoPhones.provider)
  await page.goto(localePath(pages.settlements()))
  const link = page.getByRole('main').getByRole('link', { name: /S\d\d-\d+/ })
  const number = (await link.first().textContent())?.match(/S\d\d-\d+/)?.[0] ?? ''
  const [creator, approver] = [await newBrowserPage(), await newBrowserPage()]
  await logInToBackOffice(creator, demoPhones.superAdmin)
  await logInToBackOffice(approver, demoPhones.finance)
  const run = await callAdminApi(creator, 'POST', '/payout-runs', {})
  await callAdminApi(approver, 'POST', `/payout-runs/${run.id}/actions/approve`, {})
  const payouts: { id: string }[] = await callAdminApi(approver, 'GET', `/payouts?run_id=${run.id}&_start=0&_end=50`)
  for (const { id } of payouts) await callAdminApi(approver, 'POST', `/payouts/${id}/actions/paid`, { reference: `SNB-${id.slice(0, 8)}` })

  await page.goto(localePath(pages.settlements({ tab: 'ended' })))
  const ended = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: number }) })
  await expect(ended.getByText(t('account:settlements.status.ended'), { exact: true })).toBeVisible()
  await expect(ended.getByText(/^SNB-/)).toBeVisible()
  await ended.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
})

async function expectRefund(page: Page, order: string, status: string) {
  await page.goto(order)
  await expect(page.getByRole('main').getByText(status, { exact: true })).toBeVisible()
}

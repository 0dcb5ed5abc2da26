import type { Page } from '@playwright/test'
import { callAdminApi } from './admin-page.ts'
import { createPayableOrder } from './create-orders.ts'
import { demoPhones, logIn, logInToBackOffice, tokenOf } from './people.ts'
import { disclosure } from './site-steps.ts'
import { expect, test } from './test.ts'

test.setTimeout(120_000)

test('a client pays the deposit by card after a declined one, and the rest from the wallet', async ({ page, t, localePath, lang }) => {
  const token = await tokenOf(page.context(), demoPhones.client)
  const order = localePath(`/orders/${await createPayableOrder(page, token, 40)}`)
  await logIn(page, demoPhones.client)
  const card = async (number: string) => {
    await page.getByLabel(lang === 'ar' ? 'رقم البطاقة' : 'Card number', { exact: true }).fill(number)
    await page.getByRole('button', { name: lang === 'ar' ? 'ادفع' : 'Pay', exact: true }).click()
    await page.getByRole('textbox').fill('123456')
    await page.getByRole('button').click()
  }

  await test.step('the bank declines the first card, and its reason is on the status page', async () => {
    await page.goto(order)
    await page.getByRole('link', { name: t('orders:pay.button') }).click()
    await disclosure(page, t('payments:card.title')).click()
    await page.getByRole('button', { name: t('payments:card.pay') }).click()
    await card('4201320000311101')
    await page.getByRole('link', { name: lang === 'ar' ? 'الرجوع دون دفع' : 'Back without paying' }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('payments:status.unpaid.title') })).toBeVisible()
    await expect(page.getByText(lang === 'ar' ? 'رصيد البطاقة لا يكفي.' : 'The balance of the card is not enough.')).toBeVisible()
  })

  await test.step('another card is verified with 3-D Secure and paid', async () => {
    await page.getByRole('link', { name: t('payments:status.continue') }).click()
    await card('4111111111111111')
    await expect(page.getByRole('heading', { level: 1, name: t('payments:status.confirmed.title') })).toBeVisible()
    await page.getByRole('link', { name: t('payments:status.toOrder') }).click()
  })

  await test.step('the rest is paid from the wallet, and then nothing is due', async () => {
    await page.getByRole('link', { name: t('orders:pay.button') }).click()
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
  const order = localePath(`/orders/${id}`)
  const admin = await newBrowserPage()
  await logInToBackOffice(admin, demoPhones.superAdmin)
  await logIn(page, demoPhones.secondClient)
  const sendTransfer = async () => {
    await page.goto(`${order}/pay`)
    await page.getByLabel(t('orders:coupon.label')).fill('bayt50')
    await page.getByRole('button', { name: t('orders:coupon.apply') }).click()
    await expect(page.getByRole('link', { name: t('orders:coupon.remove') })).toBeVisible()
    await disclosure(page, t('payments:transfer.title')).click()
    await page.getByLabel(t('payments:transfer.bank'), { exact: true }).fill('مصرف الراجحي')
    await page.getByLabel(t('payments:transfer.holder'), { exact: true }).fill('خالد الشهري')
    await page.getByLabel(t('payments:transfer.number'), { exact: true }).fill('SA0380000000608010167519')
    await page.locator('input[type=file]').setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: picture })
    await page.getByRole('button', { name: t('payments:transfer.send') }).click()
    await expect(page.getByText(t('payments:transfer.pending')).first()).toBeVisible()
  }
  const decide = async (action: string, body: object = {}) => {
    const [transfer] = await callAdminApi(admin, 'GET', `/bank-transfers?order_id=${id}&status=pending&_start=0&_end=1`)
    await callAdminApi(admin, 'POST', `/bank-transfers/${transfer.id}/actions/${action}`, body)
  }

  await test.step('the transfer is rejected with a reason, sent again and approved', async () => {
    await sendTransfer()
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

async function expectRefund(page: Page, order: string, status: string) {
  await page.goto(order)
  await expect(page.getByRole('main').getByText(status, { exact: true })).toBeVisible()
}

const picture = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')

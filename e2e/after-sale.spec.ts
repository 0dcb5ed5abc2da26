import type { Page } from '@playwright/test'
import { goodsTransitions } from '@wasl/shared/lifecycle/orders/goods-transitions.ts'
import { workTransitions } from '@wasl/shared/lifecycle/orders/work-transitions.ts'
import { returnLifecycle } from '@wasl/shared/lifecycle/returns.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { returnCauses } from '@wasl/shared/rules/return-causes.ts'
import { callApi } from './call-api.ts'
import { paidOrder } from './paid-order.ts'
import { demoPhones, logIn, tokenOf } from './people.ts'
import { expect, test } from './test.ts'

const picture = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGD4DwABBAEAX+XDSwAAAABJRU5ErkJggg==', 'base64')

test('goods are sent in parts, one is refunded, and a defect comes back', async ({ page, lang, t, localePath, newBrowserPage }) => {
  test.slow()
  const client = await tokenOf(page.context(), demoPhones.client)
  const owner = await tokenOf(page.context(), demoPhones.provider)
  const { provider } = await callApi(page, owner, 'GET', '/user/profile')
  const order = await paidOrder(page, client, provider.id)
  const { goods, delivery_code } = await callApi(page, client, 'GET', `/orders/${order}`)
  const [first, second] = goods.lines
  const seller = await newBrowserPage()
  await logIn(seller, demoPhones.provider)
  await seller.goto(localePath(pages.order({ id: order })))
  const open = (on: Page, name: string) => on.locator('summary', { hasText: name }).click()
  const press = (on: Page, name: string) => on.getByRole('button', { name, exact: true }).click()

  await test.step('the provider prepares, sends a part and refunds what it does not have', async () => {
    await press(seller, goodsTransitions.prepare.label[lang])
    await open(seller, goodsTransitions.send_out.label[lang])
    await seller.locator(`[id="send-out-${first.id}"]`).fill('1')
    await seller.locator(`[id="send-out-${second.id}"]`).fill('0')
    await seller.getByLabel(t('orders:goods.carrier')).fill('SMSA')
    await press(seller, goodsTransitions.send_out.label[lang])
    await expect(seller.getByText('SMSA')).toBeVisible()
    await open(seller, goodsTransitions.refund_line.label[lang])
    await seller.locator(`[id="refund-${second.id}"]`).fill('1')
    await seller.locator('#refund_line-order-reason').fill('نفدت الكمية')
    await press(seller, goodsTransitions.refund_line.label[lang])
    await expect(seller.getByText(t('orders:goods.refunded', { quantity: '1' }))).toBeVisible()
    await open(seller, goodsTransitions.send_out.label[lang])
    await press(seller, goodsTransitions.send_out.label[lang])
    await expect(seller.getByText(t('orders:goods.shipped', { quantity: '2' }))).toBeVisible()
    await open(seller, workTransitions.deliver.label[lang])
    await seller.getByLabel(t('orders:goods.enterCode')).fill(delivery_code)
    await press(seller, workTransitions.deliver.label[lang])
  })

  await logIn(page, demoPhones.client)
  await page.goto(localePath(pages.order({ id: order })))

  await test.step('the client returns one with a photo, and gets its price back', async () => {
    const { transitions, statuses } = returnLifecycle
    await open(page, goodsTransitions.request_return.label[lang])
    await page.locator(`[id="return-${first.id}"]`).fill('1')
    await page.locator('#return-cause').selectOption({ label: returnCauses.defect[lang] })
    await page.locator('#return-photos').setInputFiles({ name: 'defect.png', mimeType: 'image/png', buffer: picture })
    await page.locator('#request_return-order-reason').fill('لا يعمل')
    await press(page, goodsTransitions.request_return.label[lang])
    await expect(page.getByText(statuses.requested[lang], { exact: true })).toBeVisible()
    await seller.reload()
    await press(seller, transitions.accept.label[lang])
    await expect(seller.getByText(statuses.accepted[lang], { exact: true })).toBeVisible()
    await page.reload()
    await open(page, transitions.send_back.label[lang])
    await press(page, transitions.send_back.label[lang])
    await expect(page.getByText(statuses.sent_back[lang], { exact: true })).toBeVisible()
    await seller.reload()
    await open(seller, transitions.receive.label[lang])
    await press(seller, transitions.receive.label[lang])
    await expect(seller.getByText(statuses.refunded[lang], { exact: true })).toBeVisible()
    await page.reload()
    await expect(page.getByText(t('orders:goods.returned', { quantity: '1' }))).toBeVisible()
    for (const { historyLabel } of [transitions.accept, transitions.send_back, transitions.receive])
      await expect(page.getByText(historyLabel[lang], { exact: true })).toBeVisible()
  })
})

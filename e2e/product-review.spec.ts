import { editProductReview } from '@wasl/shared/contract/endpoints/orders.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { callAdminApi } from './admin-page.ts'
import { callApi } from './call-api.ts'
import { createCheckout } from './create-checkout.ts'
import { demoPhones, logIn, logInToBackOffice, tokenOf } from './people.ts'
import { expect, test } from './test.ts'

const photo = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==', 'base64')

test('a buyer rates a received product of the platform with a photo, which its page shows', async ({
  page,
  lang,
  t,
  localePath,
  newBrowserPage,
}) => {
  const token = await tokenOf(page.context(), demoPhones.client)
  const checkout = await createCheckout(page, token)
  await callApi(page, token, 'POST', `/checkouts/${checkout}/pay`, { method: 'wallet' }, { 'idempotency-key': crypto.randomUUID() })
  const { data }: { data: { id: string }[] } = await callApi(page, token, 'GET', '/orders?kind=store&tab=current&per_page=5')
  const orders = await Promise.all(data.map(({ id }) => callApi(page, token, 'GET', `/orders/${id}`)))
  const order = orders.find(({ provider, goods }) => provider === null && goods.checkout_id === checkout)
  const [line] = order.goods.lines

  await test.step('the administration delivers the goods, and the client has received them', async () => {
    const admin = await newBrowserPage()
    await logInToBackOffice(admin, demoPhones.superAdmin)
    for (const action of ['prepare', 'send_out', 'deliver']) await callAdminApi(admin, 'POST', `/orders/${order.id}/actions/${action}`, {})
    await callApi(page, token, 'POST', `/orders/${order.id}/transitions/confirm_receipt`, {})
  })

  await test.step('the page of the order asks for a rating of each product', async () => {
    await logIn(page, demoPhones.client)
    await page.goto(localePath(pages.order({ id: order.id })))
    await expect(page.getByRole('heading', { name: t('orders:review.goodsTitle') })).toBeVisible()
    await page.getByText(t('orders:review.ratingLabels.4')).click()
    await page.getByLabel(t('orders:review.comment')).fill(lang === 'ar' ? 'جودة ممتازة وتغليف جيد' : 'Great quality, well packed')
    await page.locator('#review-file_ids').setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: photo })
    await page.getByRole('button', { name: t('orders:review.send') }).click()
    await expect(page.getByRole('heading', { name: t('orders:review.ownReview') })).toBeVisible()
    await expect(page.getByRole('heading', { name: t('orders:review.goodsTitle') })).toHaveCount(0)
  })

  await test.step('the buyer thinks better of it', async () => {
    await page.getByText(t('orders:review.edit'), { exact: true }).click()
    await page.locator('details[open] label', { hasText: t('orders:review.ratingLabels.5') }).click()
    await page.getByRole('button', { name: t('orders:review.saveEdit') }).click()
    await expect(page.getByText(editProductReview.msg[lang])).toBeVisible()
  })

  await test.step('the product shows the rating, the review and its photo', async () => {
    await page.goto(localePath(pages.product({ id: line.product_id })))
    await expect(page.getByRole('link', { name: /5[.٫]?/ }).first()).toBeVisible()
    await expect(page.getByText(lang === 'ar' ? 'جودة ممتازة وتغليف جيد' : 'Great quality, well packed')).toBeVisible()
    await expect(page.getByRole('img', { name: t('services:product.photo', { number: 1 }), exact: true })).toBeVisible()
  })
})

import { orderLifecycle } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { callApi } from './call-api.ts'
import { createOrder } from './create-orders.ts'
import { demoPhones, logIn, tokenOf } from './people.ts'
import { disclosure, payLink, pressButton } from './site-steps.ts'
import { expect, test } from './test.ts'

const { statuses, transitions } = orderLifecycle
const { ask_offer_approval, give_approval, accept_offer, accept_invoice } = transitions

test('a colleague asks for an amount above its limit, the owner approves, and the colleague accepts and pays', async ({
  page,
  newBrowserPage,
  localePath,
  lang,
  t,
}) => {
  const token = await tokenOf(page.context(), demoPhones.colleague)
  const id = await createOrder(page, token, [demoPhones.provider], 420_000)
  const order = localePath(pages.order({ id }))
  const offer = page.getByRole('article').filter({ hasText: lang === 'ar' ? 'إتقان للصيانة والتشغيل' : 'Itqan Maintenance' })
  const approval = { title: t('orders:approval.title'), given: t('orders:approval.given') }

  await test.step('above the limit there is no way to accept, but to ask with a note', async () => {
    await logIn(page, demoPhones.colleague)
    await page.goto(order)
    await expect(offer.getByRole('button', { name: accept_offer.label[lang], exact: true })).toBeDisabled()
    await disclosure(offer, ask_offer_approval.label[lang]).click()
    await offer.getByLabel(t('orders:approval.note')).fill('نحتاجه قبل افتتاح الفرع')
    await offer.getByRole('button', { name: ask_offer_approval.label[lang] }).click()
    await expect(page.getByRole('heading', { name: approval.title })).toBeVisible()
  })

  await test.step('the owner finds it among the orders that wait, reads the note and approves', async () => {
    const owner = await newBrowserPage()
    await logIn(owner, demoPhones.company)
    await owner.goto(localePath(pages.orders({ tab: 'mine' })))
    await owner.locator(`a[href="${order}"]`).first().click()
    await expect(owner.getByText('نحتاجه قبل افتتاح الفرع')).toBeVisible()
    await owner.getByRole('button', { name: give_approval.label[lang], exact: true }).click()
    await expect(owner.getByText(t('orders:approval.givenByYou'))).toBeVisible()
  })

  await test.step('the colleague accepts the offer, and later its invoice', async () => {
    await page.goto(order)
    await expect(page.getByText(approval.given)).toBeVisible()
    await disclosure(offer, accept_offer.label[lang]).click()
    await offer.getByRole('button', { name: accept_offer.label[lang] }).click()
    await expect(page.getByRole('heading', { name: approval.title })).toHaveCount(0)
    const provider = await tokenOf(page.context(), demoPhones.provider)
    const lines = [{ title_ar: 'صيانة', title_en: 'Maintenance', quantity: 1, unit_price: 420_000 }]
    await callApi(page, provider, 'POST', `/orders/${id}/transitions/issue_invoice`, { lines, deposit_percent: 100 })
    await page.goto(order)
    await pressButton(page, accept_invoice.label[lang])
  })

  await test.step('the colleague pays from the wallet of the company', async () => {
    await payLink(page, t).click()
    await page.getByRole('button', { name: t('payments:wallet.pay') }).click()
    await expect(page).toHaveURL(new RegExp(`${order}$`))
    await expect(page.getByRole('main').getByText(statuses.in_progress[lang], { exact: true }).first()).toBeVisible()
  })
})

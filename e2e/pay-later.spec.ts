import type { Page } from '@playwright/test'
import { pages } from '@wasl/shared/pages/pages.ts'
import { createPayableOrder } from './create-orders.ts'
import { planButtons } from './gateway-server.ts'
import { demoPhones, logIn, tokenOf } from './people.ts'
import { disclosure, payLink } from './site-steps.ts'
import { expect, test } from './test.ts'

/** The stand-in rejects clients before its page for this reason from now on; null for none. */
const reject = async (page: Page, rejects: string | null) =>
  expect((await page.request.post('/api/dev/pay-later/tamara', { data: { rejects } })).status()).toBe(200)

test('a client is rejected by Tamara, leaves the page of Tabby and then splits the amount there', async ({ page, t, localePath, lang }) => {
  const order = localePath(pages.order({ id: await createPayableOrder(page, await tokenOf(page.context(), demoPhones.company)) }))
  await logIn(page, demoPhones.company)
  await page.goto(order)
  await payLink(page, t).click()

  await test.step('Tamara’s reason is beside it, and the other ways remain', async () => {
    await reject(page, 'not_eligible')
    await disclosure(page, t('payments:payLater.tamara')).click()
    await page.getByRole('button', { name: t('payments:payLater.pay.tamara') }).click()
    const reason = lang === 'ar' ? 'لا يتيح لك مزوّد التقسيط' : 'does not offer you instalments'
    await expect(page.getByRole('alert').filter({ hasText: reason })).toBeVisible()
    await reject(page, null)
    await page.reload()
    await expect(disclosure(page, t('payments:payLater.tamara'))).toContainText(reason)
    await expect(disclosure(page, t('payments:card.title'))).toBeVisible()
  })

  const toTabby = async () => {
    await disclosure(page, t('payments:payLater.tabby')).click()
    await page.getByRole('button', { name: t('payments:payLater.pay.tabby') }).click()
  }
  await test.step('who leaves Tabby’s page has paid nothing', async () => {
    await toTabby()
    await page.getByRole('button', { name: planButtons.leave[lang] }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('payments:status.failed.title') })).toBeVisible()
    await page.getByRole('link', { name: t('payments:status.retry') }).click()
  })

  await test.step('who agrees there has paid', async () => {
    await toTabby()
    await page.getByRole('button', { name: planButtons.agree[lang] }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('payments:status.confirmed.title') })).toBeVisible()
    await page.getByRole('link', { name: t('payments:status.toOrder') }).click()
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: t('finances:method.tabby'), exact: true })
        .first(),
    ).toBeVisible()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('a client splits an amount with Tamara', async ({ page, t, localePath, lang }) => {
    const order = localePath(pages.order({ id: await createPayableOrder(page, await tokenOf(page.context(), demoPhones.company)) }))
    await logIn(page, demoPhones.company)
    await page.goto(`${order}/pay`)
    await disclosure(page, t('payments:payLater.tamara')).click()
    await page.getByRole('button', { name: t('payments:payLater.pay.tamara') }).click()
    await page.getByRole('button', { name: planButtons.agree[lang] }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('payments:status.confirmed.title') })).toBeVisible()
  })
})

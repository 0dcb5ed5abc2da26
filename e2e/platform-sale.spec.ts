import type { Page } from '@playwright/test'
import { orderLifecycle } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { statementTitle } from '@wasl/shared/rules/tax-document-kinds.ts'
import { createOrder } from './create-orders.ts'
import { demoPhones, logIn, tokenOf } from './people.ts'
import { disclosure, payLink, pressButton } from './site-steps.ts'
import { expect, test } from './test.ts'

const { transitions } = orderLifecycle
/** Freelancers of the demo without a VAT number: one for each language, as an open settlement keeps a provider from asking for another. */
const freelancers = { ar: demoPhones.freelancer, en: '0500000070' }

test('a freelancer without a VAT number sells through the platform, from the offer to the settlement', async ({
  page,
  newBrowserPage,
  localePath,
  lang,
  t,
}) => {
  const id = await createOrder(page, await tokenOf(page.context(), demoPhones.client), [])
  const order = localePath(pages.order({ id }))
  await logIn(page, demoPhones.client)
  const freelancer = await newBrowserPage()
  await logIn(freelancer, freelancers[lang])
  const row = (on: Page, label: string) => on.locator('div:has(> dt)').filter({ hasText: label }).first()

  await test.step('the offer form says who sells, what the client pays and what the freelancer gets', async () => {
    await freelancer.goto(order)
    await freelancer.getByLabel(t('orders:offer.priceLabel'), { exact: true }).fill('500')
    await freelancer.getByLabel(t('orders:offer.daysLabel'), { exact: true }).fill('3')
    await expect(freelancer.getByText(t('orders:offer.soldByPlatformHint'))).toBeVisible()
    await expect(row(freelancer, t('orders:offer.clientPays'))).toContainText('575')
    await expect(row(freelancer, t('orders:invoice.providerShare'))).toContainText('450')
    await freelancer.getByRole('button', { name: t('orders:offer.send') }).click()
    await expect(freelancer.getByRole('heading', { name: t('orders:offer.ownOffer'), exact: true })).toBeVisible()
  })

  await test.step('the client sees the total with VAT and the seller, and accepts', async () => {
    await page.goto(order)
    await expect(page.getByText(t('orders:offer.soldByPlatform'))).toBeVisible()
    await expect(row(page, t('orders:offer.totalWithVat'))).toContainText('575')
    await pressButton(page, transitions.accept_offer.label[lang])
    await expect(page.getByText(orderLifecycle.statuses.awaiting_invoice[lang]).first()).toBeVisible()
    await freelancer.goto(order)
    await freelancer.getByRole('link', { name: t('orders:page.issueInvoice') }).click()
    await expect(row(freelancer, t('orders:invoice.providerShare'))).toContainText('450.00')
    await disclosure(freelancer, t('orders:invoice.issue')).click()
    await freelancer.getByRole('button', { name: t('orders:invoice.issue') }).click()
    await expect(freelancer.getByText(t('orders:invoice.status.issued'), { exact: true })).toBeVisible()
  })

  await test.step('the price statement names the platform; the client pays, and its tax invoice is in the series of the platform', async () => {
    await page.goto(order)
    await page.getByRole('link', { name: t('orders:page.viewInvoice') }).click()
    await expect(page.getByText(lang === 'ar' ? 'شركة وصل للخدمات' : 'Wasl Services Company').first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: statementTitle[lang] })).toBeVisible()
    await pressButton(page, transitions.accept_invoice.label[lang])
    await payLink(page, t).click()
    await page.getByRole('button', { name: t('payments:wallet.pay') }).click()
    await page.getByRole('link', { name: t('orders:page.viewInvoice') }).click()
    await expect(page.getByText(/INV-\d{4}-000000-\d{6}/).first()).toBeVisible()
  })

  await test.step('the freelancer delivers, and its earnings are the price less the fee', async () => {
    await freelancer.goto(order)
    await pressButton(freelancer, transitions.deliver.label[lang])
    await expect(freelancer.getByText(orderLifecycle.statuses.delivered[lang], { exact: true })).toBeVisible()
    await page.goto(order)
    await pressButton(page, transitions.confirm_receipt.label[lang])
    await expect(page.getByText(t('orders:review.ratingLabels.5'))).toBeVisible()
  })

  await test.step('the settlement has the order without VAT', async () => {
    await freelancer.goto(localePath(pages.settlements({})))
    await freelancer.getByRole('button', { name: t('account:settlements.request') }).click()
    await freelancer
      .getByRole('main')
      .getByRole('link', { name: /S\d\d-\d{6}/ })
      .first()
      .click()
    const line = freelancer
      .getByRole('listitem')
      .filter({ hasText: t('account:settlements.margin') })
      .first()
    await expect(line).toContainText('450.00')
    await expect(line).toContainText('500.00')
    await expect(line).toContainText('50.00')
  })
})

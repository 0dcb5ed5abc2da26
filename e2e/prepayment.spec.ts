import type { Page } from '@playwright/test'
import { orderLifecycle } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { type DepositDocuments, depositDocuments, numberLabels } from '@wasl/shared/rules/tax-document-kinds.ts'
import { callApi } from './call-api.ts'
import { createOrder, createPayableOrder } from './create-orders.ts'
import { demoPhones, logIn, tokenOf } from './people.ts'
import { payLink, pressButton } from './site-steps.ts'
import { expect, test } from './test.ts'

const { transitions } = orderLifecycle
const titles = {
  prepayment: { ar: /فاتورة ضريبية مبسّطة – دفعة مقدّمة/, en: /Simplified tax invoice – prepayment/ },
  final: { ar: /فاتورة ضريبية مبسّطة – نهائية/, en: /Simplified tax invoice – final/ },
} as const

test('a provider chooses prepayment invoices, and a client pays a deposit and the rest', async ({
  page,
  newBrowserPage,
  localePath,
  lang,
  t,
}) => {
  const provider = await newBrowserPage()
  await logIn(provider, demoPhones.provider)
  await logIn(page, demoPhones.client)
  const choose = async (option: DepositDocuments) => {
    await provider.goto(localePath(pages.profile({ tab: 'business', part: 'details' })))
    await provider.getByRole('radio', { name: depositDocuments[option][lang] }).check()
    const saved = provider.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().includes(pages.profile({})),
    )
    await provider.getByRole('button', { name: t('account:profile.save') }).click()
    await saved
    await provider.reload()
    await expect(provider.getByRole('radio', { name: depositDocuments[option][lang] })).toBeChecked()
  }
  const document = (on: Page, kind: keyof typeof titles) =>
    on
      .getByRole('listitem')
      .filter({ has: on.getByRole('link', { name: titles[kind][lang] }) })
      .first()
  const payDue = async (order: string) => {
    await payLink(page, t).click()
    await page.getByRole('button', { name: t('payments:wallet.pay') }).click()
    await page.waitForURL(({ pathname }) => pathname === localePath(pages.order({ id: order })))
  }
  await test.step('the provider chooses prepayment and final invoices in the business details', () => choose('prepayment'))
  try {
    const [order, statement] = await orderWithStatement(page)

    await test.step('the client accepts the price statement, which is no tax document', async () => {
      await page.goto(localePath(pages.order({ id: order })))
      await expect(page.getByText(numberLabels.statement[lang], { exact: true })).toBeVisible()
      await expect(page.getByText(statement, { exact: true })).toBeVisible()
      await pressButton(page, transitions.accept_invoice.label[lang])
      await expect(payLink(page, t)).toBeVisible()
      await expect(page.getByRole('heading', { name: t('orders:invoice.taxDocuments') })).toHaveCount(0)
    })

    await test.step('the deposit has a prepayment invoice whose PDF opens', async () => {
      await payDue(order)
      await expect(document(page, 'prepayment')).toContainText('138.00')
      await expect(document(page, 'final')).toHaveCount(0)
      await expectPdf(page, await document(page, 'prepayment').getByRole('link').getAttribute('href'))
    })

    await test.step('the work is delivered, and the rest has a final invoice that deducts the prepayment', async () => {
      await provider.goto(localePath(pages.order({ id: order })))
      await pressButton(provider, transitions.deliver.label[lang])
      await expect(provider.getByText(orderLifecycle.statuses.delivered[lang], { exact: true })).toBeVisible()
      await page.reload()
      await payDue(order)
      await expect(document(page, 'final')).toContainText('345.00')
      await expect(document(page, 'final')).toContainText(t('orders:invoice.deductedPrepayments'))
      await expect(document(page, 'final')).toContainText('138.00')
      await expectPdf(page, await document(page, 'final').getByRole('link').getAttribute('href'))
    })

    await test.step('an unpaid order that is cancelled has no tax document', async () => {
      const unpaid = await createPayableOrder(page, await tokenOf(page.context(), demoPhones.client), 40)
      await page.goto(localePath(pages.order({ id: unpaid })))
      await expect(page.getByText(numberLabels.statement[lang], { exact: true })).toBeVisible()
      const token = await tokenOf(page.context(), demoPhones.client)
      await callApi(page, token, 'POST', `/orders/${unpaid}/transitions/cancel`, { reason: 'غيّرت رأيي في العمل' })
      await page.reload()
      await expect(page.getByText(orderLifecycle.statuses.cancelled[lang], { exact: true }).first()).toBeVisible()
      await expect(page.getByRole('heading', { name: t('orders:invoice.taxDocuments') })).toHaveCount(0)
    })
  } finally {
    await choose('whole')
  }
})

/** An order of the client with a price statement of SAR 345 by the provider, 40 percent in advance. Returns its id and the number of the statement. */
async function orderWithStatement(page: Page): Promise<[string, string]> {
  const client = await tokenOf(page.context(), demoPhones.client)
  const provider = await tokenOf(page.context(), demoPhones.provider)
  const id = await createOrder(page, client, [demoPhones.provider])
  const { offers } = await callApi(page, client, 'GET', `/orders/${id}`)
  await callApi(page, client, 'POST', `/orders/${id}/transitions/accept_offer`, { offer_id: offers[0].id })
  const lines = [{ title_ar: 'صيانة', title_en: 'Maintenance', quantity: 1, unit_price: 30_000 }]
  await callApi(page, provider, 'POST', `/orders/${id}/transitions/issue_invoice`, { lines, deposit_percent: 40 })
  const { invoice } = await callApi(page, client, 'GET', `/orders/${id}`)
  return [id, invoice.number]
}

async function expectPdf(page: Page, address: string | null): Promise<void> {
  const pdf = await page.request.get(String(address))
  expect(pdf.headers()['content-type']).toBe('application/pdf')
  expect((await pdf.body()).subarray(0, 4).toString()).toBe('%PDF')
}

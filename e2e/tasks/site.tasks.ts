import type { Page } from '@playwright/test'
import { orderLifecycle } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { complaintReasons } from '@wasl/shared/rules/complaint-reasons.ts'
import { labelIn } from '@wasl/shared/units.ts'
import { callApi } from '../call-api.ts'
import { createOrder, createPayableOrder } from '../create-orders.ts'
import { demoPhones, logIn, tokenOf } from '../people.ts'
import { disclosure, payLink } from '../site-steps.ts'
import { expect, test } from '../test.ts'
import { countTask, type TaskCounter, writeCounts } from './count-task.ts'

type Translate = (key: string, params?: Readonly<Record<string, string | number>>) => string

const { transitions } = orderLifecycle

test.setTimeout(120_000)

/** Opens the order from the home page, or from the list that its link leads to. */
async function openOrder(page: Page, t: Translate, task: TaskCounter, id: string): Promise<void> {
  const link = page
    .getByRole('main')
    .locator(`a[href$="${pages.order({ id })}"]`)
    .first()
  if (!(await link.isVisible())) {
    await task.press(page.getByRole('link', { name: t('home:personal.all') }))
    await page.waitForURL(/\/orders/)
    const tabs = page.getByRole('navigation', { name: t('orders:tabs.label') }).getByRole('link')
    for (let at = 1; !(await link.isVisible()); at++) {
      await task.press(tabs.nth(at))
      await expect(tabs.nth(at)).toHaveAttribute('aria-current', /./)
      await page.waitForLoadState('networkidle')
    }
  }
  await task.press(link)
  await page.waitForURL(new RegExp(id))
  const step = page.getByRole('region', { name: t('orders:page.nextStep') }).locator('[data-next-action]')
  await page.getByRole('region', { name: t('orders:page.nextStep') }).waitFor()
  if (await step.isVisible()) await task.press(step)
}

test('order a repair', async ({ page, t, lang, localePath }) => {
  await logIn(page, demoPhones.secondClient)
  await page.goto(localePath(pages.home()))
  const task = countTask(page)
  const main = page.getByRole('main')
  await task.press(main.getByRole('link', { name: lang === 'ar' ? /صيانة المنازل/ : /Home maintenance/ }).first())
  await task.press(page.getByRole('checkbox', { name: lang === 'ar' ? /سباكة/ : /Plumbing/ }))
  await task.press(page.getByRole('button', { name: t('services:category.continue') }))
  await task.fill(page.getByLabel(lang === 'ar' ? 'أين مكان العطل؟' : 'Where is the fault?', { exact: true }), 'تحت مغسلة المطبخ')
  for (const group of await page.getByRole('radiogroup').all()) await task.press(group.getByRole('radio').first())
  const next = page.getByRole('button', { name: t('send-order:steps.next'), exact: true }).filter({ visible: true })
  for (const step of ['place', 'send']) {
    await task.press(next)
    await page.waitForURL(new RegExp(`#step-${step}$`))
  }
  await task.press(main.locator('form').last().locator('button[type=submit], button:not([type])').last())
  await page.waitForURL(/\/orders\/[0-9a-f-]{36}/)
  writeCounts(lang, 'client: order a repair', task)
})

test('compare offers and accept one', async ({ page, t, lang, localePath }) => {
  const token = await tokenOf(page.context(), demoPhones.secondClient)
  const id = await createOrder(page, token, [demoPhones.provider, demoPhones.freelancer])
  await logIn(page, demoPhones.secondClient)
  await page.goto(localePath(pages.home()))
  const task = countTask(page)
  await openOrder(page, t, task, id)
  const offer = page.locator('article[id^="offer-"]').first()
  const label = transitions.accept_offer.label[lang]
  await task.press(disclosure(offer, label))
  await task.press(offer.getByRole('button', { name: label, exact: true }))
  await expect(page.getByText(orderLifecycle.statuses.awaiting_invoice[lang]).first()).toBeVisible()
  writeCounts(lang, 'client: compare and accept', task)
})

test('pay', async ({ page, t, lang, localePath }) => {
  const token = await tokenOf(page.context(), demoPhones.client)
  const id = await createPayableOrder(page, token)
  await logIn(page, demoPhones.client)
  await page.goto(localePath(pages.home()))
  const task = countTask(page)
  await openOrder(page, t, task, id)
  if (!page.url().endsWith('/pay')) await task.press(payLink(page, t))
  await task.press(page.getByRole('button', { name: t('payments:wallet.pay') }))
  await expect(page.getByRole('region', { name: t('orders:page.nextStep') })).toBeVisible()
  writeCounts(lang, 'client: pay', task)
})

test('complain', async ({ page, t, lang, localePath }) => {
  const token = await tokenOf(page.context(), demoPhones.client)
  const id = await createPayableOrder(page, token)
  await logIn(page, demoPhones.client)
  await page.goto(localePath(pages.payOrder({ id })))
  await page.getByRole('button', { name: t('payments:wallet.pay') }).click()
  await page.getByRole('region', { name: t('orders:page.nextStep') }).waitFor()
  await page.goto(localePath(pages.home()))
  const task = countTask(page)
  await openOrder(page, t, task, id)
  const dispute = page.getByRole('main').getByRole('link', { name: t('orders:page.dispute') })
  const more = page.locator('summary[data-more-actions]')
  if (!(await dispute.isVisible())) await task.press(more)
  await task.press(dispute)
  await task.fill(page.getByLabel(t('complaints:form.subject')), 'العمل ناقص')
  await task.choose(page.getByLabel(t('complaints:form.reason')), { label: labelIn(complaintReasons.quality, lang) })
  await task.fill(page.getByLabel(t('complaints:form.message')), 'لم يكتمل العمل المتفق عليه.')
  await task.press(page.getByRole('button', { name: t('complaints:form.send') }))
  await page.waitForURL(/\/complaint\//)
  writeCounts(lang, 'client: complain', task)
})

test('answer a request with an offer', async ({ page, t, lang, localePath }) => {
  const token = await tokenOf(page.context(), demoPhones.client)
  const id = await createOrder(page, token, [])
  await logIn(page, demoPhones.provider)
  await page.goto(localePath(pages.home()))
  const task = countTask(page)
  const link = page
    .getByRole('main')
    .locator(`a[href$="${pages.order({ id })}"]`)
    .first()
  if (!(await link.isVisible())) await task.press(page.getByRole('link', { name: new RegExp(t('home:personal.todoItem.requests')) }))
  await task.press(link)
  await page.waitForURL(new RegExp(id))
  await task.press(page.getByRole('link', { name: t('orders:offer.newTitle') }).first())
  await task.fill(page.getByLabel(t('orders:offer.priceLabel'), { exact: true }), '500')
  await task.fill(page.getByLabel(t('orders:offer.daysLabel'), { exact: true }), '3')
  await task.press(page.getByRole('button', { name: t('orders:offer.send') }))
  await expect(page.getByRole('heading', { name: t('orders:offer.ownOffer'), exact: true })).toBeVisible()
  writeCounts(lang, 'provider: answer', task)
})

test('issue an invoice', async ({ page, t, lang, localePath }) => {
  const token = await tokenOf(page.context(), demoPhones.client)
  const id = await createOrder(page, token, [demoPhones.provider])
  const { offers } = await callApi(page, token, 'GET', `/orders/${id}`)
  await callApi(page, token, 'POST', `/orders/${id}/transitions/accept_offer`, { offer_id: offers[0].id })
  await logIn(page, demoPhones.provider)
  await page.goto(localePath(pages.home()))
  const task = countTask(page)
  const link = page
    .getByRole('main')
    .locator(`a[href$="${pages.order({ id })}"]`)
    .first()
  if (!(await link.isVisible())) await task.press(page.getByRole('link', { name: new RegExp(t('home:personal.todoItem.invoices')) }))
  await task.press(link)
  await page.waitForURL(new RegExp(id))
  await task.press(
    page
      .getByRole('main')
      .getByRole('link', { name: t('orders:page.issueInvoice') })
      .first(),
  )
  await task.press(disclosure(page, t('orders:invoice.issue')))
  await task.press(page.getByRole('button', { name: t('orders:invoice.issue') }))
  await expect(page.getByText(t('orders:invoice.status.issued'), { exact: true })).toBeVisible()
  writeCounts(lang, 'provider: invoice', task)
})

test('find what is due', async ({ page, t, lang, localePath }) => {
  const token = await tokenOf(page.context(), demoPhones.client)
  const id = await createPayableOrder(page, token)
  const client = await page.context().browser()?.newPage()
  if (!client) throw new Error('no browser')
  await logIn(client, demoPhones.client)
  await client.goto(new URL(localePath(pages.payOrder({ id })), test.info().project.use.baseURL).href)
  await client.getByRole('button', { name: t('payments:wallet.pay') }).click()
  await client.getByRole('region', { name: t('orders:page.nextStep') }).waitFor()
  await client.close()
  await logIn(page, demoPhones.provider)
  await page.goto(localePath(pages.home()))
  const task = countTask(page)
  const link = page
    .getByRole('main')
    .locator(`a[href$="${pages.order({ id })}"]`)
    .first()
  if (!(await link.isVisible())) await task.press(page.getByRole('link', { name: new RegExp(t('home:personal.todoItem.work')) }))
  await task.press(link)
  const deliver = transitions.deliver.label[lang]
  await task.press(page.getByRole('main').getByRole('button', { name: deliver }).or(disclosure(page, deliver)).first())
  writeCounts(lang, 'provider: find what is due', task)
})

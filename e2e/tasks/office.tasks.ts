import type { Page } from '@playwright/test'
import { resources } from '@wasl/resources/index.ts'
import { bankTransferLifecycle } from '@wasl/shared/lifecycle/bank-transfers.ts'
import { complaintLifecycle } from '@wasl/shared/lifecycle/complaints.ts'
import { payoutRunLifecycle } from '@wasl/shared/lifecycle/payout-runs.ts'
import { adminPages, inBackOffice } from '@wasl/shared/pages/admin-pages.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { type Label, type Locale, labelIn } from '@wasl/shared/units.ts'
import { callAdminApi, setAdminPreferences, waitForAdminScreen } from '../admin-page.ts'
import { callApi } from '../call-api.ts'
import { createComplaint, createOrder, createPayableOrder } from '../create-orders.ts'
import { demoPhones, logIn, logInToBackOffice, tokenOf } from '../people.ts'
import { disclosure, fillTransfer, withdrawFromWallet } from '../site-steps.ts'
import { expect, test } from '../test.ts'
import { countTask, type TaskCounter, writeCounts } from './count-task.ts'

test.setTimeout(180_000)

/** The home page of the back office, from which every task starts. Without a phone, the page has a session. */
async function openHome(page: Page, lang: Locale, phone?: string): Promise<TaskCounter> {
  if (phone) await logInToBackOffice(page, phone)
  await setAdminPreferences(page, lang)
  await page.goto(inBackOffice(adminPages.home()))
  await waitForAdminScreen(page)
  await page.waitForLoadState('networkidle')
  return countTask(page)
}

/** Opens a row of the queue of the home page. */
async function openWaiting(page: Page, task: TaskCounter, { name }: AnyResource, id: string): Promise<void> {
  const main = page.getByRole('main')
  await task.press(main.locator(`.figures a[href*="/${name}?"]`).first())
  await task.press(main.locator(`a[href$="${adminPages.show({ resource: name, id })}"]`).first())
  await waitForAdminScreen(page)
}

// As the back office writes a label inside a sentence.
const inSentence = (label: string, lang: Locale) => (lang === 'en' ? label.charAt(0).toLowerCase() + label.slice(1) : label)

/** Presses the button of an action, and that of its dialog. */
async function act(page: Page, task: TaskCounter, label: Label, lang: Locale): Promise<void> {
  await task.press(page.getByRole('main').getByRole('button', { name: labelIn(label, lang), exact: true }))
  const dialog = page.getByRole('dialog')
  await task.press(dialog.getByRole('button', { name: labelIn(label, lang), exact: true }))
  await expect(dialog).toHaveCount(0)
}

test('find an order by phone', async ({ page, t, lang }) => {
  const token = await tokenOf(page.context(), demoPhones.secondClient)
  const id = await createOrder(page, token, [demoPhones.provider])
  const { number } = await callApi(page, token, 'GET', `/orders/${id}`)
  const task = await openHome(page, lang, demoPhones.orderDesk)
  await task.press(page.getByRole('button', { name: t('admin:palette.title') }))
  await task.fill(page.getByPlaceholder(t('admin:palette.placeholder')), demoPhones.secondClient)
  await task.press(page.getByRole('option').filter({ hasText: number }))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
  await expect(page.getByRole('link', { name: new RegExp(demoPhones.secondClient.slice(1)) }).first()).toBeAttached()
  writeCounts(lang, 'back office: find an order by phone', task)
})

test('answer a complaint', async ({ page, lang }) => {
  const token = await tokenOf(page.context(), demoPhones.client)
  const id = await createComplaint(page, token)
  const task = await openHome(page, lang, demoPhones.orderDesk)
  await openWaiting(page, task, resources.complaints, id)
  const { label } = complaintLifecycle.transitions.reply
  const reply = page.getByRole('textbox', { name: labelIn(resources.complaints.fields.reply.label, lang), exact: true })
  const send = page.getByRole('button', { name: labelIn(label, lang), exact: true })
  const dialog = page.getByRole('dialog')
  await send.first().waitFor()
  const isOnPage = await reply.isVisible()
  if (!isOnPage) await task.press(send)
  await task.fill(reply, 'نعتذر عن التأخير، وسيتصل بك الفني اليوم.')
  await task.press(
    (isOnPage ? page.locator('form').filter({ has: reply }) : dialog).getByRole('button', { name: labelIn(label, lang), exact: true }),
  )
  await expect(page.locator('.ant-notification-notice').first()).toBeVisible()
  writeCounts(lang, 'back office: answer a complaint', task)
})

test('approve a transfer', async ({ page, t, lang, localePath, newBrowserPage }) => {
  const token = await tokenOf(page.context(), demoPhones.secondClient)
  const order = await createPayableOrder(page, token)
  const client = await newBrowserPage()
  await logIn(client, demoPhones.secondClient)
  await client.goto(localePath(pages.payOrder({ id: order })))
  await disclosure(client, t('payments:transfer.title')).click()
  await fillTransfer(client, t)
  await client.getByRole('button', { name: t('payments:transfer.send') }).click()
  await client.getByText(t('payments:transfer.pending')).first().waitFor()
  const task = await openHome(page, lang, demoPhones.finance)
  const [transfer] = await callAdminApi(page, 'GET', `/bank-transfers?order_id=${order}&_start=0&_end=1`)
  await openWaiting(page, task, resources['bank-transfers'], transfer.id)
  await act(page, task, bankTransferLifecycle.transitions.confirm.label, lang)
  writeCounts(lang, 'back office: approve a transfer', task)
})

test('pay out', async ({ page, t, lang, localePath, newBrowserPage }) => {
  const client = await newBrowserPage()
  await logIn(client, demoPhones.client)
  await client.goto(localePath(pages.withdraw()))
  await withdrawFromWallet(client, t, demoPhones.client, '100')
  await client.getByText(t('payments:withdraw.status.pending')).first().waitFor()
  const approver = await newBrowserPage()
  await logInToBackOffice(approver, demoPhones.superAdmin)
  const [withdrawal] = await callAdminApi(approver, 'GET', '/wallet-withdrawals?status=pending&_start=0&_end=1')
  await callAdminApi(approver, 'POST', `/wallet-withdrawals/${withdrawal.id}/actions/approve`, {})
  const runs = resources['payout-runs']
  const task = await openHome(page, lang, demoPhones.finance)
  await task.press(page.getByRole('button', { name: t('admin:nav.openMenu') }))
  await task.press(page.getByRole('link', { name: labelIn(runs.label.many, lang), exact: true }))
  await waitForAdminScreen(page)
  await task.press(
    page
      .getByRole('main')
      .getByRole('button', { name: t('admin:form.createTitle', { resource: inSentence(labelIn(runs.label.one, lang), lang) }) }),
  )
  await task.press(page.getByRole('main').locator('button[type=submit]'))
  await page.waitForURL(/payout-runs\/[0-9a-f-]{36}/)
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const second = await openHome(approver, lang)
  await openWaiting(approver, second, runs, id)
  await act(approver, second, payoutRunLifecycle.transitions.approve.label, lang)
  const { screens, presses } = second.counts
  writeCounts(lang, 'back office: pay out (two people)', {
    ...task,
    counts: { screens: task.counts.screens + screens, presses: task.counts.presses + presses },
  })
})

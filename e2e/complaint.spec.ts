import type { Page } from '@playwright/test'
import { resources } from '@wasl/resources/index.ts'
import { orderLifecycle } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import { disputeNotifications } from '@wasl/shared/notifications/dispute-notifications.ts'
import { adminPages, inBackOffice } from '@wasl/shared/pages/admin-pages.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { reasonField } from '@wasl/shared/registry/schema.ts'
import { complaintReasons } from '@wasl/shared/rules/complaint-reasons.ts'
import { type Locale, labelIn } from '@wasl/shared/units.ts'
import { openOptions } from './admin-forms.ts'
import { callAdminApi, pressAction, setAdminPreferences, waitForAdminScreen } from './admin-page.ts'
import { callApi } from './call-api.ts'
import { createAdmin } from './create-admin.ts'
import { createPayableOrder } from './create-orders.ts'
import { demoPhones, logIn, logInToBackOffice, tokenOf } from './people.ts'
import { disclosure } from './site-steps.ts'
import { expect, test } from './test.ts'

const { complaints, 'dispute-decisions': decisions, 'chat-rooms': chats } = resources
const { statuses, transitions } = orderLifecycle
// Above the amount that one administrator may divide alone.
const price = 130_000
const toClient = 40_001
const reason = 'اتفق الطرفان على التقسيم'
const picture = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
const image = (name: string) => ({ name, mimeType: 'image/png', buffer: picture })

test.setTimeout(180_000)

test('a complaint freezes a paid order, is answered from a template, and ends with a split after an appeal', async ({
  page,
  newBrowserPage,
  localePath,
  lang,
  t,
}) => {
  const token = await tokenOf(page.context(), demoPhones.client)
  const id = await createPayableOrder(page, token, 100, price)
  const order = localePath(pages.order({ id }))
  await logIn(page, demoPhones.client)
  const provider = await newBrowserPage()
  await logIn(provider, demoPhones.provider)
  const [desk, approver] = [await newBrowserPage(), await newBrowserPage()]
  for (const admin of [desk, approver]) await setAdminPreferences(admin, lang)
  await logInToBackOffice(desk, demoPhones.orderDesk)
  await logInToBackOffice(approver, demoPhones.superAdmin)
  const openDesk = async (admin: Page, resource: string, id: string) => {
    await admin.goto(inBackOffice(adminPages.show({ resource, id })))
    await waitForAdminScreen(admin)
  }

  await test.step('the client pays from the wallet, and opens a blocking complaint with an image', async () => {
    await page.goto(`${order}/pay`)
    await page.getByRole('button', { name: t('payments:wallet.pay') }).click()
    await expect(page.getByRole('main').getByText(statuses.in_progress[lang]).first()).toBeVisible()
    await page.goto(order)
    await page.getByRole('link', { name: t('orders:page.dispute') }).click()
    await expect(page.getByRole('combobox', { name: new RegExp(`^${t('complaints:form.order')}`) })).toHaveValue(id)
    await expect(page.getByRole('checkbox', { name: t('complaints:form.blocking') })).toBeChecked()
    await page.getByLabel(t('complaints:form.subject')).fill('العمل ناقص')
    await page.getByLabel(t('complaints:form.reason')).selectOption({ label: labelIn(complaintReasons.quality, lang) })
    await page.getByLabel(t('complaints:form.message')).fill('لم يكتمل العمل المتفق عليه.')
    await page.locator('input[type=file]').setInputFiles(image('unfinished.png'))
    await page.getByRole('button', { name: t('complaints:form.send') }).click()
    await expect(page.getByText(t('complaints:page.noResponse'))).toBeVisible()
    await expect(page.getByRole('link', { name: /unfinished/ })).toBeVisible()
  })
  const complaint = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const complaintPage = localePath(pages.complaint({ id: complaint }))

  await test.step('the order is frozen for both, and the provider is informed and answers', async () => {
    // Opening the order marks it as read, and the unread ones come first.
    await expectNotification(provider, localePath, disputeNotifications.dispute_opened.title[lang])
    for (const reader of [page, provider]) {
      await reader.goto(order)
      await expect(reader.getByText(statuses.disputed[lang]).first()).toBeVisible()
      await expect(reader.getByText(t('orders:pay.heldDisputed'))).toBeVisible()
      await expect(reader.getByRole('link', { name: t('orders:page.complaint') })).toHaveAttribute('href', complaintPage)
    }
    await expect(provider.getByRole('button', { name: transitions.deliver.label[lang], exact: true })).toHaveCount(0)
    await provider.getByRole('link', { name: t('orders:page.complaint') }).click()
    await expect(provider.getByText(t('complaints:dispute.state.open'))).toBeVisible()
    await expect(provider.getByRole('button', { name: t('complaints:dispute.withdraw') })).toHaveCount(0)
    await provider.getByLabel(t('complaints:write.message')).fill('بقي جزء صغير أكمله غدًا')
    await provider.getByRole('button', { name: t('complaints:write.send') }).click()
    await expect(provider.getByText('بقي جزء صغير أكمله غدًا')).toBeVisible()
  })

  await test.step('an administrator takes the complaint, and replies from a template with an image', async () => {
    await openDesk(desk, 'complaints', complaint)
    const main = desk.getByRole('main')
    await expect(main.getByText('بقي جزء صغير أكمله غدًا')).toBeVisible()
    // The order is beside the complaint, with its chat.
    await expect(main.getByRole('tab', { name: new RegExp(labelIn(chats.fields.order_id.tabLabel, lang)) })).toBeVisible()
    await pressAction(desk, buttonText(complaints, 'take', lang))
    await expect(main.getByText(labelIn(complaints.fields.status.options.in_progress, lang), { exact: true }).first()).toBeVisible()
    // The reply is a form on the page.
    const form = desk.getByRole('region', { name: buttonText(complaints, 'write_to_parties', lang) })
    await form.getByRole('combobox', { name: t('admin:templates.label') }).click()
    const [template] = await callAdminApi(desk, 'GET', '/reply-templates?_sort=sort_order&_order=asc&_start=0&_end=1')
    await openOptions(desk).getByText(template.name[lang], { exact: true }).first().click()
    const replyText = form.getByRole('textbox', { name: labelIn(complaints.fields.reply.label, lang), exact: true })
    await expect(replyText).toHaveValue(template.text[lang])
    await form.locator('input[type=file]').setInputFiles(image('report.png'))
    await form.getByRole('button', { name: buttonText(complaints, 'write_to_parties', lang), exact: true }).click()
    await expect(replyText).toHaveValue('')
    for (const reader of [page, provider]) {
      await reader.goto(complaintPage)
      await expect(reader.getByText(template.text[lang])).toBeVisible()
      await expect(reader.getByRole('link', { name: /report/ })).toBeVisible()
    }
  })

  const balances = async () => {
    const [ofClient, ofProvider] = await Promise.all(
      [demoPhones.client, demoPhones.provider].map(async (phone) => callApi(page, await tokenOf(page.context(), phone), 'GET', '/wallet')),
    )
    return { client: Number(ofClient.balance), provider: Number(ofProvider.balance) }
  }
  const before = await balances()

  await test.step('the split of a large amount waits for a second administrator', async () => {
    await openDesk(desk, 'complaints', complaint)
    await pressAction(desk, buttonText(complaints, 'split_amount', lang))
    const dialog = desk.getByRole('dialog')
    await dialog
      .getByRole('spinbutton')
      .or(dialog.getByRole('textbox', { name: labelIn(complaints.fields.refund_amount.label, lang) }))
      .first()
      .fill('400.01')
    await dialog.getByRole('textbox', { name: labelIn(reasonField.label, lang) }).fill(reason)
    await dialog.getByRole('button', { name: buttonText(complaints, 'split_amount', lang), exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await page.goto(complaintPage)
    await expect(page.getByText(t('complaints:dispute.state.proposed'))).toBeVisible()
    const [decision] = await callAdminApi(approver, 'GET', `/dispute-decisions?complaint_id=${complaint}&_start=0&_end=1`)
    expect(decision).toMatchObject({ status: 'proposed', client_amount: toClient })
    await openDesk(approver, 'dispute-decisions', decision.id)
    await pressAction(approver, buttonText(decisions, 'approve', lang))
    await approver
      .getByRole('dialog')
      .getByRole('button', { name: buttonText(decisions, 'approve', lang), exact: true })
      .click()
    await expect(
      approver.getByRole('main').getByText(labelIn(decisions.fields.status.options.approved, lang), { exact: true }).first(),
    ).toBeVisible()
  })

  await test.step('both parties read the decision, and nothing moves while it can be appealed', async () => {
    for (const reader of [page, provider]) {
      await expectNotification(reader, localePath, disputeNotifications.dispute_decided.title[lang])
      await reader.goto(complaintPage)
      await expect(reader.getByText(reason).first()).toBeVisible()
      await expect(disclosure(reader, t('complaints:dispute.appeal'))).toBeVisible()
    }
    expect(await balances()).toEqual(before)
  })

  await test.step('the provider appeals, and only administrators who took no part in the decision decide again', async () => {
    await disclosure(provider, t('complaints:dispute.appeal')).click()
    await provider.getByLabel(t('complaints:dispute.appealMessage')).fill('أنجزت معظم العمل')
    await provider.getByRole('button', { name: t('complaints:dispute.sendAppeal') }).click()
    await expect(provider.getByText(t('complaints:dispute.state.open'))).toBeVisible()
    await expectNotification(page, localePath, disputeNotifications.dispute_appealed.title[lang])
    await openDesk(desk, 'complaints', complaint)
    await pressAction(desk, buttonText(complaints, 'complete_order', lang))
    const dialog = desk.getByRole('dialog')
    await dialog.getByRole('textbox').fill(reason)
    await dialog.getByRole('button', { name: buttonText(complaints, 'complete_order', lang), exact: true }).click()
    await expect(dialog.getByRole('alert')).toBeVisible()
  })

  await test.step('the final decision moves the money at once: the client gets its part with a credit note, the provider the rest minus commission', async () => {
    const [proposer, second] = [await newAdminPage(page, newBrowserPage), await newAdminPage(page, newBrowserPage)]
    await callAdminApi(proposer, 'POST', `/complaints/${complaint}/actions/split_amount`, { refund_amount: toClient, reason })
    const [decision] = await callAdminApi(second, 'GET', `/dispute-decisions?complaint_id=${complaint}&status=proposed`)
    await callAdminApi(second, 'POST', `/dispute-decisions/${decision.id}/actions/approve`, {})
    const { invoice } = await callApi(page, token, 'GET', `/orders/${id}`)
    const rest = invoice.final_amount - toClient
    const after = await balances()
    expect(after.client).toBe(before.client + toClient)
    // The commission is 10 % of what is left of the rest without 15 % VAT.
    const commission = rest - (after.provider - before.provider)
    expect(Math.abs(commission - rest / 11.5)).toBeLessThanOrEqual(1)
    for (const reader of [page, provider]) {
      await expectNotification(reader, localePath, disputeNotifications.dispute_resolved.title[lang])
      await reader.goto(order)
      await expect(reader.getByText(statuses.completed[lang]).first()).toBeVisible()
      await reader.goto(localePath(pages.invoice({ id: invoice.id })))
      await expect(reader.getByRole('heading', { name: t('orders:invoice.creditNotes') })).toBeVisible()
      await expect(reader.getByText(/400\.01/).first()).toBeVisible()
    }
  })
})

test('a complaint of somebody else and one that does not exist are not found', async ({ page, newBrowserPage, localePath, t }) => {
  const token = await tokenOf(page.context(), demoPhones.secondClient)
  const { id } = await callApi(page, token, 'POST', '/complaints', { subject: 'تأخر الفني', reason: 'delay', message: 'وصل الفني متأخرًا.' })
  await logIn(page, demoPhones.client)
  for (const address of [id, crypto.randomUUID()]) {
    const response = await page.goto(localePath(pages.complaint({ id: address })))
    expect(response?.status()).toBe(404)
    await expect(page.getByText(t('complaints:missing.title'))).toBeVisible()
  }
  const owner = await newBrowserPage()
  await logIn(owner, demoPhones.secondClient)
  await owner.goto(localePath(pages.complaint({ id })))
  await expect(owner.getByText('وصل الفني متأخرًا.')).toBeVisible()
})

/** The back office of a new super administrator. */
async function newAdminPage(page: Page, newBrowserPage: () => Promise<Page>): Promise<Page> {
  const admin = await newBrowserPage()
  const account = await createAdmin(page)
  await logInToBackOffice(admin, account.phone, account.password)
  return admin
}

const buttonText = ({ actions = {} }: AnyResource, action: string, lang: Locale): string =>
  labelIn(actions[action]?.label ?? { ar: '', en: '' }, lang)

async function expectNotification(page: Page, localePath: (path: string) => string, title: string): Promise<void> {
  await page.goto(localePath(pages.notifications()))
  // The day's others about the order may be folded below the newest.
  await expect(page.getByText(title).first()).toBeAttached()
}

import { settingGroups, settingsTable } from '@wasl/shared/settings/settings.ts'
import { labelIn } from '@wasl/shared/units.ts'
import { isAccessible } from '../../accessible.ts'
import { callAs, preferInAdmin, shownInAdmin } from '../../admin-steps.ts'
import { call } from '../../call.ts'
import { payable } from '../../orders-by-api.ts'
import { people, tokenOf } from '../../people.ts'
import { expect, test } from '../../test.ts'
import { becomeAdmin } from '../../visitors.ts'

test('what is typed in one part stays while another is saved, and each is told on its field what is wrong with it', async ({
  page,
  say,
  lang,
}) => {
  await becomeAdmin(page, [])
  await preferInAdmin(page, lang)
  await page.goto('/admin/settings')
  await shownInAdmin(page)
  const open = (group: keyof typeof settingGroups) =>
    page.getByRole('tab', { name: labelIn(settingGroups[group], lang), exact: true }).click()
  const save = (group: keyof typeof settingGroups) => page.locator(`#settings-${group} .form-end button[type=submit]`).click()
  const { change_rounds: rounds, unpaid_minutes: limit } = await callAs(page, 'GET', '/settings')
  await open('limits')
  await page.locator('#settings-limits_change_rounds').fill(String(rounds + 1))

  // The reminder would come after the order is cancelled: told before anything is sent.
  await open('clocks')
  const reminder = page.locator('#settings-clocks_unpaid_reminder_minutes')
  const usual = await reminder.inputValue()
  await reminder.fill(String(limit))
  await save('clocks')
  await expect(page.getByRole('tabpanel').filter({ has: reminder }).locator('.ant-form-item-explain-error')).toHaveCount(1)
  await reminder.fill(String(limit - 1))
  await save('clocks')
  await expect.poll(async () => (await callAs(page, 'GET', '/settings')).unpaid_reminder_minutes).toBe(limit - 1)

  try {
    await open('limits')
    await expect(page.locator('#settings-limits_change_rounds')).toHaveValue(String(rounds + 1))
    await page.getByRole('menuitem').first().click()
    await expect(page.getByRole('dialog')).toContainText(say('admin:unsaved.title'))
    await page.getByRole('button', { name: say('admin:unsaved.stay') }).click()
    await save('limits')
    await expect.poll(async () => (await callAs(page, 'GET', '/settings')).change_rounds).toBe(rounds + 1)
  } finally {
    await callAs(page, 'PATCH', '/settings', { change_rounds: rounds, unpaid_reminder_minutes: Number(usual) })
  }
})

test('another VAT rate stands on the very next invoice, and not on those before it', async ({ page, say, lang }) => {
  await becomeAdmin(page, [])
  await preferInAdmin(page, lang)
  await page.goto('/admin/settings')
  await shownInAdmin(page)
  const { vat_percent: usual } = await callAs(page, 'GET', '/settings')
  const client = await tokenOf(page.context(), people.company)
  const invoiceOf = async (order: string) => {
    const { invoice } = await call(page, client, 'GET', `/orders/${order}`)
    return call(page, client, 'GET', `/invoices/${invoice.id}`)
  }
  const before = await payable(page, client)
  const { group } = settingsTable.vat_percent
  const rate = page.locator(`#settings-${group}_vat_percent`)
  const set = async (percent: number) => {
    await page.getByRole('tab', { name: labelIn(settingGroups[group], lang), exact: true }).click()
    await rate.fill(String(percent))
    await page.getByRole('tabpanel').filter({ has: rate }).locator('.form-end button[type=submit]').click()
    await expect.poll(async () => (await callAs(page, 'GET', '/settings')).vat_percent).toBe(percent)
  }
  await isAccessible(page)
  await set(usual + 3)
  try {
    const raised = await invoiceOf(await payable(page, client))
    expect(raised).toMatchObject({ vat_percent: usual + 3 })
    expect(raised.tax).toBe(Math.round(((raised.service_amount - raised.discount) * (usual + 3)) / 100))
    expect(await invoiceOf(before)).toMatchObject({ vat_percent: usual })
    await page.getByRole('tab', { name: say('admin:show.history') }).click()
    await expect(page.locator('.act').first()).toContainText(String(usual + 3))
  } finally {
    await set(usual)
  }
})

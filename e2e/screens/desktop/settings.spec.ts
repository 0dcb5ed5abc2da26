import type { Page } from '@playwright/test'
import { adminPages, inBackOffice } from '@wasl/shared/pages/admin-pages.ts'
import { settingGroups } from '@wasl/shared/settings/setting-kinds.ts'
import { settingsTable } from '@wasl/shared/settings/settings.ts'
import { type Locale, labelIn } from '@wasl/shared/units.ts'
import { expectAccessible } from '../../accessibility.ts'
import { fieldErrors } from '../../admin-forms.ts'
import { callAdminApi, setAdminPreferences, waitForAdminScreen } from '../../admin-page.ts'
import { callApi } from '../../call-api.ts'
import { createPayableOrder } from '../../create-orders.ts'
import { demoPhones, tokenOf } from '../../people.ts'
import { expect, test } from '../../test.ts'
import { logInAsAdmin } from '../../visitors.ts'

// Both change the settings: side by side, each would meet the conflict dialog.
test.describe.configure({ mode: 'default' })

const settingInput = (page: Page, name: keyof typeof settingsTable, lang: Locale) =>
  // The name ends in the unit.
  page.getByRole('spinbutton', { name: labelIn(settingsTable[name].label, lang) })

test('unsaved input of one group stays while another is saved, and errors appear on their fields', async ({ page, t, lang }) => {
  await logInAsAdmin(page, [])
  await setAdminPreferences(page, lang)
  await page.goto(inBackOffice(adminPages.settings()))
  await waitForAdminScreen(page)
  const open = (group: keyof typeof settingGroups) =>
    page.getByRole('tab', { name: labelIn(settingGroups[group], lang), exact: true }).click()
  const input = (name: keyof typeof settingsTable) => settingInput(page, name, lang)
  const save = () =>
    page
      .getByRole('tabpanel')
      .getByRole('button', { name: t('admin:form.save'), exact: true })
      .click()
  const { change_rounds: rounds, unpaid_minutes: limit } = await callAdminApi(page, 'GET', '/settings')
  await open('limits')
  await input('change_rounds').fill(String(rounds + 1))

  // A reminder after the cancellation is rejected before anything is sent.
  await open('time_limits')
  const reminder = input('unpaid_reminder_minutes')
  const original = await reminder.inputValue()
  await reminder.fill(String(limit))
  await save()
  await expect(fieldErrors(page.getByRole('tabpanel').filter({ has: reminder }))).toHaveCount(1)
  await reminder.fill(String(limit - 1))
  await save()
  await expect.poll(async () => (await callAdminApi(page, 'GET', '/settings')).unpaid_reminder_minutes).toBe(limit - 1)

  try {
    await open('limits')
    await expect(input('change_rounds')).toHaveValue(String(rounds + 1))
    await page.getByRole('menuitem').first().click()
    await expect(page.getByRole('dialog')).toContainText(t('admin:unsaved.title'))
    await page.getByRole('button', { name: t('admin:unsaved.stay') }).click()
    await save()
    await expect.poll(async () => (await callAdminApi(page, 'GET', '/settings')).change_rounds).toBe(rounds + 1)
  } finally {
    await callAdminApi(page, 'PATCH', '/settings', { change_rounds: rounds, unpaid_reminder_minutes: Number(original) })
  }
})

test('a new VAT rate applies to the next invoice, not to earlier ones', async ({ page, t, lang }) => {
  await logInAsAdmin(page, [])
  await setAdminPreferences(page, lang)
  await page.goto(inBackOffice(adminPages.settings()))
  await waitForAdminScreen(page)
  const { vat_percent: original } = await callAdminApi(page, 'GET', '/settings')
  const client = await tokenOf(page.context(), demoPhones.company)
  const invoiceOf = async (order: string) => {
    const { invoice } = await callApi(page, client, 'GET', `/orders/${order}`)
    return callApi(page, client, 'GET', `/invoices/${invoice.id}`)
  }
  const before = await createPayableOrder(page, client)
  const { group } = settingsTable.vat_percent
  const rate = settingInput(page, 'vat_percent', lang)
  const set = async (percent: number) => {
    await page.getByRole('tab', { name: labelIn(settingGroups[group], lang), exact: true }).click()
    await rate.fill(String(percent))
    await page
      .getByRole('tabpanel')
      .getByRole('button', { name: t('admin:form.save'), exact: true })
      .click()
    const question = page.getByRole('dialog').filter({ hasText: t('admin:settings.confirmTitle') })
    await expect(question).toContainText(String(percent))
    await question.getByRole('button', { name: t('admin:form.save'), exact: true }).click()
    await expect.poll(async () => (await callAdminApi(page, 'GET', '/settings')).vat_percent).toBe(percent)
  }
  await expectAccessible(page)
  await set(original + 3)
  try {
    const raised = await invoiceOf(await createPayableOrder(page, client))
    expect(raised).toMatchObject({ vat_percent: original + 3 })
    expect(raised.tax).toBe(Math.round(((raised.service_amount - raised.discount) * (original + 3)) / 100))
    expect(await invoiceOf(before)).toMatchObject({ vat_percent: original })
    await page.getByRole('tab', { name: t('admin:show.history') }).click()
    await expect(page.getByRole('tabpanel').getByRole('article').first()).toContainText(String(original + 3))
  } finally {
    await set(original)
  }
})

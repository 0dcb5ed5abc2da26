import { settingGroups, settingsTable } from '@wasl/shared/settings.ts'
import { labelIn } from '@wasl/shared/units.ts'
import { isAccessible } from '../../accessible.ts'
import { callAs, preferInAdmin, shownInAdmin } from '../../admin-steps.ts'
import { call } from '../../call.ts'
import { payable } from '../../orders-by-api.ts'
import { people, tokenOf } from '../../people.ts'
import { expect, test } from '../../test.ts'
import { becomeAdmin } from '../../visitors.ts'

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

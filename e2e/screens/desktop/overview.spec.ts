import { resources } from '@wasl/resources/index.ts'
import { adminPages, inBackOffice } from '@wasl/shared/pages/admin-pages.ts'
import { labelIn } from '@wasl/shared/units.ts'
import { callAdminApi, setAdminPreferences, waitForAdminScreen } from '../../admin-page.ts'
import { expect, test } from '../../test.ts'
import { logInAsAdmin } from '../../visitors.ts'

test('an order is one page: its amounts, its people, its invoices and its history', async ({ page, t, lang }) => {
  const { orders, invoices } = resources
  await logInAsAdmin(page, [])
  await setAdminPreferences(page, lang)
  await page.goto(inBackOffice(adminPages.home()))
  await waitForAdminScreen(page)
  const [order] = await callAdminApi(page, 'GET', `/${orders.name}?_start=0&_end=1&status=completed&kind=service`)
  await page.goto(inBackOffice(adminPages.show({ resource: orders.name, id: order.id })))
  await waitForAdminScreen(page)
  const details = page.getByRole('tabpanel')
  for (const { label } of [orders.fields.client_id, orders.fields.provider_id])
    await expect(details.getByRole('heading', { level: 2, name: labelIn(label, lang), exact: true })).toBeVisible()
  await expect(details.getByRole('term').filter({ hasText: labelIn(orders.fields.final_amount.label, lang) })).toBeVisible()
  await expect(details.getByRole('heading', { level: 2, name: labelIn(invoices.label.many, lang), exact: true })).toBeVisible()
  await expect(details.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('tab', { name: t('admin:show.history') })).toHaveCount(0)
})

test('a complaint begins with its text, without a lone tab, and has the phones of both sides of its order', async ({ page, t, lang }) => {
  const { complaints } = resources
  await logInAsAdmin(page, [])
  await setAdminPreferences(page, lang)
  await page.goto(inBackOffice(adminPages.home()))
  await waitForAdminScreen(page)
  const rows = await callAdminApi(page, 'GET', `/${complaints.name}?_start=0&_end=20&dispute=open`)
  await page.goto(inBackOffice(adminPages.show({ resource: complaints.name, id: rows[0].id })))
  await waitForAdminScreen(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('term').first()).toHaveText(labelIn(complaints.fields.message.label, lang))
  await expect(page.getByRole('tab', { name: t('admin:show.details') })).toHaveCount(0)
  await expect(main.getByRole('link', { name: t('admin:overview.whatsapp') })).toHaveCount(2)
})

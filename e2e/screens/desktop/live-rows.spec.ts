import { resources } from '@wasl/resources/index.ts'
import { adminPages, inBackOffice } from '@wasl/shared/pages/admin-pages.ts'
import { callAdminApi, openAdminScreen, setAdminPreferences, waitForAdminScreen } from '../../admin-page.ts'
import { createOrder } from '../../create-orders.ts'
import { demoPhones, tokenOf } from '../../people.ts'
import { expect, test } from '../../test.ts'
import { logInAsAdmin } from '../../visitors.ts'

const { orders } = resources

test('a new order is announced on the order list through one connection, and shown on request', async ({ page, lang }) => {
  await logInAsAdmin(page, [])
  await setAdminPreferences(page, lang)
  let connections = 0
  page.on('websocket', () => {
    connections += 1
  })
  const opened = page.waitForEvent('websocket')
  await page.goto(inBackOffice(adminPages.list({ resource: 'faqs' })))
  await waitForAdminScreen(page)
  const connection = await opened
  const subscribed = connection.waitForEvent('framesent', ({ payload }) => String(payload).includes(`"${orders.name}"`))
  await openAdminScreen(page, inBackOffice(adminPages.list({ resource: orders.name })))
  await waitForAdminScreen(page)
  await subscribed
  const id = await createOrder(page, await tokenOf(page.context(), demoPhones.client), [])
  const { number } = await callAdminApi(page, 'GET', `/${orders.name}/${id}`)
  const row = page.getByRole('link', { name: number })
  const newRows = page.getByRole('button', { name: /1 new order$/ })
  await newRows.waitFor()
  await expect(row).toHaveCount(0)
  await newRows.click()
  await expect(row).toBeVisible()
  await expect(newRows).toHaveCount(0)
  expect(connections).toBe(1)
})

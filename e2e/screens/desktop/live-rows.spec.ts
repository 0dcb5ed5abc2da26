import { resources } from '@wasl/resources/index.ts'
import { callAs, openInAdmin, preferInAdmin, shownInAdmin } from '../../admin-steps.ts'
import { sendOrder } from '../../orders-by-api.ts'
import { people, tokenOf } from '../../people.ts'
import { expect, test } from '../../test.ts'
import { becomeAdmin } from '../../visitors.ts'

const { orders } = resources

test('a new order is told to whoever looks at the orders, by one connection of the tab, and shown when they ask for it', async ({
  page,
  lang,
}) => {
  await becomeAdmin(page, [])
  await preferInAdmin(page, lang)
  let connections = 0
  page.on('websocket', () => {
    connections += 1
  })
  const opened = page.waitForEvent('websocket')
  await page.goto('/admin/faqs')
  await shownInAdmin(page)
  const connection = await opened
  const watching = connection.waitForEvent('framesent', ({ payload }) => String(payload).includes(`"${orders.name}"`))
  await openInAdmin(page, `/admin/${orders.name}`)
  await shownInAdmin(page)
  await watching
  const id = await sendOrder(page, await tokenOf(page.context(), people.client), [])
  const { number } = await callAs(page, 'GET', `/${orders.name}/${id}`)
  const row = page.locator('.row-title', { hasText: number })
  await page.locator('.new-rows').waitFor()
  await expect(row).toHaveCount(0)
  await page.locator('.new-rows').click()
  await expect(row).toBeVisible()
  await expect(page.locator('.new-rows')).toHaveCount(0)
  expect(connections).toBe(1)
})

import { callAdminApi } from '../../admin-page.ts'
import { logIn } from '../../people.ts'
import { expect, test } from '../../test.ts'
import { logInAsAdmin } from '../../visitors.ts'

// A member of a team whom no other test logs in.
const phone = '0500000035'

test('a push message is shown while no page of the site is open', async ({ page, context, t, localePath, newBrowserPage }) => {
  await context.grantPermissions(['notifications'])
  await logIn(page, phone)
  await page.goto(localePath('/settings'))
  const setting = page.getByRole('region', { name: t('account:push.title') })
  await setting.getByRole('button', { name: t('account:push.turnOn') }).click()
  await expect(setting).toContainText(t('account:push.state.on'))
  const [worker] = context.serviceWorkers()
  await page.close()

  const admin = await newBrowserPage()
  await logInAsAdmin(admin, [])
  const [user] = await callAdminApi(admin, 'GET', `/provider-users?q=${phone}`)
  const run = (action: string, data: object) => callAdminApi(admin, 'POST', `/provider-users/${user.id}/actions/${action}`, data)
  await run('block', { reason: 'اختبار' })
  const shown = () => worker?.evaluate('registration.getNotifications().then((shown) => shown.map(({ title }) => title))')
  await expect.poll(shown).toEqual(['حُظر الحساب'])
  await run('unblock', {})
})

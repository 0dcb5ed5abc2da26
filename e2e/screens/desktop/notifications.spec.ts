import { adminPages, inBackOffice } from '@wasl/shared/pages/admin-pages.ts'
import { expectAccessible } from '../../accessibility.ts'
import { callAdminApi, setAdminPreferences, waitForAdminScreen } from '../../admin-page.ts'
import { callApi } from '../../call-api.ts'
import { expect, test } from '../../test.ts'
import { logInAsAdmin } from '../../visitors.ts'

test('the bell counts live notifications, opens with the keyboard and links to the row', async ({ page, t, lang }) => {
  await logInAsAdmin(page, [])
  await setAdminPreferences(page, lang)
  const subscribed = page
    .waitForEvent('websocket')
    .then((connection) => connection.waitForEvent('framesent', ({ payload }) => String(payload).includes('"own-notifications"')))
  await page.goto(inBackOffice(adminPages.list({ resource: 'faqs' })))
  await waitForAdminScreen(page)
  await subscribed
  const subject = `سؤال ${Date.now()}`
  await callApi(page, null, 'POST', '/contact', {
    name: 'منى الحربي',
    email: 'mona@example.com',
    subject,
    message: 'هل تعملون يوم الجمعة؟',
  })
  const { data } = await callAdminApi(page, 'GET', '/own/notifications?per_page=1')
  const bell = page.getByRole('button', { name: new RegExp(`^${t('admin:notifications.title')}`) })
  await expect(bell).toHaveAccessibleName(new RegExp(`\\b${data.unread}\\b`))

  await bell.focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: t('admin:notifications.title') })
  const notification = panel.getByRole('link', { name: subject })
  await expect(notification).toContainText(t('admin:notifications.unread'))
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(bell).toBeFocused()

  await bell.click()
  await panel.getByRole('button', { name: t('admin:notifications.markAllRead') }).click()
  await expect(notification).not.toContainText(t('admin:notifications.unread'))
  await expect(bell).not.toHaveAccessibleName(new RegExp(`\\b${data.unread}\\b`))
  await notification.click()
  await expect(panel).toBeHidden()
  await waitForAdminScreen(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(subject)
})

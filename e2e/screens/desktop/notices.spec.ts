import { isAccessible } from '../../accessible.ts'
import { callAs, preferInAdmin, shownInAdmin } from '../../admin-steps.ts'
import { call } from '../../call.ts'
import { expect, test } from '../../test.ts'
import { becomeAdmin } from '../../visitors.ts'

test('the bell counts what the administration is told as it happens, opens it by the keyboard and leads to its row', async ({
  page,
  say,
  lang,
}) => {
  await becomeAdmin(page, [])
  await preferInAdmin(page, lang)
  const watching = page
    .waitForEvent('websocket')
    .then((connection) => connection.waitForEvent('framesent', ({ payload }) => String(payload).includes('"own-notices"')))
  await page.goto('/admin/faqs')
  await shownInAdmin(page)
  await watching
  const subject = `سؤال ${Date.now()}`
  await call(page, null, 'POST', '/contact', { name: 'منى الحربي', email: 'mona@example.com', subject, message: 'هل تعملون يوم الجمعة؟' })
  const { data } = await callAs(page, 'GET', '/own/notices?per_page=1')
  const bell = page.getByRole('button', { name: new RegExp(`^${say('admin:notices.title')}`) })
  await expect(bell).toHaveAccessibleName(new RegExp(`\\b${data.unread}\\b`))

  await bell.focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: say('admin:notices.title') })
  const notice = panel.getByRole('link', { name: subject })
  await expect(notice).toContainText(say('admin:notices.unread'))
  await isAccessible(page)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(bell).toBeFocused()

  await bell.click()
  await panel.getByRole('button', { name: say('admin:notices.readAll') }).click()
  await expect(notice).not.toContainText(say('admin:notices.unread'))
  await expect(bell).not.toHaveAccessibleName(new RegExp(`\\b${data.unread}\\b`))
  await notice.click()
  await expect(panel).toBeHidden()
  await shownInAdmin(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(subject)
})

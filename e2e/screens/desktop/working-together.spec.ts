import { resources } from '@wasl/resources/index.ts'
import { complaintLifecycle } from '@wasl/shared/lifecycle/complaints.ts'
import { adminPages, inBackOffice } from '@wasl/shared/pages/admin-pages.ts'
import { labelIn } from '@wasl/shared/units.ts'
import { callAdminApi, expectListLoaded, setAdminPreferences, waitForAdminScreen } from '../../admin-page.ts'
import { createComplaint } from '../../create-orders.ts'
import { demoPhones, tokenOf } from '../../people.ts'
import { expect, test } from '../../test.ts'
import { logInAsAdmin } from '../../visitors.ts'

const { complaints, cities } = resources
const { label: replyLabel } = complaintLifecycle.transitions.reply

test.beforeEach(async ({ page, lang }) => {
  await setAdminPreferences(page, lang)
  await logInAsAdmin(page, [])
})

test('after an answer to a complaint of the list the next one that waits opens', async ({ page, t, lang }) => {
  const token = await tokenOf(page.context(), demoPhones.client)
  const ids = [await createComplaint(page, token), await createComplaint(page, token)]
  await page.goto(inBackOffice(adminPages.list({ resource: complaints.name })))
  await expectListLoaded(page)
  await page.locator(`a[href$="${adminPages.show({ resource: complaints.name, id: ids[0] ?? '' })}"]`).click()
  await waitForAdminScreen(page)
  await expect(page.getByRole('button', { name: t('admin:nextStep.skip'), exact: true })).toBeVisible()
  const form = page.getByRole('region', { name: labelIn(replyLabel, lang), exact: true })
  await form.getByRole('textbox').fill('نعتذر عن ذلك، وسيتصل بك الفني اليوم.')
  await form.getByRole('button', { name: labelIn(replyLabel, lang), exact: true }).click()
  await expect(page).not.toHaveURL(new RegExp(ids[0] ?? ''))
  await expect(page).toHaveURL(new RegExp(`${inBackOffice(adminPages.list({ resource: complaints.name }))}/[0-9a-f-]{36}`))
  const answered = await callAdminApi(page, 'GET', `/${complaints.name}/${ids[0]}`)
  expect(answered.status).toBe('responded')
})

test('a form says at once that somebody else has saved the record', async ({ page, t }) => {
  const [city] = await callAdminApi(page, 'GET', `/${cities.name}?_start=0&_end=1`)
  const live = page.waitForEvent('websocket')
  await page.goto(inBackOffice(adminPages.edit({ resource: cities.name, id: city.id })))
  await waitForAdminScreen(page)
  await (await live).waitForEvent('framesent', ({ payload }) => String(payload).includes(city.id))
  await callAdminApi(page, 'PATCH', `/${cities.name}/${city.id}`, { name: { ...city.name, en: `${city.name.en} 2` } })
  const alert = page.getByRole('status').filter({ hasText: t('admin:conflict.title') })
  await alert.getByRole('button', { name: t('admin:conflict.compare') }).click()
  await expect(page.getByRole('dialog', { name: t('admin:conflict.title') })).toContainText(`${city.name.en} 2`)
})

test('favorites are there in another browser', async ({ page, t, newBrowserPage, lang }) => {
  await page.goto(inBackOffice(adminPages.list({ resource: cities.name })))
  await expectListLoaded(page)
  const saved = page.waitForResponse((response) => response.url().endsWith('/own/preferences'))
  await page.getByRole('button', { name: t('admin:nav.addFavorite') }).click()
  await saved
  const other = await newBrowserPage()
  await setAdminPreferences(other, lang)
  await logInAsAdmin(other, [])
  await other.goto(inBackOffice(adminPages.list({ resource: cities.name })))
  await expect(other.getByRole('button', { name: t('admin:nav.removeFavorite') })).toBeVisible()
})

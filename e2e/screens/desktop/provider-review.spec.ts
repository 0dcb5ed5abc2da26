import { resources } from '@wasl/resources/index.ts'
import { adminPages, inBackOffice } from '@wasl/shared/pages/admin-pages.ts'
import { applicationFields, rejectionReasons } from '@wasl/shared/rules/application-review.ts'
import { labelIn } from '@wasl/shared/units.ts'
import { expectAccessible } from '../../accessibility.ts'
import { pickOptions } from '../../admin-forms.ts'
import { callAdminApi, setAdminPreferences, waitForAdminScreen } from '../../admin-page.ts'
import { callApi } from '../../call-api.ts'
import { demoPhones, tokenOf } from '../../people.ts'
import { expect, test } from '../../test.ts'
import { logInAsAdmin } from '../../visitors.ts'

test('a provider is rejected with a reason for a field, notified of it, and then approved', async ({ page, t, lang }) => {
  const { providers } = resources
  const { approve, reject } = providers.actions ?? {}
  if (!approve || !reject) throw new Error('providers cannot be approved and rejected')
  await logInAsAdmin(page, [])
  await setAdminPreferences(page, lang)
  await page.goto(inBackOffice(adminPages.home()))
  await waitForAdminScreen(page)
  const [pending] = await callAdminApi(page, 'GET', `/${providers.name}?_start=0&_end=1&status=pending_review`)
  await page.goto(inBackOffice(adminPages.show({ resource: providers.name, id: pending.id })))
  await waitForAdminScreen(page)
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  const button = (label: typeof approve.label, within = main) => within.getByRole('button', { name: labelIn(label, lang), exact: true })
  const expectStatus = async (status: keyof typeof providers.fields.status.options) => {
    await expect(main.getByText(labelIn(providers.fields.status.options[status], lang), { exact: true }).first()).toBeVisible()
    expect(await callAdminApi(page, 'GET', `/${providers.name}/${pending.id}`)).toMatchObject({ status })
  }
  const notifications = async () =>
    JSON.stringify(await callApi(page, await tokenOf(page.context(), demoPhones.underReview), 'GET', '/general/notifications?per_page=20'))

  const reason = `صورة السجل غير مقروءة ${Date.now()}`
  await main.getByRole('button', { name: t('admin:review.start'), exact: true }).click()
  await waitForAdminScreen(page)
  const hasViewer = await page.evaluate(() => navigator.pdfViewerEnabled)
  const certificate = hasViewer
    ? main.getByTitle(labelIn(applicationFields.certificate_file_id, lang))
    : main.getByText(t('admin:review.noViewer'))
  await expect(certificate.first()).toBeVisible()
  await expectAccessible(page)
  const verdict = (field: keyof typeof applicationFields, name: string) =>
    main.getByRole('group', { name: labelIn(applicationFields[field], lang), exact: true }).getByRole('button', { name, exact: true })
  await verdict('certificate_file_id', t('admin:review.reject')).click()
  await main.getByRole('button', { name: t('admin:review.rejectRow') }).click()
  await expect(main.getByText(t('admin:review.reasonMissing'))).toBeVisible()
  await page.reload()
  await waitForAdminScreen(page)
  await pickOptions(main.getByRole('combobox'), labelIn(rejectionReasons.unreadable, lang))
  await main.getByRole('textbox').fill(reason)
  await main.getByRole('button', { name: t('admin:review.rejectRow') }).click()
  await expect(page.getByText(t('admin:list.emptyQueue'))).toBeVisible()
  await page.goto(inBackOffice(adminPages.show({ resource: providers.name, id: pending.id })))
  await waitForAdminScreen(page)
  await expectStatus('rejected')
  expect(await notifications()).toContain(reason)
  await page.getByRole('tab', { name: t('admin:show.history') }).click()
  await expect(main.getByText(reason)).toBeVisible()

  await button(approve.label).click()
  await button(approve.label, dialog).click()
  await expectStatus('approved')
  expect(await notifications()).toContain('provider_approved')
  await expect(main.getByRole('button', { name: labelIn(approve.label, lang), exact: true })).toHaveCount(0)
  await main.getByRole('button', { name: t('admin:show.unavailableActions') }).click()
  const unavailable = page.getByRole('menuitem').filter({ hasText: new RegExp(`^${labelIn(approve.label, lang)}`) })
  await expect(unavailable).toContainText(labelIn(approve.message ?? approve.label, lang))
  await expect(unavailable).toHaveAttribute('aria-disabled', 'true')
})

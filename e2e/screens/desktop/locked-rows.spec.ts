import { resources } from '@wasl/resources/index.ts'
import { adminPages, inBackOffice } from '@wasl/shared/pages/admin-pages.ts'
import { lockReason } from '@wasl/shared/registry/locked-rows.ts'
import { labelIn } from '@wasl/shared/units.ts'
import { expectAccessible } from '../../accessibility.ts'
import { callAdminApi, setAdminPreferences, waitForAdminScreen } from '../../admin-page.ts'
import { expect, test } from '../../test.ts'
import { logInAsAdmin } from '../../visitors.ts'

const { broadcasts } = resources

test('a row that its status locks shows why it cannot be edited or deleted', async ({ page, lang, t }) => {
  await setAdminPreferences(page, lang)
  await logInAsAdmin(page, [])
  const [row] = await callAdminApi(page, 'GET', `/${broadcasts.name}?_start=0&_end=1&status=sent`)
  const reasons = (['edit', 'delete'] as const).map((operation) => {
    const reason = lockReason(broadcasts, row, operation)
    return reason ? labelIn(reason, lang) : 'none'
  })
  const [edited = '', deleted = ''] = reasons
  await page.goto(inBackOffice(adminPages.show({ resource: broadcasts.name, id: row.id })))
  await waitForAdminScreen(page)
  await expect(page.getByRole('button', { name: edited })).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('button', { name: deleted })).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(page)
  await page.goto(inBackOffice(adminPages.edit({ resource: broadcasts.name, id: row.id })))
  await expect(page.getByRole('heading', { level: 1, name: edited })).toBeVisible()
  await page.getByRole('button', { name: t('admin:show.details') }).click()
  await expect(page).toHaveURL(new RegExp(`/${row.id}$`))
})

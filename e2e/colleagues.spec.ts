import { companyPermissions } from '@wasl/shared/access/permissions.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { labelIn } from '@wasl/shared/units.ts'
import { demoPhones, latestCode, logIn, ownPassword } from './people.ts'
import { disclosure, newPhone } from './site-steps.ts'
import { expect, test } from './test.ts'

test('a company adds a colleague, who joins, reads the orders of the company and is removed', async ({ page, t, lang, localePath }) => {
  const phone = newPhone()
  const fullPhone = `+966${phone.slice(1)}`
  await logIn(page, demoPhones.company)
  await page.goto(localePath(pages.profile({ tab: 'users' })))
  await page.getByRole('link', { name: t('account:colleagues.add') }).click()
  await page.getByLabel(t('account:profile.name')).fill('نورة الشمري')
  await page.getByLabel(t('account:profile.phone'), { exact: true }).fill(phone)
  await page.getByRole('checkbox', { name: labelIn(companyPermissions.view_all, lang) }).check()
  await page.getByRole('button', { name: t('account:team.invite') }).click()
  const row = page.getByRole('listitem').filter({ hasText: phone })
  await expect(row.getByText(t('account:team.status.invited'), { exact: true })).toBeVisible()

  await page.context().clearCookies()
  const outbox = await page.request.get(`/api/dev/outbox?to=${encodeURIComponent(fullPhone)}`)
  const [, challenge = ''] = /invitation\/([\w-]+)/.exec(await outbox.text()) ?? []
  await page.goto(localePath(pages.invitation({ id: challenge })))
  await page.getByLabel(t('auth:fields.code')).fill(await latestCode(page, fullPhone))
  await page.getByLabel(t('auth:fields.password'), { exact: true }).fill(ownPassword)
  await page.getByLabel(t('auth:fields.confirmPassword'), { exact: true }).fill(ownPassword)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: t('auth:invitation.submit') }).click()
  await expect(page).toHaveURL(new RegExp(`${localePath(pages.orders())}$`))
  await page.goto(localePath(pages.orders({ tab: 'all' })))
  await page.getByRole('main').locator('li a[href*="/orders/"]').first().click()
  await expect(page).toHaveURL(/\/orders\/[0-9a-f-]{36}/)
  await expect(page.getByRole('link', { name: t('common:nav.cart') })).toHaveCount(0)
  await page.goto(localePath(pages.profile()))
  await expect(page.getByText(t('account:colleagues.company'), { exact: true })).toBeVisible()

  const colleague = await page.context().cookies()
  await page.context().clearCookies()
  await logIn(page, demoPhones.company)
  await page.goto(localePath(pages.profile({ tab: 'users' })))
  await row.getByRole('link').click()
  await disclosure(page, t('account:team.remove')).click()
  await page.getByRole('button', { name: t('account:team.confirmRemove') }).click()
  await expect(row).toHaveCount(0)
  await page.context().clearCookies()
  await page.context().addCookies(colleague)
  await page.goto(localePath(pages.orders()))
  await expect(page.getByText(t('auth:login.sessionEnded'))).toBeVisible()
})

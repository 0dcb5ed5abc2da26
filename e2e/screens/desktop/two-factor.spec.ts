import { adminPages, inBackOffice } from '@wasl/shared/pages/admin-pages.ts'
import { expectAccessible } from '../../accessibility.ts'
import { setAdminPreferences } from '../../admin-page.ts'
import { createAdmin } from '../../create-admin.ts'
import { expect, test } from '../../test.ts'
import { totpCode } from '../../totp.ts'

test('an admin enables two-factor authentication and logs in with the app, then once with a recovery code', async ({ page, t, lang }) => {
  const admin = await createAdmin(page)
  await setAdminPreferences(page, lang)
  const submit = page.getByRole('button', { name: t('admin:login.submit'), exact: true })
  const enterPassword = async () => {
    await page.getByLabel(t('admin:login.phone')).fill(admin.phone)
    await page.getByLabel(t('admin:login.password'), { exact: true }).fill(admin.password)
    await submit.click()
  }
  const enterCode = async (value: string) => {
    await page.getByLabel(t('admin:account.code')).fill(value)
    await submit.click()
  }
  const accountMenu = page.getByRole('button', { name: new RegExp(`^${t('admin:nav.account')}`) })
  const expectLoggedIn = () => expect(accountMenu).toBeVisible()
  const logOut = async () => {
    await accountMenu.click()
    await page.getByRole('menuitem', { name: t('admin:nav.logOut') }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('admin:login.welcome') })).toBeVisible()
  }

  await page.goto(inBackOffice(adminPages.login({ to: adminPages.account() })))
  await enterPassword()
  await expectLoggedIn()
  const card = page.getByRole('region', { name: new RegExp(`^${t('admin:account.twoFactor')}`) })
  await card.getByLabel(t('admin:account.current')).fill(admin.password)
  await card.getByRole('button', { name: t('admin:account.setUp') }).click()
  await expect(card.getByRole('img', { name: t('admin:account.qr') })).toBeVisible()
  await expectAccessible(page)
  const secret = ((await card.locator('bdi').textContent()) ?? '').replaceAll(' ', '')
  const first = totpCode(secret)
  await card.getByLabel(t('admin:account.code')).fill(first)
  await card.getByRole('button', { name: t('admin:account.enable') }).click()
  await expect(card.getByText(t('admin:account.recovery'))).toBeVisible()
  const recovery = await card.getByRole('listitem').allTextContents()
  expect(new Set(recovery).size).toBeGreaterThan(1)
  await expectAccessible(page)
  await card.getByRole('button', { name: t('admin:account.codesSaved') }).click()
  await expect(card.getByText(t('admin:account.recovery'))).toHaveCount(0)

  await logOut()
  await enterPassword()
  // A used code is rejected. The code of the next period is accepted already.
  await enterCode(first)
  await expect(page.getByRole('alert')).toBeVisible()
  await enterCode(totpCode(secret, Date.now() + 30_000))
  await expectLoggedIn()

  const [spare = ''] = recovery
  await logOut()
  await enterPassword()
  await enterCode(spare)
  await expectLoggedIn()
  await logOut()
  await enterPassword()
  await enterCode(spare)
  await expect(page.getByRole('alert')).toBeVisible()
})

import { isAccessible } from '../../accessible.ts'
import { preferInAdmin } from '../../admin-steps.ts'
import { newAdmin } from '../../new-admin.ts'
import { expect, test } from '../../test.ts'
import { appCode } from '../../totp.ts'

test('an admin switches the two-step log-in on and enters by the app, then by a recovery code once', async ({ page, say, lang }) => {
  const me = await newAdmin(page)
  await preferInAdmin(page, lang)
  const submit = page.locator('.login-form button[type=submit]')
  const password = async () => {
    await page.getByLabel(say('admin:login.phone')).fill(me.phone)
    await page.getByLabel(say('admin:login.password'), { exact: true }).fill(me.password)
    await submit.click()
  }
  const code = async (said: string) => {
    await page.getByLabel(say('admin:account.code')).fill(said)
    await submit.click()
  }
  const isIn = () => expect(page.locator('.account')).toBeVisible()
  const logOut = async () => {
    await page.locator('.account').click()
    await page.getByRole('menuitem', { name: say('admin:nav.logOut') }).click()
    await expect(page.getByRole('heading', { level: 1, name: say('admin:login.welcome') })).toBeVisible()
  }

  await page.goto('/admin/login?to=/account')
  await password()
  await isIn()
  const card = page.locator('section[aria-labelledby=account-two-step]')
  await card.getByLabel(say('admin:account.current')).fill(me.password)
  await card.getByRole('button', { name: say('admin:account.setUp') }).click()
  await expect(card.getByRole('img', { name: say('admin:account.qr') })).toBeVisible()
  await isAccessible(page)
  const secret = ((await card.locator('bdi').textContent()) ?? '').replaceAll(' ', '')
  const first = appCode(secret)
  await card.getByLabel(say('admin:account.code')).fill(first)
  await card.getByRole('button', { name: say('admin:account.switchOn') }).click()
  await expect(card.locator('.recovery')).toBeVisible()
  const recovery = await card.locator('.recovery code').allTextContents()
  expect(new Set(recovery).size).toBeGreaterThan(1)
  await isAccessible(page)
  await card.getByRole('button', { name: say('admin:account.kept') }).click()
  await expect(card.locator('.recovery')).toHaveCount(0)

  await logOut()
  await password()
  // A code that was used opens nothing again; the next one is the app's in half a minute, which the server lets through already.
  await code(first)
  await expect(page.getByRole('alert')).toBeVisible()
  await code(appCode(secret, Date.now() + 30_000))
  await isIn()

  const [spare = ''] = recovery
  await logOut()
  await password()
  await code(spare)
  await isIn()
  await logOut()
  await password()
  await code(spare)
  await expect(page.getByRole('alert')).toBeVisible()
})

import { resources } from '@wasl/resources/index.ts'
import { commonActs } from '@wasl/resources/permission-catalog.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { labelIn } from '@wasl/shared/units.ts'
import { isAccessible } from '../../accessible.ts'
import { fillPair, pick, sendRow } from '../../admin-forms.ts'
import { openInAdmin, preferInAdmin, shownInAdmin } from '../../admin-steps.ts'
import { sentPassword } from '../../new-admin.ts'
import { newPhone } from '../../steps.ts'
import { expect, test } from '../../test.ts'
import { becomeAdmin } from '../../visitors.ts'

const { faqs, coupons, roles, admins } = resources
const given = [
  [faqs, ['list', 'show', 'edit']],
  [coupons, ['list', 'show', 'close']],
  [roles, ['list', 'show', 'create']],
] as const
const allowed: readonly string[] = given.flatMap(([{ name }, acts]) => acts.map((act) => `${name}.${act}`))

test('a new role sees and does exactly what it was given, and cannot hand on more', async ({ page, say, lang, another }) => {
  const boxName = (declaration: AnyResource, act: string) => {
    const said = Object.entries(commonActs).find(([name]) => name === act)?.[1] ?? declaration.actions?.[act]?.label ?? [act, act]
    return `${labelIn(declaration.label.many, lang)}: ${labelIn(said, lang)}`
  }
  const closing = boxName(coupons, 'close').split(': ').at(-1) ?? ''
  await becomeAdmin(page, [])
  await preferInAdmin(page, lang)
  await page.goto(`/admin/${roles.name}/create`)
  await shownInAdmin(page)
  const name = { ar: `فريق المحتوى ${Date.now()}`, en: `Content team ${Date.now()}` }
  await fillPair(page, 'name', name.ar, name.en)
  for (const [declaration, acts] of given)
    for (const act of acts) await page.getByRole('checkbox', { name: boxName(declaration, act), exact: true }).check()
  await isAccessible(page)
  await page.getByRole('button', { name: say('admin:permissions.sees') }).click()
  const menu = given.map(([{ label }]) => labelIn(label.many, lang)).sort()
  await expect.poll(async () => (await page.locator('.role-menu li').allTextContents()).sort()).toEqual(menu)
  await page.keyboard.press('Escape')
  const role = await sendRow(page, roles.name)
  expect([...role.permissions].sort()).toEqual([...allowed].sort())

  const phone = newPhone()
  await openInAdmin(page, `/admin/${admins.name}/create`)
  await shownInAdmin(page)
  await page.locator('#row_name').fill('ليان الحربي')
  await page.locator('#row_phone').fill(phone)
  await pick(page.locator('#row_role_id'), name[lang])
  await sendRow(page, admins.name)

  const colleague = await another()
  const entered = await colleague.request.post('/api/admin/auth/login', { data: { phone, password: await sentPassword(page, phone) } })
  const { token }: { token: string } = (await entered.json()).data
  await colleague.addInitScript((kept) => localStorage.setItem('wasl.admin.token', kept), token)
  await preferInAdmin(colleague, lang)
  await colleague.goto('/admin')
  await shownInAdmin(colleague)
  const listed = colleague.locator('.menu .ant-menu-item-group .ant-menu-item')
  await expect.poll(async () => (await listed.allTextContents()).sort()).toEqual(menu)

  const asked = (method: string, path: string, data?: unknown) =>
    colleague.request.fetch(`/api/admin/${path}`, { method, headers: { authorization: `Bearer ${token}` }, ...(data ? { data } : {}) })
  const button = (words: string) => colleague.locator('main').getByRole('button', { name: words })
  const [faq] = await (await asked('GET', `${faqs.name}?_start=0&_end=1`)).json()
  await openInAdmin(colleague, `/admin/${faqs.name}/${faq.id}`)
  await shownInAdmin(colleague)
  await expect(button(say('admin:show.edit'))).not.toHaveAttribute('aria-disabled')
  await expect(button(say('admin:show.delete'))).toHaveAttribute('aria-disabled', 'true')
  await expect(button(say('admin:show.delete'))).toContainText(say('admin:access.noPermission'))
  const [coupon] = await (await asked('GET', `${coupons.name}?_start=0&_end=1&is_open=true`)).json()
  await openInAdmin(colleague, `/admin/${coupons.name}/${coupon.id}`)
  await shownInAdmin(colleague)
  await expect(button(closing)).not.toHaveAttribute('aria-disabled')
  await expect(button(say('admin:show.edit'))).toHaveAttribute('aria-disabled', 'true')
  await openInAdmin(colleague, `/admin/${admins.name}`)
  await expect(colleague.getByText(say('admin:access.forbiddenTitle'))).toBeVisible()

  expect((await asked('GET', admins.name)).status()).toBe(403)
  expect((await asked('DELETE', `${faqs.name}/${faq.id}`)).status()).toBe(403)
  expect((await asked('PATCH', `${coupons.name}/${coupon.id}`, { is_open: false })).status()).toBe(403)

  await colleague.goto(`/admin/${roles.name}/create`)
  await shownInAdmin(colleague)
  await expect(colleague.getByRole('checkbox', { name: boxName(faqs, 'edit'), exact: true })).toBeEnabled()
  await expect(
    colleague.getByRole('checkbox', { name: `${boxName(faqs, 'delete')} (${say('admin:permissions.notYours')})` }),
  ).toBeDisabled()
  const role2 = (permissions: readonly string[]) =>
    asked('POST', roles.name, { name: { ar: `${name.ar} ٢`, en: `${name.en} 2` }, permissions })
  expect((await role2([...allowed, `${faqs.name}.delete`])).status()).toBe(403)
  expect((await role2(allowed)).status()).toBe(201)
})

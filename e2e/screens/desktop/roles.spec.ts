import { resources } from '@wasl/resources/index.ts'
import { commonActions } from '@wasl/resources/permission-catalog.ts'
import { adminPages, inBackOffice } from '@wasl/shared/pages/admin-pages.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { type Label, labelIn } from '@wasl/shared/units.ts'
import { findEntry } from '@wasl/shared/utils/typed-entries.ts'
import { expectAccessible } from '../../accessibility.ts'
import { fillLocalized, formOf, pickOptions, submitRow } from '../../admin-forms.ts'
import { openAdminScreen, setAdminPreferences, waitForAdminScreen } from '../../admin-page.ts'
import { choosePassword } from '../../create-admin.ts'
import { logInToBackOffice, ownOrigin } from '../../people.ts'
import { newPhone } from '../../site-steps.ts'
import { expect, test } from '../../test.ts'
import { logInAsAdmin } from '../../visitors.ts'

const { faqs, coupons, roles, admins } = resources
const grants = [
  [faqs, ['list', 'show', 'edit']],
  [coupons, ['list', 'show', 'close']],
  [roles, ['list', 'show', 'create']],
] as const
const granted: readonly string[] = grants.flatMap(([{ name }, actions]) => actions.map((action) => `${name}.${action}`))

test('a new role can do exactly what it was granted, and cannot grant more', async ({ page, t, lang, newBrowserPage }) => {
  const checkboxName = (declaration: AnyResource, action: string) => {
    const label = findEntry<Label>(commonActions, action) ?? declaration.actions?.[action]?.label ?? { en: action, ar: action }
    return `${labelIn(declaration.label.many, lang)}: ${labelIn(label, lang)}`
  }
  const closeLabel = checkboxName(coupons, 'close').split(': ').at(-1) ?? ''
  await logInAsAdmin(page, [])
  await setAdminPreferences(page, lang)
  await page.goto(inBackOffice(adminPages.create({ resource: roles.name })))
  await waitForAdminScreen(page)
  const name = { ar: `فريق المحتوى ${Date.now()}`, en: `Content team ${Date.now()}` }
  await fillLocalized(formOf(page, roles, lang), 'name', name.ar, name.en)
  for (const [declaration, actions] of grants)
    for (const action of actions) await page.getByRole('checkbox', { name: checkboxName(declaration, action), exact: true }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: t('admin:permissions.preview') }).click()
  const menu = grants.map(([{ label }]) => labelIn(label.many, lang)).sort()
  const preview = page.getByRole('region', { name: t('admin:permissions.preview') }).getByRole('listitem')
  await expect.poll(async () => (await preview.allTextContents()).sort()).toEqual(menu)
  await page.keyboard.press('Escape')
  const role = await submitRow(page, roles.name)
  expect([...role.permissions].sort()).toEqual([...granted].sort())

  const phone = newPhone()
  await openAdminScreen(page, inBackOffice(adminPages.create({ resource: admins.name })))
  await waitForAdminScreen(page)
  const field = formOf(page, admins, lang)
  await field('name').fill('ليان الحربي')
  await field('phone').fill(phone)
  await pickOptions(field('role_id'), name[lang])
  await submitRow(page, admins.name)

  const colleague = await newBrowserPage()
  await logInToBackOffice(colleague, phone, await choosePassword(page, phone))
  await setAdminPreferences(colleague, lang)
  await colleague.goto(inBackOffice(adminPages.home()))
  await waitForAdminScreen(colleague)
  const menuItems = colleague.getByRole('menu').getByRole('menu').getByRole('menuitem')
  await expect.poll(async () => (await menuItems.allTextContents()).sort()).toEqual(menu)

  const send = (method: string, path: string, data?: unknown) =>
    colleague.request.fetch(`/api/admin/${path}`, { method, headers: ownOrigin(), ...(data ? { data } : {}) })
  const button = (name: string) => colleague.getByRole('main').getByRole('button', { name })
  const [faq] = await (await send('GET', `${faqs.name}?_start=0&_end=1`)).json()
  await openAdminScreen(colleague, inBackOffice(adminPages.show({ resource: faqs.name, id: faq.id })))
  await waitForAdminScreen(colleague)
  await expect(button(t('admin:show.edit'))).not.toHaveAttribute('aria-disabled')
  await expect(button(t('admin:show.delete'))).toHaveAttribute('aria-disabled', 'true')
  await expect(button(t('admin:show.delete'))).toContainText(t('admin:access.noPermission'))
  const [coupon] = await (await send('GET', `${coupons.name}?_start=0&_end=1&is_open=true`)).json()
  await openAdminScreen(colleague, inBackOffice(adminPages.show({ resource: coupons.name, id: coupon.id })))
  await waitForAdminScreen(colleague)
  await expect(button(closeLabel)).not.toHaveAttribute('aria-disabled')
  await expect(button(t('admin:show.edit'))).toHaveAttribute('aria-disabled', 'true')
  await openAdminScreen(colleague, inBackOffice(adminPages.list({ resource: admins.name })))
  await expect(colleague.getByText(t('admin:access.forbiddenTitle'))).toBeVisible()

  expect((await send('GET', admins.name)).status()).toBe(403)
  expect((await send('DELETE', `${faqs.name}/${faq.id}`)).status()).toBe(403)
  expect((await send('PATCH', `${coupons.name}/${coupon.id}`, { is_open: false })).status()).toBe(403)

  await colleague.goto(inBackOffice(adminPages.create({ resource: roles.name })))
  await waitForAdminScreen(colleague)
  await expect(colleague.getByRole('checkbox', { name: checkboxName(faqs, 'edit'), exact: true })).toBeEnabled()
  await expect(
    colleague.getByRole('checkbox', { name: `${checkboxName(faqs, 'delete')} (${t('admin:permissions.notGrantable')})` }),
  ).toBeDisabled()
  const role2 = (permissions: readonly string[]) =>
    send('POST', roles.name, { name: { ar: `${name.ar} ٢`, en: `${name.en} 2` }, permissions })
  expect((await role2([...granted, `${faqs.name}.delete`])).status()).toBe(403)
  expect((await role2(granted)).status()).toBe(201)
})

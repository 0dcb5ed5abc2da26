import { stepsOf } from '@wasl/resources/form-steps.ts'
import { resources } from '@wasl/resources/index.ts'
import { adminPages, inBackOffice } from '@wasl/shared/pages/admin-pages.ts'
import { labelIn } from '@wasl/shared/units.ts'
import { expectAccessible } from '../../accessibility.ts'
import { fillLocalized, formOf, nextStep, pickOptions, stepButton, submitRow } from '../../admin-forms.ts'
import { callAdminApi, openAdminScreen, setAdminPreferences, waitForAdminScreen } from '../../admin-page.ts'
import { expect, test } from '../../test.ts'
import { logInAsAdmin } from '../../visitors.ts'

type NamedRow = { id: string; name: { ar: string; en: string } }
type AttributeOption = { id: string; attribute_id: string; option_name: { ar: string; en: string } }

test('a product with variants is created from options, reviewed, edited and reviewed again', async ({ page, t, lang }) => {
  const { products } = resources
  const timestamp = Date.now()
  await logInAsAdmin(page, [])
  await setAdminPreferences(page, lang)
  await page.goto(inBackOffice(adminPages.create({ resource: products.name })))
  await waitForAdminScreen(page)
  const categories: (NamedRow & { parent_id: string | null })[] = await callAdminApi(page, 'GET', '/product-categories?_start=0&_end=50')
  const category = categories.find(({ parent_id }) => parent_id === null)
  const [feature]: NamedRow[] = await callAdminApi(page, 'GET', '/features?_start=0&_end=1')
  const options: AttributeOption[] = await callAdminApi(page, 'GET', '/attribute-options?_start=0&_end=50')
  const chosen = [...Map.groupBy(options, ({ attribute_id }) => attribute_id).values()].slice(0, 2).flatMap((group) => group.slice(0, 2))
  const nameOf = ({ option_name }: AttributeOption) => option_name[lang]
  if (!category || !feature) throw new Error('the store has no category or no feature')

  const field = formOf(page, products, lang)
  await fillLocalized(field, 'name', `قميص عمل ${timestamp}`, `Work shirt ${timestamp}`)
  await fillLocalized(field, 'description', 'قميص قطني متين للعمل اليومي.', 'A sturdy cotton shirt for everyday work.')
  await pickOptions(field('category_id'), category.name[lang])
  await nextStep(page, 2)
  await pickOptions(field('feature_ids'), feature.name[lang])
  await nextStep(page, 3)
  await page.getByText(labelIn(products.fields.type.options.multi, lang), { exact: true }).click()
  await field('price').fill('120')
  const generator = page.getByRole('region', { name: t('admin:variantGenerator.title') })
  await pickOptions(generator.getByRole('combobox', { name: t('admin:variantGenerator.options') }), ...chosen.map(nameOf))
  await generator.getByRole('button', { name: t('admin:variantGenerator.generate_other', { count: 4 }) }).click()
  const entryName = t('admin:form.entry', { one: labelIn(products.fields.variants.one, lang), number: '\\d' })
  const entries = page.getByRole('region', { name: new RegExp(`^${entryName}$`) })
  await expect(entries).toHaveCount(4)
  for (const at of [0, 1, 2, 3]) {
    await expect(field(`variants_${at}_price`)).toHaveValue(/^120/)
    await field(`variants_${at}_quantity`).fill(String(at + 5))
    await field(`variants_${at}_sku`).fill(`SHIRT-${timestamp}-${at}`)
  }
  await field('variants_3_price').fill('149.5')
  await expectAccessible(page)
  await nextStep(page, 4)
  await page.getByText(labelIn(products.fields.discount_type.options.ratio, lang), { exact: true }).click()
  await field('discount_percent').fill('10')
  await nextStep(page, 5)
  await expect(generator).toHaveCount(0)
  // «Back» leads to the step before, with what was typed.
  await expect(page).toHaveURL(/step=5/)
  await page.goBack()
  await expect(page).toHaveURL(/step=4/)
  await expect(field('discount_percent')).toBeVisible()
  await expect(field('discount_percent')).toHaveValue(/^10/)
  await page.goForward()
  await expect(field('discount_percent')).toBeHidden()
  const main = page.getByRole('main')
  for (const text of [`Work shirt ${timestamp}`, category.name[lang], feature.name[lang], '10%', '149.50', ...chosen.map(nameOf)])
    await expect(main.getByText(text).filter({ visible: true }).first()).toBeVisible()
  for (const at of [0, 1, 2, 3]) await expect(main.getByText(`SHIRT-${timestamp}-${at}`)).toBeVisible()
  await expectAccessible(page)
  const created = await submitRow(page, products.name)
  expect(created.variants).toMatchObject(
    [12_000, 12_000, 12_000, 14_950].map((price, at) => ({ price, quantity: at + 5, sku: `SHIRT-${timestamp}-${at}` })),
  )
  expect(new Set(created.variants.map((variant: { options: string[] }) => [...variant.options].sort().join())).size).toBe(4)

  await openAdminScreen(page, inBackOffice(adminPages.edit({ resource: products.name, id: created.id })))
  await waitForAdminScreen(page)
  await stepButton(page, labelIn(stepsOf(products.name)[2]?.label ?? { ar: '', en: '' }, lang)).click()
  await field('variants_1_price').fill('99')
  await stepButton(page, t('admin:steps.review')).click()
  await expect(main.getByText(t('admin:steps.reviewEdit'))).toBeVisible()
  await expect(main.getByText(t('admin:steps.changed'), { exact: true })).toHaveCount(1)
  const stored = await submitRow(page, products.name)
  expect(stored.variants.map(({ price }: { price: number }) => price)).toEqual([12_000, 9900, 12_000, 14_950])
})

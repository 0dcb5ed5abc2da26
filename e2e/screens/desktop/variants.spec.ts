import { resources } from '@wasl/resources/index.ts'
import { labelIn } from '@wasl/shared/units.ts'
import { isAccessible } from '../../accessible.ts'
import { field, fillPair, nextStep, pick, sendRow } from '../../admin-forms.ts'
import { callAs, openInAdmin, preferInAdmin, shownInAdmin } from '../../admin-steps.ts'
import { expect, test } from '../../test.ts'
import { becomeAdmin } from '../../visitors.ts'

type Named = { id: string; name: { ar: string; en: string } }
type Option = { id: string; attribute_id: string; option_name: { ar: string; en: string } }

test('a product of variants is made from options, confirmed as a whole, edited and confirmed again', async ({ page, say, lang }) => {
  const { products } = resources
  const stamp = Date.now()
  await becomeAdmin(page, [])
  await preferInAdmin(page, lang)
  await page.goto(`/admin/${products.name}/create`)
  await shownInAdmin(page)
  const shelves: (Named & { parent_id: string | null })[] = await callAs(page, 'GET', '/product-categories?_start=0&_end=50')
  const shelf = shelves.find(({ parent_id }) => parent_id === null)
  const [feature]: Named[] = await callAs(page, 'GET', '/features?_start=0&_end=1')
  const options: Option[] = await callAs(page, 'GET', '/attribute-options?_start=0&_end=50')
  const chosen = [...Map.groupBy(options, ({ attribute_id }) => attribute_id).values()].slice(0, 2).flatMap((group) => group.slice(0, 2))
  const nameOf = ({ option_name }: Option) => option_name[lang]
  if (!shelf || !feature) throw new Error('the store has no shelf or no feature')

  await fillPair(page, 'name', `قميص عمل ${stamp}`, `Work shirt ${stamp}`)
  await fillPair(page, 'description', 'قميص قطني متين للعمل اليومي.', 'A sturdy cotton shirt for everyday work.')
  await pick(field(page, 'category_id'), shelf.name[lang])
  await nextStep(page, 2)
  await pick(field(page, 'feature_ids'), feature.name[lang])
  await nextStep(page, 3)
  await page.getByText(labelIn(products.fields.type.options.multi, lang), { exact: true }).click()
  await field(page, 'price').fill('120')
  const maker = page.locator('.variant-maker')
  await pick(maker.getByRole('combobox', { name: say('admin:variantMaker.options') }), ...chosen.map(nameOf))
  await maker.getByRole('button', { name: say('admin:variantMaker.generate_other', { count: 4 }) }).click()
  const entries = page.locator('[data-entry]')
  await expect(entries).toHaveCount(4)
  for (const at of [0, 1, 2, 3]) {
    await expect(field(page, `variants_${at}_price`)).toHaveValue(/^120/)
    await field(page, `variants_${at}_quantity`).fill(String(at + 5))
    await field(page, `variants_${at}_sku`).fill(`SHIRT-${stamp}-${at}`)
  }
  await field(page, 'variants_3_price').fill('149.5')
  await isAccessible(page)
  await nextStep(page, 4)
  await page.getByText(labelIn(products.fields.discount_type.options.ratio, lang), { exact: true }).click()
  await field(page, 'discount_percent').fill('10')
  await nextStep(page, 5)
  await expect(maker).toHaveCount(0)
  const main = page.locator('main')
  for (const shown of [`Work shirt ${stamp}`, shelf.name[lang], feature.name[lang], '10%', '149.50', ...chosen.map(nameOf)])
    await expect(main.getByText(shown).filter({ visible: true }).first()).toBeVisible()
  for (const at of [0, 1, 2, 3]) await expect(main.getByText(`SHIRT-${stamp}-${at}`)).toBeVisible()
  await isAccessible(page)
  const made = await sendRow(page, products.name)
  expect(made.variants).toMatchObject(
    [12_000, 12_000, 12_000, 14_950].map((price, at) => ({ price, quantity: at + 5, sku: `SHIRT-${stamp}-${at}` })),
  )
  expect(new Set(made.variants.map((one: { options: string[] }) => [...one.options].sort().join())).size).toBe(4)

  await openInAdmin(page, `/admin/${products.name}/${made.id}/edit`)
  await shownInAdmin(page)
  const step = (number: number) => page.locator('.steps .ant-steps-item').nth(number - 1)
  await step(3).click()
  await field(page, 'variants_1_price').fill('99')
  await step(5).click()
  await expect(main.getByText(say('admin:steps.reviewEdit'))).toBeVisible()
  await expect(main.getByText(say('admin:steps.changed'), { exact: true })).toHaveCount(1)
  const kept = await sendRow(page, products.name)
  expect(kept.variants.map(({ price }: { price: number }) => price)).toEqual([12_000, 9900, 12_000, 14_950])
})

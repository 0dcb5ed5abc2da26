import { pages } from '@wasl/shared/pages/pages.ts'
import { demoPhones, logIn } from './people.ts'
import { expect, test } from './test.ts'

const words = {
  ar: {
    sku: 'رمز التخزين',
    price: 'السعر',
    store: 'احفظ صفًا واحدًا',
  },
  en: { sku: 'SKU', price: 'Price', store: 'Store 1 row' },
} as const

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled })

    test('a provider checks a file, reads the reason of a rejected cell and stores the rest', async ({ page, lang, t, localePath }) => {
      const say = words[lang]
      await logIn(page, demoPhones.provider)
      await page.goto(localePath(pages.ownProducts()))
      await page.getByRole('link', { name: t('products:import.link') }).click()
      await expect(page.getByRole('heading', { level: 1, name: t('products:import.title') })).toBeVisible()
      const rows = [
        [say.sku, say.price],
        ['TAPE-10M', javaScriptEnabled ? '51' : '52'],
        ['TAPE-5M', 'free'],
      ]
      const buffer = Buffer.from(rows.map((cells) => cells.join(',')).join('\n'))
      await page.getByLabel(t('products:import.file')).setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer })
      await page.getByRole('button', { name: t('products:import.check') }).click()
      const shown = async (text: string) => {
        await expect(async () => {
          if (!javaScriptEnabled) await page.reload()
          await expect(page.getByText(text)).toBeVisible({ timeout: 2_000 })
        }).toPass()
      }
      await shown(t('products:import.checked'))
      await expect(page.getByRole('region', { name: t('products:import.reasons') })).toContainText('free')
      await page.getByRole('button', { name: say.store }).click()
      await shown(t('products:import.stored'))
    })
  })

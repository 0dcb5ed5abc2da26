import { expect, test } from 'vitest'
import { type BrandToken, brandContrast, brandCss, brandPalette } from './brand-palette.ts'
import { contrastOf, minContrast } from './contrast.ts'
import { type ColorName, colors } from './tokens.ts'

const readable = ['#0b5f56', '#7a1f5c', '#1d4ed8', '#b3261e', '#000000', '#5b21b6', '#8a4b00']

test.each(readable)('every shade of %s keeps its text readable in both themes', (color) => {
  expect(brandContrast(color)).toBeGreaterThanOrEqual(minContrast)
  const palette = brandPalette(color)
  const pairs: [BrandToken, readonly [string, string]][] = [
    ['brand', colors.surface],
    ['brand', colors.page],
    ['brand', palette['brand-soft']],
    ['on-brand', palette.brand],
    ['brand-strong', palette['brand-soft']],
  ]
  for (const theme of [0, 1] as const) {
    for (const [name, ground] of pairs) expect(contrastOf(palette[name][theme], ground[theme])).toBeGreaterThanOrEqual(minContrast)
    for (const text of ['on-deep', 'on-deep-muted'] satisfies ColorName[])
      expect(contrastOf(colors[text][theme], palette.deep[theme])).toBeGreaterThanOrEqual(minContrast)
  }
})

test.each(['#ffd54a', '#63cdb9', '#ffffff', '#ff6a00'])('%s is too light for text', (color) => {
  expect(brandContrast(color)).toBeLessThan(minContrast)
})

test('without a color the tokens stay as they are', () => {
  expect(brandPalette(null).brand).toEqual(colors.brand)
  expect(brandCss(null)).toBe('')
  expect(brandCss('#1D4ED8')).toContain('--brand:#1d4ed8;')
})

import { brandPalette } from '@wasl/shared/design/brand-palette.ts'
import { colors } from '@wasl/shared/design/tokens.ts'
import { expect, test } from 'vitest'
import { chartTheme } from './chart-theme.ts'

const fillOf = (mode: 'light' | 'dark', brandColor: string | null) => chartTheme('columns', { mode, locale: 'ar', brandColor }).style.fill

test('charts are drawn in the color of the brand, lighter in dark mode', () => {
  const color = '#7a1f5c'
  expect([fillOf('light', color), fillOf('dark', color)]).toEqual(brandPalette(color).brand)
  expect(fillOf('light', color)).toBe(color)
  expect([fillOf('light', null), fillOf('dark', null)]).toEqual(colors.brand)
})

import css from '@wasl/shared/design/tokens.css?raw'
import { colors } from '@wasl/shared/design/tokens.ts'
import { tokensCss } from '@wasl/shared/design/tokens-css.ts'
import { expect, test } from 'vitest'

test('tokens.css is up to date with tokens.ts', () => {
  expect(css).toBe(tokensCss())
})

const colorPairs: [keyof typeof colors, keyof typeof colors][] = [
  ['ink', 'page'],
  ['ink', 'sunken'],
  ['muted', 'page'],
  ['muted', 'surface'],
  ['muted', 'sunken'],
  ['brand', 'surface'],
  ['brand', 'brand-soft'],
  ['on-brand', 'brand'],
  ['on-deep-muted', 'deep'],
  ['warm-ink', 'warm-soft'],
  ['good', 'good-soft'],
  ['caution', 'caution-soft'],
  ['bad', 'bad-soft'],
  ['bad', 'surface'],
  ['note', 'note-soft'],
]
test.each(colorPairs)('%s on %s has enough contrast in both themes', (foreground, background) => {
  for (const theme of [0, 1] as const) expect(contrast(colors[foreground][theme], colors[background][theme])).toBeGreaterThanOrEqual(4.5)
})

const contrast = (first: string, second: string): number => {
  const [darker = 0, lighter = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

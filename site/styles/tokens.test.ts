import css from '@wasl/shared/design/tokens.css?raw'
import { colors } from '@wasl/shared/design/tokens.ts'
import { tokensCss } from '@wasl/shared/design/tokens-css.ts'
import { expect, test } from 'vitest'

test('the committed style sheet is the one that the tokens give', () => {
  expect(css).toBe(tokensCss())
})

const readable: [keyof typeof colors, keyof typeof colors][] = [
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
test.each(readable)('%s on %s can be read in light and in dark', (text, ground) => {
  for (const side of [0, 1] as const) expect(contrast(colors[text][side], colors[ground][side])).toBeGreaterThanOrEqual(4.5)
})

const contrast = (one: string, other: string): number => {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (bright + 0.05) / (dim + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

import { contrastOf } from '@wasl/shared/design/contrast.ts'
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
  for (const theme of [0, 1] as const) expect(contrastOf(colors[foreground][theme], colors[background][theme])).toBeGreaterThanOrEqual(4.5)
})

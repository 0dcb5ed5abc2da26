import { contrastOf, minContrast, mixColors } from './contrast.ts'
import { type ColorName, colors } from './tokens.ts'

const brandTokens = ['brand', 'brand-strong', 'brand-soft', 'on-brand', 'deep'] as const satisfies readonly ColorName[]
export type BrandToken = (typeof brandTokens)[number]
/** [light, dark] of each color that follows the brand. */
export type BrandPalette = Readonly<Record<BrandToken, readonly [light: string, dark: string]>>

const white = '#ffffff'
const black = '#000000'

/** The shades of a main color in both themes; without one, those of the design tokens. */
export function brandPalette(color: string | null): BrandPalette {
  if (color === null) return colors
  const light = color.toLowerCase()
  const [, darkSurface] = colors.surface
  const softDark = mixColors(light, darkSurface, 0.75)
  const dark = lightenUntilReadable(light, [darkSurface, softDark])
  return {
    brand: [light, dark],
    'brand-strong': [mixColors(light, black, 0.25), mixColors(dark, white, 0.3)],
    'brand-soft': [softLight(light), softDark],
    'on-brand': [white, readableOn(dark)],
    deep: [mixColors(light, black, 0.35), mixColors(light, darkSurface, 0.7)],
  }
}

/** The lowest contrast of text in this color on the light grounds it is used on, and of white text on it. */
export const brandContrast = (color: string): number =>
  Math.min(...[white, colors.page[0], colors.sunken[0], softLight(color)].map((ground) => contrastOf(color, ground)))

/** The palette as CSS custom properties, in the same layers as the tokens; empty for the default. */
export function brandCss(color: string | null): string {
  if (color === null) return ''
  const palette = brandPalette(color)
  const side = (at: 0 | 1) => brandTokens.map((name) => `--${name}:${palette[name][at]};`).join('')
  return [
    `:root:root{${side(0)}}`,
    `@media screen and (prefers-color-scheme:dark){:root:root:not([data-theme="light"]){${side(1)}}}`,
    `@media screen{:root:root[data-theme="dark"]{${side(1)}}}`,
  ].join('')
}

const softLight = (color: string) => mixColors(color, white, 0.9)
const readableOn = (ground: string) => (contrastOf(ground, white) >= minContrast ? white : mixColors(ground, black, 0.85))

function lightenUntilReadable(color: string, grounds: readonly string[]): string {
  for (let share = 0; share < 1; share += 0.05) {
    const lighter = mixColors(color, white, share)
    if (grounds.every((ground) => contrastOf(lighter, ground) >= minContrast + 0.5)) return lighter
  }
  return white
}

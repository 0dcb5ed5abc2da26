import { colors, fontFamily, radii } from './tokens.ts'

/** The tokens as CSS custom properties: light, dark by system preference, and either by the user's choice in `data-theme`. Print is always light. */
export function tokensCss(): string {
  const light = colorLines(0)
  const dark = colorLines(1)
  return [
    '/* Generated from shared/design/tokens.ts by site/styles/write-tokens.ts. */',
    block(':root', ['color-scheme: light;', `--font: ${fontFamily};`, ...radiusLines(), ...light]),
    `@media screen and (prefers-color-scheme: dark) {\n${indent(block(':root:not([data-theme="light"])', ['color-scheme: dark;', ...dark]))}\n}`,
    `@media screen {\n${indent(block(':root[data-theme="dark"]', ['color-scheme: dark;', ...dark]))}\n}`,
  ]
    .join('\n\n')
    .concat('\n')
}

const colorLines = (side: 0 | 1): string[] => Object.entries(colors).map(([name, pair]) => `--${name}: ${pair[side]};`)
const radiusLines = (): string[] => Object.entries(radii).map(([name, pixels]) => `--radius-${name}: ${pixels}px;`)
const block = (selector: string, lines: readonly string[]): string => `${selector} {\n${lines.map((line) => `  ${line}`).join('\n')}\n}`
const indent = (text: string): string => text.replace(/^/gm, '  ')

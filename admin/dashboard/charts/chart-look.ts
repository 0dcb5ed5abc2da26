import { colors, fontFamily } from '@wasl/shared/design/tokens.ts'
import type { Locale } from '@wasl/shared/units.ts'
import type { Mode } from '../../shell/preferences.ts'

type Shape = 'columns' | 'bars'

/** How every chart looks: the house's colours of this mode, Latin digits, and the reader's own side as the start. */
export function chartLook(shape: Shape, mode: Mode, locale: Locale) {
  const of = (name: keyof typeof colors) => colors[name][mode === 'dark' ? 1 : 0]
  const isRtl = locale === 'ar'
  const words = { labelFill: of('muted'), labelFillOpacity: 1, labelFontFamily: fontFamily, labelFontSize: 12, title: false as const }
  const numbers = {
    ...words,
    labelFormatter: compact,
    gridStroke: of('line'),
    gridStrokeOpacity: 1,
    gridLineDash: [0, 0],
    tick: false,
  }
  const names = { ...words, line: true, lineStroke: of('line-strong'), lineStrokeOpacity: 1, tick: false }
  const turns = [...(shape === 'bars' ? [{ type: 'transpose' as const }] : []), ...(isRtl ? [{ type: 'reflectX' as const }] : [])]
  return {
    autoFit: true,
    animate: false as const,
    theme: { type: mode === 'dark' ? 'classicDark' : 'classic', view: { viewFill: 'transparent' } },
    coordinate: { transform: turns },
    axis: { x: names, y: numbers },
    style: { fill: of('brand'), maxWidth: 28, radiusTopLeft: 4, radiusTopRight: 4 },
    legend: false as const,
  }
}

const whole = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })
const compact = (value: number | string): string => whole.format(Number(value))

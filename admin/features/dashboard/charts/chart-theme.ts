import { colors, fontFamily } from '@wasl/shared/design/tokens.ts'
import type { Locale } from '@wasl/shared/units.ts'
import type { Mode } from '../../../app/preferences.ts'
import { countText } from '../../../fields/format.ts'

type Shape = 'columns' | 'bars'

/** How every chart looks: the house's colours of this mode, Latin digits, and figures that begin at the reader's own side. */
export function chartLook(shape: Shape, mode: Mode, locale: Locale) {
  const of = (name: keyof typeof colors) => colors[name][mode === 'dark' ? 1 : 0]
  const isRtl = locale === 'ar'
  const words = {
    title: false as const,
    tick: false,
    labelFill: of('muted'),
    labelFillOpacity: 1,
    labelOpacity: 1,
    labelFontFamily: fontFamily,
    labelFontSize: 12,
  }
  // The axis that stands: of the numbers beside columns, of the names beside bars.
  // physical: a canvas knows no start and end.
  const standing = { position: isRtl ? ('right' as const) : ('left' as const) }
  const names = {
    ...words,
    line: true,
    lineStroke: of('line-strong'),
    lineStrokeOpacity: 1,
    labelFormatter: shortDay,
    labelAutoHide: true,
    labelAutoRotate: false,
  }
  const numbers = { ...words, labelFormatter: wholeOnly, grid: true, gridStroke: of('line'), gridStrokeOpacity: 1, gridLineDash: [0, 0] }
  return {
    autoFit: true,
    animate: false as const,
    legend: false as const,
    theme: { type: mode === 'dark' ? 'classicDark' : 'classic', view: { viewFill: 'transparent' } },
    style: { fill: of('brand'), maxWidth: 28, ...(shape === 'bars' && isRtl ? tipBelow : tipAbove) },
    ...(shape === 'bars'
      ? {
          coordinate: { transform: [{ type: 'transpose' as const }] },
          axis: { x: { ...names, ...standing }, y: numbers },
          scale: { y: { nice: true, range: isRtl ? [0, 1] : [1, 0] } },
        }
      : { axis: { x: names, y: { ...numbers, ...standing } }, scale: { x: { range: isRtl ? [1, 0] : [0, 1] }, y: { nice: true } } }),
  }
}

// The end that tells the figure is round. Bars that begin at the right are columns upside down to the canvas.
const tipAbove = { radiusTopLeft: 4, radiusTopRight: 4 }
const tipBelow = { radiusBottomLeft: 4, radiusBottomRight: 4 }

// The year is known from the period: '23-10-2026' is '23/10'.
const shortDay = (name: string): string => name.replace(/^(\d\d)-(\d\d)-\d{4}$/, '$1/$2')

// Half an order is no figure: marks between whole numbers stay without a word.
const wholeOnly = (value: number | string): string => (Number.isInteger(Number(value)) ? countText(Number(value)) : '')

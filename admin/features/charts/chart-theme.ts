import { brandPalette } from '@wasl/shared/design/brand-palette.ts'
import { type ColorName, colors, fontFamily } from '@wasl/shared/design/tokens.ts'
import { formatCount } from '@wasl/shared/i18n/format.ts'
import type { Locale } from '@wasl/shared/units.ts'
import type { Mode } from '../../api/preferences.ts'

type Shape = 'columns' | 'bars'
type ChartContext = { mode: Mode; locale: Locale; brandColor: string | null }

/** The options every chart shares: the colors of the app and of the brand for this mode, Latin digits, and axes that start at the side the user's language starts. */
export function chartTheme(shape: Shape, { mode, locale, brandColor }: ChartContext) {
  const palette: Record<ColorName, readonly [light: string, dark: string]> = { ...colors, ...brandPalette(brandColor) }
  const color = (name: ColorName) => palette[name][mode === 'dark' ? 1 : 0]
  const isRtl = locale === 'ar'
  const axisText = {
    title: false as const,
    tick: false,
    labelFill: color('muted'),
    labelFillOpacity: 1,
    labelOpacity: 1,
    labelFontFamily: fontFamily,
    labelFontSize: 12,
  }
  // The vertical axis: the values for columns, the categories for bars.
  // physical: a canvas has no logical start and end.
  const verticalAxis = { position: isRtl ? ('right' as const) : ('left' as const) }
  const categoryAxis = {
    ...axisText,
    line: true,
    lineStroke: color('line-strong'),
    lineStrokeOpacity: 1,
    labelFormatter: shortDay,
    labelAutoHide: true,
    labelAutoRotate: false,
  }
  const valueAxis = {
    ...axisText,
    labelFormatter: integerLabel,
    grid: true,
    gridStroke: color('line'),
    gridStrokeOpacity: 1,
    gridLineDash: [0, 0],
  }
  return {
    autoFit: true,
    animate: false as const,
    legend: false as const,
    theme: { type: mode === 'dark' ? 'classicDark' : 'classic', view: { viewFill: 'transparent' } },
    style: { fill: color('brand'), maxWidth: 28, ...(shape === 'bars' && isRtl ? roundedBottom : roundedTop) },
    ...(shape === 'bars'
      ? {
          coordinate: { transform: [{ type: 'transpose' as const }] },
          axis: { x: { ...categoryAxis, ...verticalAxis }, y: valueAxis },
          scale: { y: { nice: true, range: isRtl ? [0, 1] : [1, 0] } },
        }
      : {
          axis: { x: categoryAxis, y: { ...valueAxis, ...verticalAxis } },
          scale: { x: { range: isRtl ? [1, 0] : [0, 1] }, y: { nice: true } },
        }),
  }
}

// The value end of a bar is rounded. To the canvas, bars that start at the right are columns drawn upside down.
const roundedTop = { radiusTopLeft: 4, radiusTopRight: 4 }
const roundedBottom = { radiusBottomLeft: 4, radiusBottomRight: 4 }

// The period tells the year: '23-10-2026' becomes '23/10'.
const shortDay = (name: string): string => name.replace(/^(\d\d)-(\d\d)-\d{4}$/, '$1/$2')

// Counts are whole numbers: ticks between them get no label.
const integerLabel = (value: number | string): string => (Number.isInteger(Number(value)) ? formatCount(Number(value)) : '')

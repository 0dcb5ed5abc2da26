/** The design tokens of both apps: [light, dark] for each color, and sizes. The site's CSS and the admin's theme are generated from them. */
export const colors = {
  page: ['#fbfcfb', '#0b1412'],
  surface: ['#ffffff', '#111d1a'],
  sunken: ['#f1f5f3', '#172522'],
  ink: ['#0f2420', '#e9f2ef'],
  muted: ['#4a5f5a', '#a5bab4'],
  line: ['#dfe7e4', '#263a35'],
  'line-strong': ['#7d918b', '#6d857e'],
  brand: ['#0b5f56', '#63cdb9'],
  'brand-strong': ['#084a43', '#8be0d0'],
  'brand-soft': ['#e4f2ef', '#12332d'],
  'on-brand': ['#ffffff', '#05211c'],
  deep: ['#08423c', '#0d2f2a'],
  'on-deep': ['#f2faf8', '#e9f2ef'],
  'on-deep-muted': ['#bcdad4', '#a9c9c2'],
  warm: ['#e8a33d', '#f0b457'],
  'warm-soft': ['#fdf3e1', '#33260f'],
  'warm-ink': ['#7a4a05', '#f6cf92'],
  good: ['#17693c', '#6fd39b'],
  'good-soft': ['#e5f4eb', '#12301f'],
  caution: ['#855300', '#f0b457'],
  'caution-soft': ['#fdf1da', '#33260f'],
  bad: ['#b3261e', '#ff9d94'],
  'bad-soft': ['#fdebe9', '#3a1816'],
  note: ['#1d5a96', '#8fc1f5'],
  'note-soft': ['#e8f1fb', '#132a42'],
} as const satisfies Readonly<Record<string, readonly [light: string, dark: string]>>

export type ColorName = keyof typeof colors

/** Corner radii in pixels: cards are 16, inputs and buttons 12. */
export const radii = { small: 8, control: 12, card: 16, panel: 24 } as const

/** One family for both scripts; the fallbacks are the metric-matched local faces that `site/styles/fonts.css` declares. */
export const fontFamily = '"Readex Pro", "Readex Fallback", system-ui, sans-serif'

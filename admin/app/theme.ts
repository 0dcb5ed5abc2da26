import { brandPalette } from '@wasl/shared/design/brand-palette.ts'
import { type ColorName, colors, fontFamily, radii } from '@wasl/shared/design/tokens.ts'
import { type ThemeConfig, theme } from 'antd'
import type { Mode } from '../api/preferences.ts'

/** `textScale`: the text size that the browser is set to, 1 by default. */
type ThemeOptions = { hasMotion: boolean; brandColor: string | null; textScale?: number }

/** The antd theme, from the same design tokens as the site's CSS, in the colors of the brand. */
export function themeFor(mode: Mode, { hasMotion, brandColor, textScale = 1 }: ThemeOptions): ThemeConfig {
  const palette: Record<ColorName, readonly [string, string]> = { ...colors, ...brandPalette(brandColor) }
  const color = (name: ColorName) => palette[name][mode === 'dark' ? 1 : 0]
  return {
    cssVar: { key: 'wasl' },
    hashed: false,
    algorithm: mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: { ...tokensIn(color), ...sizesAt(textScale), motion: hasMotion },
    components: componentsIn(color, mode),
  }
}

type ColorOf = (name: ColorName) => string

const tokensIn = (color: ColorOf): ThemeConfig['token'] => ({
  colorPrimary: color('brand'),
  colorPrimaryHover: color('brand-strong'),
  // antd derives these from the primary colors, which turns the dark green grey.
  colorPrimaryBg: color('brand-soft'),
  colorPrimaryBgHover: color('brand-soft'),
  colorInfoBg: color('note-soft'),
  colorSuccessBg: color('good-soft'),
  colorWarningBg: color('caution-soft'),
  colorErrorBg: color('bad-soft'),
  colorLink: color('brand'),
  colorLinkHover: color('brand-strong'),
  colorInfo: color('note'),
  colorSuccess: color('good'),
  colorWarning: color('caution'),
  colorError: color('bad'),
  colorErrorText: color('bad'),
  colorBgLayout: color('page'),
  colorBgContainer: color('surface'),
  colorBgElevated: color('surface'),
  colorText: color('ink'),
  colorTextHeading: color('ink'),
  colorTextSecondary: color('muted'),
  colorTextTertiary: color('muted'),
  colorTextDescription: color('muted'),
  colorTextPlaceholder: color('muted'),
  // Disabled values must stay readable.
  colorTextDisabled: color('muted'),
  colorIcon: color('muted'),
  colorBorder: color('line-strong'),
  colorBorderSecondary: color('line'),
  colorSplit: color('line'),
  borderRadius: radii.control,
  borderRadiusLG: radii.card,
  borderRadiusSM: radii.small,
  fontFamily,
  lineHeight: 1.6,
})

// Controls grow with their texts.
const sizesAt = (scale: number): ThemeConfig['token'] => ({ fontSize: 14 * scale, controlHeight: 40 * scale })

const componentsIn = (color: ColorOf, mode: Mode): ThemeConfig['components'] => ({
  Button: {
    primaryShadow: 'none',
    defaultShadow: 'none',
    dangerShadow: 'none',
    primaryColor: color('on-brand'),
    dangerColor: color(mode === 'dark' ? 'bad-soft' : 'surface'),
    fontWeight: 500,
  },
  Checkbox: { borderRadiusSM: 5 },
  Form: { verticalLabelPadding: '0 0 6px', itemMarginBottom: 20 },
  Layout: { siderBg: color('surface'), headerBg: color('surface'), headerHeight: 64, headerPadding: '0' },
  Menu: {
    itemBg: 'transparent',
    itemSelectedBg: color('brand-soft'),
    itemSelectedColor: color('brand-strong'),
    groupTitleColor: color('muted'),
    itemHeight: 42,
    itemBorderRadius: radii.control,
    iconSize: 17,
  },
  // antd takes the color of information, a blue.
  Progress: { defaultColor: color('brand') },
  Segmented: {
    trackBg: color('sunken'),
    itemColor: color('muted'),
    itemSelectedColor: color('brand-strong'),
    // The selected segment follows the corners of the track.
    borderRadiusSM: radii.control - 2,
    borderRadiusXS: radii.small - 2,
  },
  Table: {
    headerBg: color('sunken'),
    headerColor: color('muted'),
    headerSplitColor: 'transparent',
    headerBorderRadius: radii.card,
    cellPaddingBlock: 9,
    cellPaddingInline: 10,
  },
  Tabs: { titleFontSize: 15 },
  Tag: { borderRadiusSM: 999, defaultBg: color('sunken') },
})

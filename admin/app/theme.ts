import { type ColorName, colors, fontFamily, radii } from '@wasl/shared/design/tokens.ts'
import { type ThemeConfig, theme } from 'antd'
import type { Mode } from './preferences.ts'

/** The house theme for antd, made from the tokens that also make the site's CSS. */
export function themeFor(mode: Mode, { hasMotion }: { hasMotion: boolean }): ThemeConfig {
  const of = (name: ColorName) => colors[name][mode === 'dark' ? 1 : 0]
  return {
    cssVar: { key: 'wasl' },
    hashed: false,
    algorithm: mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
      colorPrimary: of('brand'),
      colorPrimaryHover: of('brand-strong'),
      // antd would mix these from the strong colours; a dark green mixes into grey.
      colorPrimaryBg: of('brand-soft'),
      colorPrimaryBgHover: of('brand-soft'),
      colorInfoBg: of('note-soft'),
      colorSuccessBg: of('good-soft'),
      colorWarningBg: of('caution-soft'),
      colorErrorBg: of('bad-soft'),
      colorLink: of('brand'),
      colorLinkHover: of('brand-strong'),
      colorInfo: of('note'),
      colorSuccess: of('good'),
      colorWarning: of('caution'),
      colorError: of('bad'),
      colorErrorText: of('bad'),
      colorBgLayout: of('page'),
      colorBgContainer: of('surface'),
      colorBgElevated: of('surface'),
      colorText: of('ink'),
      colorTextHeading: of('ink'),
      colorTextSecondary: of('muted'),
      colorTextTertiary: of('muted'),
      colorTextDescription: of('muted'),
      colorTextPlaceholder: of('muted'),
      // What cannot be changed is still there to be read.
      colorTextDisabled: of('muted'),
      colorIcon: of('muted'),
      colorBorder: of('line-strong'),
      colorBorderSecondary: of('line'),
      colorSplit: of('line'),
      borderRadius: radii.control,
      borderRadiusLG: radii.card,
      borderRadiusSM: radii.small,
      fontFamily,
      fontSize: 14,
      lineHeight: 1.6,
      controlHeight: 40,
      motion: hasMotion,
    },
    components: {
      Button: {
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
        primaryColor: of('on-brand'),
        dangerColor: of(mode === 'dark' ? 'bad-soft' : 'surface'),
        fontWeight: 500,
      },
      Form: { verticalLabelPadding: '0 0 6px', itemMarginBottom: 20 },
      Layout: { siderBg: of('surface'), headerBg: of('surface'), headerHeight: 64, headerPadding: '0' },
      Menu: {
        itemBg: 'transparent',
        itemSelectedBg: of('brand-soft'),
        itemSelectedColor: of('brand-strong'),
        groupTitleColor: of('muted'),
        itemHeight: 42,
        itemBorderRadius: radii.control,
        iconSize: 17,
      },
      Segmented: { trackBg: of('sunken'), itemColor: of('muted'), itemSelectedColor: of('brand-strong') },
      Table: {
        headerBg: of('sunken'),
        headerColor: of('muted'),
        headerSplitColor: 'transparent',
        headerBorderRadius: radii.card,
        cellPaddingBlock: 9,
        cellPaddingInline: 10,
      },
      Tabs: { titleFontSize: 15 },
      Tag: { borderRadiusSM: 999, defaultBg: of('sunken') },
    },
  }
}

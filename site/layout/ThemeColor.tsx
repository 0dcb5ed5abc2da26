import { colors } from '@wasl/shared/design/tokens.ts'
import type { Theme } from '../ui/page-info.ts'

/** The colour of the browser's own bars: the chosen theme's, or each theme's for its wish. */
export function ThemeColor({ theme }: { theme: Theme | null }) {
  const [light, dark] = colors.page
  if (theme) return <meta name="theme-color" content={theme === 'dark' ? dark : light} />
  return (
    <>
      <meta name="theme-color" content={light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={dark} media="(prefers-color-scheme: dark)" />
    </>
  )
}

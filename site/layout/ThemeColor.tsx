import { colors } from '@wasl/shared/design/tokens.ts'
import type { Theme } from '../ui/root-data.ts'

/** The color of the browser's own bars, for the chosen theme or the system's. */
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

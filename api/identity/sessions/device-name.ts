import Bowser from 'bowser'

/** The device of a user agent, without need of translation: "Chrome · Windows", "Safari · iOS"; null when it is unknown. */
export function deviceName(userAgent: string | undefined): string | null {
  if (!userAgent) return null
  const { browser, os } = Bowser.parse(userAgent)
  const name = [browser.name, os.name].filter(Boolean).join(' · ')
  return name || (programName(userAgent) ?? null)
}

// Clients that are not browsers start with their own name: "okhttp/4.9".
const programName = (userAgent: string): string | undefined => /^(?!Mozilla)([\w.-]{2,30})(?:\/|$)/.exec(userAgent)?.[1]

import Bowser from 'bowser'

/** What a session was opened on, in words that need no translation: «Chrome · Windows», «Safari · iOS»; null where nothing can be told. */
export function deviceOf(userAgent: string | undefined): string | null {
  if (!userAgent) return null
  const { browser, os } = Bowser.parse(userAgent)
  const known = [browser.name, os.name].filter(Boolean).join(' · ')
  return known || (programOf(userAgent) ?? null)
}

// What is no browser says its own name first: «okhttp/4.9».
const programOf = (userAgent: string): string | undefined => /^(?!Mozilla)([\w.-]{2,30})(?:\/|$)/.exec(userAgent)?.[1]

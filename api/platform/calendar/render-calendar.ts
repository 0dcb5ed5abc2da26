/** One event of a calendar file. Times are instants. */
export type CalendarEvent = {
  id: string
  /** It rises with each change, so that calendars replace what they have. */
  version: number
  starts_at: string
  ends_at: string
  title: string
  description?: string
  location?: string
  url?: string
}

type Calendar = { name: string; now: string; events: readonly CalendarEvent[] }

/** A calendar as text of the format iCalendar (RFC 5545), with times in UTC. */
export function renderCalendar({ name, now, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Wasl//Appointments//AR',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    'X-WR-TIMEZONE:Asia/Riyadh',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

const eventLines = ({ id, version, starts_at, ends_at, title, description, location, url }: CalendarEvent, now: string): string[] => [
  'BEGIN:VEVENT',
  `UID:${id}@wasl`,
  `SEQUENCE:${version}`,
  `DTSTAMP:${utcStamp(now)}`,
  `DTSTART:${utcStamp(starts_at)}`,
  `DTEND:${utcStamp(ends_at)}`,
  `SUMMARY:${escapeText(title)}`,
  ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
  ...(location ? [`LOCATION:${escapeText(location)}`] : []),
  ...(url ? [`URL:${url}`] : []),
  'END:VEVENT',
]

/** An instant as 20261129T130000Z. */
const utcStamp = (instant: string): string => `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

/** Backslashes, semicolons, commas and line breaks are escaped; other control characters are dropped. */
const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they may not be in a calendar
    .replace(/[\u0000-\u001f\u007f]/g, '')

const maxOctets = 75

/** Breaks a line after at most 75 octets, between characters; what follows begins with a space. */
function foldLine(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > maxOctets) {
      parts.push(part)
      part = ' '
      octets = 1
    }
    part += character
    octets += size
  }
  return [...parts, part].join('\r\n')
}

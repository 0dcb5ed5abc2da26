import { expect, test } from 'vitest'
import { renderCalendar } from './render-calendar.ts'

const event = {
  id: 'a1',
  version: 3,
  starts_at: '2026-11-29T13:00:00.000Z',
  ends_at: '2026-11-29T14:30:00.000Z',
  title: 'تنظيف; مكيف, كامل',
}
const render = (change: Partial<typeof event> & { description?: string; location?: string; url?: string } = {}) =>
  renderCalendar({ name: 'مواعيد وصل', now: '2026-11-27T17:00:00.000Z', events: [{ ...event, ...change }] })
const unfolded = (text: string) => text.replaceAll('\r\n ', '')

test('an event has its times in UTC and its version', () => {
  const lines = render().split('\r\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      'UID:a1@wasl',
      'SEQUENCE:3',
      'DTSTAMP:20261127T170000Z',
      'DTSTART:20261129T130000Z',
      'DTEND:20261129T143000Z',
    ]),
  )
  expect(lines.at(-1)).toBe('')
  expect(lines.at(-2)).toBe('END:VCALENDAR')
})

test('texts cannot end their line or begin another property', () => {
  const text = unfolded(render({ description: 'سطر\r\nBEGIN:VEVENT\\\u0007', location: 'حي, شارع; 1' }))
  expect(text).toContain('SUMMARY:تنظيف\\; مكيف\\, كامل\r\n')
  expect(text).toContain('DESCRIPTION:سطر\\nBEGIN:VEVENT\\\\\r\n')
  expect(text).toContain('LOCATION:حي\\, شارع\\; 1\r\n')
  expect(text.match(/^BEGIN:VEVENT/gm)).toHaveLength(1)
})

test('no line is longer than 75 octets, and none breaks inside a character', () => {
  const title = 'صيانة مكيفات سبليت وتنظيفها 🛠️ '.repeat(9).trim()
  const text = render({ title, url: `https://wasl.example/${'x'.repeat(200)}` })
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(unfolded(text)).toContain(`SUMMARY:${title}\r\n`)
})

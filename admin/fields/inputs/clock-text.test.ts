import dayjs from 'dayjs'
import 'dayjs/locale/ar.js'
import { expect, test } from 'vitest'
import { formatClockText, parseClockText } from './clock-text.ts'

const formats = ['DD-MM-YYYY h:mm a', 'DD-MM-YYYY HH:mm']
const days = ['DD-MM-YYYY', 'D-M-YYYY', 'DD/MM/YYYY']

test.each([
  ['2026-11-21T00:30', '21-11-2026 12:30 am', '21-11-2026 12:30 ص'],
  ['2026-11-21T12:00', '21-11-2026 12:00 pm', '21-11-2026 12:00 م'],
  ['2026-11-21T21:05', '21-11-2026 9:05 pm', '21-11-2026 9:05 م'],
])('%s is %s, and read again', (at, en, ar) => {
  const date = dayjs(at).locale('ar')
  expect([formatClockText(date, formats[0] ?? '', 'en'), formatClockText(date, formats[0] ?? '', 'ar')]).toEqual([en, ar])
  for (const text of [en, ar]) expect(parseClockText(text, formats)?.format('YYYY-MM-DDTHH:mm')).toBe(at)
})

test('24 hours, capitals, Arabic digits and no-break spaces are read too, anything else is not', () => {
  const read = (text: string) => parseClockText(text, formats)?.format('YYYY-MM-DDTHH:mm') ?? null
  expect(['21-11-2026 21:05', '21-11-2026 9:05 PM', '21-11-2026 9:05\u00a0م', '٢١-١١-٢٠٢٦ ٩:٠٥ م'].map(read)).toEqual(
    Array(4).fill('2026-11-21T21:05'),
  )
  expect(['٢١-١١-٢٠٢٦', '٢١/١١/٢٠٢٦'].map((text) => parseClockText(text, days)?.format('YYYY-MM-DD'))).toEqual(Array(2).fill('2026-11-21'))
  expect(['21-11-2026', '21-11-2026 25:00', 'م'].map(read)).toEqual([null, null, null])
})

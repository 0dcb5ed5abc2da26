import type { Locale } from '../units.ts'
import { excerptOf } from '../utils/excerpt.ts'
import { withoutDirectionMarks } from '../utils/normalize-text.ts'
import { typedEntries } from '../utils/typed-entries.ts'
import type { NotificationType } from './notifications.ts'
import { type NotificationParams, renderNotification } from './render-notification.ts'
import { smsSegments } from './sms-segments.ts'

/** How much of a reason or name an SMS quotes; its page has the rest. */
const maxValue = 60
const usualSegments = 2

type Sms = { params: NotificationParams; count: number; locale: Locale; address: string | null }

/**
 * A notification as an SMS with the address of its page: title and text, or the text alone where the title would take a third segment. Without what only
 * screens need, since a single character outside of its alphabet more than halves what a segment holds.
 */
export function smsText(type: NotificationType, { params, count, locale, address }: Sms): string {
  const { title, body } = renderNotification(type, withShortValues(params), count)
  const [whole, short] = [`${title[locale]}: ${body[locale]}`, body[locale]].map((text) =>
    [inPlainCharacters(text), address].filter(Boolean).join('\n'),
  )
  return whole && smsSegments(whole) <= usualSegments ? whole : (short ?? '')
}

const withShortValues = (params: NotificationParams): NotificationParams =>
  Object.fromEntries(
    typedEntries(params).map(([name, value]) => [
      name,
      typeof value === 'string' ? excerptOf(value, maxValue) : { ar: excerptOf(value.ar, maxValue), en: excerptOf(value.en, maxValue) },
    ]),
  )

const inPlainCharacters = (text: string): string =>
  withoutDirectionMarks(text).replaceAll('\u00a0', ' ').replaceAll('…', '...').replaceAll('’', "'").replaceAll(/[“”]/g, '"')

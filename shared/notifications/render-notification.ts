import type { Locale, Localized } from '../units.ts'
import { withoutDirectionMarks } from '../utils/normalize-text.ts'
import { groupTemplate } from './grouped-notifications.ts'
import { type NotificationType, notificationTemplates } from './notifications.ts'

const placeholder = /\{(\w+)\}/g

/** The values of the placeholders: one text for both languages, or one for each (names, amounts). */
export type NotificationParams = Readonly<Record<string, string | Localized>>

/**
 * Title and body of a notification in both languages. Every inserted value is between U+2068 and U+2069, so that its direction does not
 * affect the sentence. Throws if a parameter is missing. `count`: of how many notifications of a grouped type it is the common text.
 */
export function renderNotification(type: NotificationType, params: NotificationParams, count = 1): { title: Localized; body: Localized } {
  const { title, body } = (count > 1 && groupTemplate(type)) || notificationTemplates[type]
  const inBoth = (template: Localized): Localized => ({
    ar: filled(type, template.ar, params, 'ar'),
    en: filled(type, template.en, params, 'en'),
  })
  return { title: inBoth(title), body: inBoth(body) }
}

/** The names of the parameters of a notification, the same in both languages. */
export function notificationParamNames(type: NotificationType): string[] {
  const { title, body } = notificationTemplates[type]
  const names = [title.en, title.ar, body.en, body.ar].flatMap((sentence) =>
    [...sentence.matchAll(placeholder)].map(([, name = '']) => name),
  )
  return [...new Set(names)]
}

function filled(type: NotificationType, sentence: string, params: NotificationParams, locale: Locale): string {
  return sentence.replace(placeholder, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`renderNotification: ${type} needs ${name}`)
    // A mark in the value could end its isolate.
    return `\u2068${withoutDirectionMarks(typeof value === 'string' ? value : value[locale])}\u2069`
  })
}

import { pathIn } from '../pages/locale-path.ts'
import { pages } from '../pages/pages.ts'
import type { Label, Locale } from '../units.ts'
import { withoutDirectionMarks } from '../utils/normalize-text.ts'
import { groupTemplate } from './grouped-notifications.ts'
import { channelsByImportance } from './importance.ts'
import { importanceOf, type NotificationType, notificationTemplates, notificationTypes } from './notifications.ts'
import type { NotificationParams } from './render-notification.ts'

/** A message that WhatsApp has approved beforehand: its name, and its text with numbered placeholders. */
export type WhatsAppTemplate = {
  name: string
  language: Locale
  /** The names of the values of {{1}}, {{2}}, … */
  parameters: readonly string[]
  body: string
  button: string
}

/** A message as it is sent: a template with its values. `path` is the end of the address that the button opens. */
export type WhatsAppContent = { template: string; language: Locale; parameters: string[]; path: string }

const placeholder = /\{(\w+)\}/g
const languages = ['ar', 'en'] as const
// A template may neither begin nor end with a value.
const closing: Label = { en: 'The details are on the site.', ar: 'التفاصيل في الموقع.' }
const button: Label = { en: 'Open', ar: 'افتح' }
const isSentByWhatsApp = (type: NotificationType) =>
  channelsByImportance[importanceOf(type)].some((channel) => channel === 'whatsapp') && notificationTemplates[type].group !== 'admin'

/** Every template that the app sends, in both languages: derived from the notifications, so there is nothing else to keep. */
export const whatsAppTemplates: readonly WhatsAppTemplate[] = notificationTypes
  .filter(isSentByWhatsApp)
  .flatMap((type) =>
    languages.flatMap((locale) => [templateOf(type, 1, locale), ...(groupTemplate(type) ? [templateOf(type, 2, locale)] : [])]),
  )

/** The template of a notification, or of `count` of them together, with its values. */
export function whatsAppContent(
  type: NotificationType,
  { params, count, locale, link }: { params: NotificationParams; count: number; locale: Locale; link: string | null },
): WhatsAppContent {
  const { name, parameters } = templateOf(type, count, locale)
  return {
    template: name,
    language: locale,
    parameters: parameters.map((parameter) => {
      const value = params[parameter]
      if (value === undefined) throw new Error(`whatsAppContent: ${type} needs ${parameter}`)
      return singleLine(typeof value === 'string' ? value : value[locale])
    }),
    path: pathIn(locale, link ?? pages.notifications()).slice(1),
  }
}

function templateOf(type: NotificationType, count: number, locale: Locale): WhatsAppTemplate {
  const group = count > 1 ? groupTemplate(type) : undefined
  const { title, body } = group ?? notificationTemplates[type]
  const text = `${title[locale]}\n${body[locale]}\n${closing[locale]}`
  const parameters = [...new Set([...text.matchAll(placeholder)].map(([, name = '']) => name))]
  return {
    ...{ name: group ? `${type}_several` : type, language: locale, parameters, button: button[locale] },
    body: text.replace(placeholder, (_, name: string) => `{{${parameters.indexOf(name) + 1}}}`),
  }
}

// Values may hold no line breaks, tabs or more than four spaces in a row, and must not be empty.
const singleLine = (text: string) => withoutDirectionMarks(text).replace(/\s+/g, ' ').trim().slice(0, 600) || '—'

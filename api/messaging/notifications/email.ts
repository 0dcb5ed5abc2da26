import { fileUrl } from '@wasl/shared/contract/file-urls.ts'
import { brandPalette } from '@wasl/shared/design/brand-palette.ts'
import { colors } from '@wasl/shared/design/tokens.ts'
import type { NotificationType } from '@wasl/shared/notifications/notifications.ts'
import { pathIn } from '@wasl/shared/pages/locale-path.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { platformName } from '@wasl/shared/settings/platform-name.ts'
import type { Settings } from '@wasl/shared/settings/settings.ts'
import { type Label, type Locale, labelIn } from '@wasl/shared/units.ts'
import { escapeHtml } from '@wasl/shared/utils/escape.ts'
import * as z from 'zod'
import type { Env } from '../../environment/env.ts'
import type { MailMessage } from '../channels/channels.ts'
import { unsubscribePath } from './unsubscribe-token.ts'

const entry = z.object({
  type: z.string(),
  title_ar: z.string(),
  title_en: z.string(),
  body_ar: z.string(),
  body_en: z.string(),
  link: z.string().nullable(),
})
/** One notification of an email. */
export type EmailEntry = Omit<z.output<typeof entry>, 'type'> & { type: NotificationType }
export const notificationEmail = z.object({
  user_id: z.uuid(),
  order_id: z.uuid().optional(),
  // Safe: only `queueMessages` writes entries, with the type of their notification.
  entries: z.array(entry.transform((entry) => entry as EmailEntry)).min(1),
  locale: z.enum(['ar', 'en']),
  // Of an email to somebody without an account: the page that stops such emails, in the place of settings.
  stop_path: z.string().optional(),
})
/** A document that an email carries; `title` is what the paper calls itself. */
export type EmailDocument = NonNullable<MailMessage['attachments']>[number] & { title: Label }
export type NotificationEmail = z.output<typeof notificationEmail>

/** The pages below an email: the settings of an account, and the one that stops such emails. */
function footerPages(env: Env, { stop_path, ...email }: NotificationEmail): { label: Label; path: string }[] {
  const stop = stop_path ?? unsubscribePath(env, email)
  return [
    ...(stop_path ? [] : [{ label: labels.settings, path: pages.settings() }]),
    ...(stop ? [{ label: labels.unsubscribe, path: stop }] : []),
  ]
}

const labels = {
  open: { en: 'Open on the site', ar: 'افتحه في الموقع' },
  attached: { en: 'Attached', ar: 'المرفقات' },
  settings: { en: 'Choose in your settings how notifications arrive', ar: 'اختر من إعداداتك كيف تصلك الإشعارات' },
  unsubscribe: { en: 'Stop these emails', ar: 'أوقف هذه الرسائل' },
} as const satisfies Record<string, Label>

/** How the platform calls itself and looks: its color as `#0b5f56`, its logo as the path of a public image. */
export type EmailBrand = { name: Label; color: string; logo: string | null }

/** The brand that emails have now. */
export const emailBrand = (settings: Settings): EmailBrand => ({
  name: platformName(settings),
  color: brandPalette(settings.brand_color).brand[0],
  logo: settings.brand_logo && fileUrl(settings.brand_logo),
})

function brandHtml({ name, logo }: EmailBrand, locale: Locale, env: Env): string {
  const text = escapeHtml(labelIn(name, locale))
  if (!logo) return text
  const address = new URL(`${logo}?w=384`, env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).href
  return `<img src="${escapeHtml(address)}" alt="${text}" height="40" style="height:40px;max-width:192px">`
}

/** What is attached, in words: Tax invoice (INV26-000001.pdf). */
const attachedLine = (documents: readonly EmailDocument[], locale: Locale): string =>
  `${labelIn(labels.attached, locale)}: ${documents.map(({ title, name }) => `${labelIn(title, locale)} (${name})`).join(locale === 'ar' ? '، ' : ', ')}`

/** The languages of an email: the recipient's first. */
const inOrder = (locale: Locale): Locale[] => (locale === 'ar' ? ['ar', 'en'] : ['en', 'ar'])

const titleOf = (entry: EmailEntry, locale: Locale) => (locale === 'ar' ? entry.title_ar : entry.title_en)
const bodyOf = (entry: EmailEntry, locale: Locale) => (locale === 'ar' ? entry.body_ar : entry.body_en)
/** A page of the site in the language of the reader, with its host. */
export const addressIn = (env: Pick<Env, 'PUBLIC_URL' | 'PORT'>, locale: Locale, path: string) =>
  new URL(pathIn(locale, path), env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).href

/** Entries with the same title and link, such as several offers for an order, under one heading. */
function sections(entries: readonly EmailEntry[]): (readonly [EmailEntry, ...EmailEntry[]])[] {
  const found: [EmailEntry, ...EmailEntry[]][] = []
  for (const entry of entries) {
    const last = found.at(-1)
    if (last && last[0].title_ar === entry.title_ar && last[0].link === entry.link) last.push(entry)
    else found.push([entry])
  }
  return found
}

/** The text version of an email with notifications, in both languages, with its links. */
export function emailText(env: Env, email: NotificationEmail, documents: readonly EmailDocument[] = []): string {
  const { entries, locale } = email
  const footer = (locale: Locale) =>
    footerPages(env, email)
      .map(({ label, path }) => `${labelIn(label, locale)}: ${addressIn(env, locale, path)}`)
      .join('\n')
  const attached = (locale: Locale) => (documents.length > 0 ? [attachedLine(documents, locale)] : [])
  const section = (group: readonly [EmailEntry, ...EmailEntry[]], locale: Locale) => {
    const [{ link }] = group
    const bodies = group.map((entry) => bodyOf(entry, locale))
    return [
      titleOf(group[0], locale),
      ...bodies,
      ...(link ? [`${labelIn(labels.open, locale)}: ${addressIn(env, locale, link)}`] : []),
    ].join('\n')
  }
  return inOrder(locale)
    .map((locale) => [...sections(entries).map((group) => section(group, locale)), ...attached(locale), footer(locale)].join('\n\n'))
    .join('\n\n—\n\n')
}

type Rendering = { brand: EmailBrand; documents: readonly EmailDocument[] }

/** Text, HTML and headers of an email whose job carries notifications, with the names of its documents; nothing for other emails. */
export function renderEmail(env: Env, payload: unknown, rendering: Rendering): Partial<Pick<MailMessage, 'text' | 'html' | 'headers'>> {
  const { data: email } = notificationEmail.safeParse(payload)
  if (!email) return {}
  const { locale } = email
  const parts = inOrder(locale).map((locale) => languageHtml(env, email, { locale, ...rendering }))
  const stop = email.stop_path ?? unsubscribePath(env, email)
  return {
    ...(stop && {
      headers: { 'List-Unsubscribe': `<${addressIn(env, locale, stop)}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    }),
    text: emailText(env, email, rendering.documents),
    html: `<!doctype html><html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"></head>
<body style="margin:0;padding:24px;background:${colors.page[0]};color:${colors.ink[0]};font:16px/1.7 'Segoe UI',Tahoma,Arial,sans-serif">
${parts.join(`<hr style="max-width:560px;margin:24px auto;border:0;border-top:1px solid ${colors.line[0]}">`)}
</body></html>`,
  }
}

function languageHtml(env: Env, email: NotificationEmail, { locale, brand, documents }: Rendering & { locale: Locale }): string {
  const address = (path: string) => escapeHtml(addressIn(env, locale, path))
  const section = (group: readonly [EmailEntry, ...EmailEntry[]]) => `
<h1 style="margin:0 0 4px;font-size:20px;line-height:1.4">${escapeHtml(titleOf(group[0], locale))}</h1>
${group.map((entry) => `<p style="margin:0 0 16px">${escapeHtml(bodyOf(entry, locale))}</p>`).join('\n')}${
  group[0].link
    ? `<p style="margin:0 0 24px"><a href="${address(group[0].link)}" style="display:inline-block;padding:10px 20px;border-radius:12px;background:${brand.color};color:#fff;text-decoration:none">${labelIn(labels.open, locale)}</a></p>`
    : ''
}`
  const attached = documents.length > 0 ? `\n<p style="margin:0 0 16px">${escapeHtml(attachedLine(documents, locale))}</p>` : ''
  const footerLink = (path: string, label: Label) =>
    `<a href="${address(path)}" style="color:${colors.muted[0]}">${labelIn(label, locale)}</a>`
  const footer = footerPages(env, email)
    .map(({ label, path }) => footerLink(path, label))
    .join(' · ')
  return `<div lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}" style="max-width:560px;margin:0 auto;padding:24px;border:1px solid ${colors.line[0]};border-radius:16px;background:#fff">
<p style="margin:0 0 16px;font-weight:600;color:${brand.color}">${brandHtml(brand, locale, env)}</p>${sections(email.entries).map(section).join('')}${attached}
<p style="margin:0;font-size:14px;color:${colors.muted[0]}">${footer}</p></div>`
}

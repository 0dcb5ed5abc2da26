import { colors } from '@wasl/shared/design/tokens.ts'
import { type Label, type Locale, labelIn } from '@wasl/shared/units.ts'
import { escapeHtml } from '@wasl/shared/utils/escape-html.ts'
import * as z from 'zod'
import type { Env } from '../../env.ts'

const entry = z.object({
  title_ar: z.string(),
  title_en: z.string(),
  body_ar: z.string(),
  body_en: z.string(),
  link: z.string().nullable(),
})
/** One notification of an email. */
export type EmailEntry = z.output<typeof entry>
const notificationEmail = z.object({ entries: z.array(entry).min(1), locale: z.enum(['ar', 'en']) })
type NotificationEmail = z.output<typeof notificationEmail>

const labels = {
  brand: { en: 'Wasl', ar: 'وصل' },
  open: { en: 'Open on the site', ar: 'افتحه في الموقع' },
  settings: { en: 'Choose in your settings how notifications arrive', ar: 'اختر من إعداداتك كيف تصلك الإشعارات' },
} as const satisfies Record<string, Label>

/** The languages of an email: the recipient's first. */
const inOrder = (locale: Locale): Locale[] => (locale === 'ar' ? ['ar', 'en'] : ['en', 'ar'])

const titleOf = (entry: EmailEntry, locale: Locale) => (locale === 'ar' ? entry.title_ar : entry.title_en)
const bodyOf = (entry: EmailEntry, locale: Locale) => (locale === 'ar' ? entry.body_ar : entry.body_en)

/** The text version of an email with notifications, in both languages. */
export const emailText = ({ entries, locale }: NotificationEmail): string =>
  inOrder(locale)
    .map((locale) => entries.map((entry) => `${titleOf(entry, locale)}\n${bodyOf(entry, locale)}`).join('\n\n'))
    .join('\n\n—\n\n')

/** The HTML version of an email whose job carries notifications; nothing for other emails. */
export function emailHtml(env: Env, payload: unknown): { html?: string } {
  const email = notificationEmail.safeParse(payload)
  if (!email.success) return {}
  const origin = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`
  const { entries, locale } = email.data
  const parts = inOrder(locale).map((locale) => languageHtml(entries, locale, origin))
  return {
    html: `<!doctype html><html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"></head>
<body style="margin:0;padding:24px;background:${colors.page[0]};color:${colors.ink[0]};font:16px/1.7 'Segoe UI',Tahoma,Arial,sans-serif">
${parts.join(`<hr style="max-width:560px;margin:24px auto;border:0;border-top:1px solid ${colors.line[0]}">`)}
</body></html>`,
  }
}

function languageHtml(entries: readonly EmailEntry[], locale: Locale, origin: string): string {
  const prefix = locale === 'ar' ? '' : '/en'
  const address = (path: string) => escapeHtml(new URL(`${prefix}${path}`, origin).href)
  const entryHtml = (entry: EmailEntry) => `
<h1 style="margin:0 0 4px;font-size:20px;line-height:1.4">${escapeHtml(titleOf(entry, locale))}</h1>
<p style="margin:0 0 16px">${escapeHtml(bodyOf(entry, locale))}</p>${
    entry.link
      ? `<p style="margin:0 0 24px"><a href="${address(entry.link)}" style="display:inline-block;padding:10px 20px;border-radius:12px;background:${colors.brand[0]};color:#fff;text-decoration:none">${labelIn(labels.open, locale)}</a></p>`
      : ''
  }`
  return `<div lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}" style="max-width:560px;margin:0 auto;padding:24px;border:1px solid ${colors.line[0]};border-radius:16px;background:#fff">
<p style="margin:0 0 16px;font-weight:600;color:${colors.brand[0]}">${labelIn(labels.brand, locale)}</p>${entries.map(entryHtml).join('')}
<p style="margin:0;font-size:14px;color:${colors.muted[0]}"><a href="${address('/settings')}" style="color:${colors.muted[0]}">${labelIn(labels.settings, locale)}</a></p></div>`
}

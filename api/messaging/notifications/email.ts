import { brandPalette } from '@wasl/shared/design/brand-palette.ts'
import { colors } from '@wasl/shared/design/tokens.ts'
import { platformName } from '@wasl/shared/settings/platform-name.ts'
import type { Settings } from '@wasl/shared/settings/settings.ts'
import { type Label, type Locale, labelIn } from '@wasl/shared/units.ts'
import { escapeHtml } from '@wasl/shared/utils/escape-html.ts'
import * as z from 'zod'
import type { Env } from '../../env.ts'
import { fileUrl } from '../../platform/uploads/file-url.ts'

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
  open: { en: 'Open on the site', ar: 'افتحه في الموقع' },
  settings: { en: 'Choose in your settings how notifications arrive', ar: 'اختر من إعداداتك كيف تصلك الإشعارات' },
} as const satisfies Record<string, Label>

/** How the platform calls itself and looks: its color as `#0b5f56`, its logo as the path of a public image. */
export type EmailBrand = { name: Label; color: string; logo: string | null }

/** The brand that emails have now. */
export const emailBrand = (settings: Settings): EmailBrand => ({
  name: platformName(settings),
  color: brandPalette(settings.brand_color).brand[0],
  logo: settings.brand_logo && fileUrl(settings.brand_logo),
})

function brandHtml({ name, logo }: EmailBrand, locale: Locale, origin: string): string {
  const text = escapeHtml(labelIn(name, locale))
  if (!logo) return text
  return `<img src="${escapeHtml(new URL(`${logo}?w=384`, origin).href)}" alt="${text}" height="40" style="height:40px;max-width:192px">`
}

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
export function emailHtml(env: Env, payload: unknown, brand: EmailBrand): { html?: string } {
  const email = notificationEmail.safeParse(payload)
  if (!email.success) return {}
  const origin = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`
  const { entries, locale } = email.data
  const parts = inOrder(locale).map((locale) => languageHtml(entries, locale, { origin, brand }))
  return {
    html: `<!doctype html><html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"></head>
<body style="margin:0;padding:24px;background:${colors.page[0]};color:${colors.ink[0]};font:16px/1.7 'Segoe UI',Tahoma,Arial,sans-serif">
${parts.join(`<hr style="max-width:560px;margin:24px auto;border:0;border-top:1px solid ${colors.line[0]}">`)}
</body></html>`,
  }
}

function languageHtml(entries: readonly EmailEntry[], locale: Locale, { origin, brand }: { origin: string; brand: EmailBrand }): string {
  const prefix = locale === 'ar' ? '' : '/en'
  const address = (path: string) => escapeHtml(new URL(`${prefix}${path}`, origin).href)
  const entryHtml = (entry: EmailEntry) => `
<h1 style="margin:0 0 4px;font-size:20px;line-height:1.4">${escapeHtml(titleOf(entry, locale))}</h1>
<p style="margin:0 0 16px">${escapeHtml(bodyOf(entry, locale))}</p>${
    entry.link
      ? `<p style="margin:0 0 24px"><a href="${address(entry.link)}" style="display:inline-block;padding:10px 20px;border-radius:12px;background:${brand.color};color:#fff;text-decoration:none">${labelIn(labels.open, locale)}</a></p>`
      : ''
  }`
  return `<div lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}" style="max-width:560px;margin:0 auto;padding:24px;border:1px solid ${colors.line[0]};border-radius:16px;background:#fff">
<p style="margin:0 0 16px;font-weight:600;color:${brand.color}">${brandHtml(brand, locale, origin)}</p>${entries.map(entryHtml).join('')}
<p style="margin:0;font-size:14px;color:${colors.muted[0]}"><a href="${address('/settings')}" style="color:${colors.muted[0]}">${labelIn(labels.settings, locale)}</a></p></div>`
}

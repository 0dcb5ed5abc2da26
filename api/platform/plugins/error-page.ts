import type { Locale } from '@wasl/shared/units.ts'
import { escapeHtml } from '@wasl/shared/utils/escape.ts'

type PageError = { status: number; message: string; requestId?: string | undefined }

const texts = {
  ar: { title: 'وصل', home: 'العودة إلى الرئيسية', requestId: 'رقم البلاغ' },
  en: { title: 'Wasl', home: 'Back to home', requestId: 'Reference' },
} as const

/** The page for an error that occurs before the site or the back office can render one. It needs no script and no other file. */
export function errorPage(locale: Locale, { status, message, requestId }: PageError): string {
  const { title, home, requestId: requestLabel } = texts[locale]
  return `<!doctype html>
<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(message)} | ${title}</title>
<style>
:root { color-scheme: light dark; --brand: light-dark(#0f766e, #5eead4) }
body { font: 17px/1.7 "Readex Pro Variable", system-ui, sans-serif; display: grid; min-block-size: 100dvh; margin: 0; place-items: center; padding-inline: 1rem; box-sizing: border-box; text-align: center }
p { margin: 0; color: var(--brand); font-size: 2.5rem; font-weight: 700 }
h1 { margin: .25rem 0 2rem; font-size: 1.4rem; text-wrap: balance }
a { display: inline-block; padding: .6rem 1.4rem; border: 1px solid var(--brand); border-radius: 12px; color: var(--brand); text-decoration: none }
small { display: block; margin-block-start: 2rem; opacity: .75 }
</style>
<main>
<p>${status}</p>
<h1>${escapeHtml(message)}</h1>
<a href="${locale === 'en' ? '/en' : '/'}">${home}</a>${requestId ? `\n<small>${requestLabel}: <bdi dir="ltr">${escapeHtml(requestId)}</bdi></small>` : ''}
</main>
</html>
`
}

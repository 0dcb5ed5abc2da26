import { formatMoneyText } from '@wasl/shared/i18n/format.ts'
import type { Locale } from '@wasl/shared/units.ts'
import { escapeHtml } from '@wasl/shared/utils/escape.ts'
import { sandboxPages } from './sandbox.ts'
import type { SandboxPayResult } from './sandbox-pay.ts'
import type { SandboxInvoice } from './sandbox-store.ts'
import { testCards, testCode } from './test-cards.ts'

const texts = {
  en: {
    title: 'Pay by card',
    demo: 'Test page of the demo: no money is moved. Use a test card.',
    number: 'Card number',
    name: 'Name on card',
    expiry: 'Expiry (MM/YY)',
    cvc: 'Security code',
    pay: 'Pay',
    back: 'Back without paying',
    failed: 'The payment failed',
    retry: 'Try again with another card.',
    code: 'Code from your bank',
    codeHelp: `3-D Secure: in the demo the code is ${testCode}.`,
    confirm: 'Confirm',
    paid: 'This payment is paid.',
    closed: 'This payment page is closed.',
    continue: 'Continue',
    cards: 'Test cards',
    approved: 'is paid',
    language: 'العربية',
  },
  ar: {
    title: 'الدفع بالبطاقة',
    demo: 'صفحة تجريبية لا تنقل أي أموال. استخدم بطاقة اختبار.',
    number: 'رقم البطاقة',
    name: 'الاسم على البطاقة',
    expiry: 'تاريخ الانتهاء (شهر/سنة)',
    cvc: 'رمز الأمان',
    pay: 'ادفع',
    back: 'الرجوع دون دفع',
    failed: 'تعذّر الدفع',
    retry: 'جرّب بطاقة أخرى.',
    code: 'رمز التحقق من البنك',
    codeHelp: `التحقق ثلاثي الأبعاد: الرمز في النسخة التجريبية ${testCode}.`,
    confirm: 'تأكيد',
    paid: 'تم دفع هذا المبلغ.',
    closed: 'أُغلقت صفحة الدفع هذه.',
    continue: 'متابعة',
    cards: 'بطاقات الاختبار',
    approved: 'تُقبل',
    language: 'English',
  },
} as const

/** The hosted page of the sandbox: the card form, the 3-D Secure step, a failure, or the end. It works without JavaScript. */
export function hostedPage(invoice: SandboxInvoice, lang: Locale, result: SandboxPayResult | null): string {
  const t = texts[lang]
  const base = `${sandboxPages}/${invoice.id}`
  const home = escapeHtml(returnAddress(invoice))
  const amount = formatMoneyText(invoice.amount, lang)
  return `<!doctype html>
<html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${t.title}</title>
<style>
body { font: 16px/1.6 system-ui, sans-serif; max-inline-size: 26rem; margin: 1.5rem auto; padding-inline: 1rem; color: #1c2433; background: #fff }
h1 { font-size: 1.4rem; margin-block: .5rem } form { display: grid; grid-template-columns: minmax(0, 1fr); gap: .75rem; margin-block: 1rem } label { display: grid; grid-template-columns: minmax(0, 1fr); gap: .25rem }
input { font: inherit; padding: .5rem .75rem; border: 1px solid #98a3b1; border-radius: .5rem; direction: ltr; text-align: start }
button { font: inherit; padding: .6rem 1rem; border: 0; border-radius: .5rem; background: #0f766e; color: #fff; cursor: pointer }
a { color: #0f5f59 } .note { background: #f1f5f4; padding: .5rem .75rem; border-radius: .5rem } .failed { background: #fdecec; color: #8f1d1d; padding: .5rem .75rem; border-radius: .5rem }
.row { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: .75rem } nav { display: flex; justify-content: space-between; gap: 1rem } li { font-size: .875rem } ul { padding-inline-start: 1.25rem }
</style></head>
<body><nav><span>${escapeHtml(invoice.description)}</span><a href="${base}?lang=${lang === 'ar' ? 'en' : 'ar'}">${t.language}</a></nav>
<main><h1>${t.title}: <bdi>${escapeHtml(amount)}</bdi></h1><p class="note">${t.demo}</p>
${content(t, result, `${base}?lang=${lang}`, home)}</main></body></html>`
}

/** Where the client goes after the page: a sandbox on the site's own origin stays there, whatever name the browser has for it. */
export const returnAddress = ({ url, success_url }: SandboxInvoice): string =>
  url.startsWith('/') ? new URL(success_url, 'http://localhost').pathname : success_url

type PageTexts = (typeof texts)[Locale]

function content(t: PageTexts, result: SandboxPayResult | null, action: string, home: string): string {
  if (result?.next === 'paid') return `<p role="status">${t.paid}</p><p><a href="${home}">${t.continue}</a></p>`
  if (result?.next === 'closed') return `<p role="alert">${t.closed}</p><p><a href="${home}">${t.continue}</a></p>`
  if (result?.next === 'code')
    return `<form method="post" action="${action}"><input type="hidden" name="payment" value="${result.payment.id}">
<label>${t.code}<input name="code" inputmode="numeric" autocomplete="one-time-code" required maxlength="8"></label><small>${t.codeHelp}</small><button>${t.confirm}</button></form>`
  const failed = result
    ? `<p class="failed" role="alert">${t.failed}: <bdi dir="ltr">${escapeHtml(result.message)}</bdi>. ${t.retry}</p>`
    : ''
  return `${failed}<form method="post" action="${action}">
<label>${t.number}<input name="number" inputmode="numeric" autocomplete="off" required maxlength="24"></label>
<label>${t.name}<input name="name" autocomplete="off" value="Test"></label>
<div class="row"><label>${t.expiry}<input name="expiry" autocomplete="off" value="12/30"></label><label>${t.cvc}<input name="cvc" inputmode="numeric" autocomplete="off" value="123"></label></div>
<button>${t.pay}</button></form><p><a href="${home}">${t.back}</a></p>
<details><summary>${t.cards}</summary><ul>${Object.entries(testCards)
    .map(
      ([number, { code, message }]) =>
        `<li><bdi dir="ltr">${number}</bdi> ${code === null ? t.approved : `<bdi dir="ltr">${message}</bdi>`}</li>`,
    )
    .join('')}</ul></details>`
}

import { gatewayLabels } from '@wasl/shared/contract/choices.ts'
import { formatMoneyText } from '@wasl/shared/i18n/format.ts'
import type { Locale } from '@wasl/shared/units.ts'
import { escapeHtml } from '@wasl/shared/utils/escape.ts'
import type { Plan } from './plan.ts'
import { pagesOf } from './sandbox.ts'

const texts = {
  en: {
    title: 'Split into 4 payments',
    demo: 'Test page of the demo: no money is moved, and no data leaves it.',
    total: 'Total',
    now: 'Today',
    later: ['In a month', 'In two months', 'In three months'],
    approve: 'Agree and pay the first part',
    decline: 'Have the provider decline it',
    cancel: 'Cancel and go back',
    done: 'This payment is finished.',
    continue: 'Continue',
    language: 'العربية',
  },
  ar: {
    title: 'قسّمها على 4 دفعات',
    demo: 'صفحة تجريبية لا تنقل أي أموال، ولا تخرج منها أي بيانات.',
    total: 'الإجمالي',
    now: 'اليوم',
    later: ['بعد شهر', 'بعد شهرين', 'بعد ثلاثة أشهر'],
    approve: 'أوافق وأدفع القسط الأول',
    decline: 'اجعل المزوّد يرفضها',
    cancel: 'إلغاء والرجوع',
    done: 'انتهت هذه العملية.',
    continue: 'متابعة',
    language: 'English',
  },
} as const

/** The hosted page of a stand-in: the four parts, with a button for each result. Plain forms, so it works without JavaScript. */
export function planPage(plan: Plan, lang: Locale, isOnSite: boolean): string {
  const t = texts[lang]
  const address = `${pagesOf(plan.method)}/${plan.id}`
  const part = Math.floor(plan.amount / 4)
  const parts = [plan.amount - 3 * part, part, part, part]
  const rows = [t.now, ...t.later].map(
    (when, at) => `<dt>${when}</dt><dd><bdi>${escapeHtml(formatMoneyText(parts[at] ?? 0, lang))}</bdi></dd>`,
  )
  const button = (result: string, text: string) =>
    `<form method="post" action="${address}?lang=${lang}"><button name="result" value="${result}" class="${result}">${text}</button></form>`
  const actions =
    plan.status === 'new'
      ? `${button('approve', t.approve)}${button('decline', t.decline)}${button('cancel', t.cancel)}`
      : `<p role="status">${t.done}</p><p><a href="${escapeHtml(planReturn(plan, 'success', isOnSite))}">${t.continue}</a></p>`
  const title = `${t.title}: ${gatewayLabels[plan.method][lang]}`
  return `<!doctype html>
<html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title>
<style>
body { font: 16px/1.6 system-ui, sans-serif; max-inline-size: 26rem; margin: 1.5rem auto; padding-inline: 1rem; color: #1c2433; background: #fff }
h1 { font-size: 1.4rem; margin-block: .5rem } nav { display: flex; justify-content: space-between; gap: 1rem } a { color: #0f5f59 }
dl { display: grid; grid-template-columns: 1fr auto; gap: .5rem 1rem; padding: 1rem; border: 1px solid #d6dce3; border-radius: .5rem } dd { margin: 0; font-weight: 600 }
form { margin-block: .75rem } button { font: inherit; inline-size: 100%; padding: .6rem 1rem; border: 1px solid #0f766e; border-radius: .5rem; background: #fff; color: #0f5f59; cursor: pointer }
button.approve { background: #0f766e; color: #fff } .note { background: #f1f5f4; padding: .5rem .75rem; border-radius: .5rem }
</style></head>
<body><nav><span>${escapeHtml(plan.description)}</span><a href="${address}?lang=${lang === 'ar' ? 'en' : 'ar'}">${t.language}</a></nav>
<main><h1>${title}</h1><p class="note">${t.demo}</p>
<p>${t.total}: <strong><bdi>${escapeHtml(formatMoneyText(plan.amount, lang))}</bdi></strong></p><dl>${rows.join('')}</dl>${actions}</main></body></html>`
}

/** Where the client goes after the page. A stand-in on the site stays there, whatever name the browser has for it. */
export const planReturn = ({ return_urls }: Plan, result: keyof Plan['return_urls'], isOnSite: boolean): string =>
  isOnSite ? new URL(return_urls[result], 'http://localhost').pathname : return_urls[result]

import type { Label, Locale } from '@wasl/shared/units.ts'
import { labelIn } from '@wasl/shared/units.ts'
import type { LocalNafathRequest } from '../identity/nafath/nafath.ts'

const texts = {
  title: { en: 'Nafath stand-in', ar: 'بديل تطبيق نفاذ' },
  lead: {
    en: 'What the Nafath app would ask on the phone. This page exists in the demo only.',
    ar: 'ما يطلبه تطبيق نفاذ على الجوال. هذه الصفحة في وضع التجربة فقط.',
  },
  empty: { en: 'No requests are waiting.', ar: 'لا طلبات بانتظار الرد.' },
  ending: { en: 'ID ending in', ar: 'هوية تنتهي بـ' },
} satisfies Record<string, Label>

const answers = {
  completed: { en: 'Approve', ar: 'موافقة' },
  rejected: { en: 'Reject', ar: 'رفض' },
  expired: { en: 'Let it expire', ar: 'إنهاء المهلة' },
} as const satisfies Record<string, Label>

/** The stand-in of the Nafath app: the requests that wait for an answer. */
export const nafathPage = (requests: readonly LocalNafathRequest[], locale: Locale): string => `<!doctype html>
<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="5">
<title>${labelIn(texts.title, locale)} · ${locale === 'ar' ? 'وصل' : 'Wasl'}</title>
<style>
:root { color-scheme: light dark }
body { font: 16px/1.6 system-ui, sans-serif; max-inline-size: 46rem; margin: 2rem auto; padding-inline: 1rem; color: light-dark(#1c2433, #e6ebf2); background: light-dark(#fff, #10171d) }
li { display: flex; flex-wrap: wrap; gap: .75rem; align-items: center; border-block-end: 1px solid light-dark(#dde3ea, #333e49); padding-block: .75rem }
ul { padding: 0 } form { margin: 0 } h1 { line-height: 1.35 } b { font-size: 1.75rem; min-inline-size: 3rem } span { flex: 1 0 9rem } button { font: inherit; padding: .35rem .9rem }
</style></head>
<body><h1>${labelIn(texts.title, locale)}</h1><p>${labelIn(texts.lead, locale)}</p>
<ul>${requests.map((request) => requestHtml(request, locale)).join('') || `<li>${labelIn(texts.empty, locale)}</li>`}</ul></body></html>`

// All parts are texts of ours, digits or generated ids.
const requestHtml = ({ trans_id, number, ending }: LocalNafathRequest, locale: Locale): string =>
  `<li><b>${number}</b><span>${labelIn(texts.ending, locale)} <bdi>${ending}</bdi></span>${Object.entries(answers)
    .map(
      ([status, label]) =>
        `<form method="post" enctype="text/plain" action="/api/dev/nafath/${trans_id}/${status}?lang=${locale}"><button>${labelIn(label, locale)} ${number}</button></form>`,
    )
    .join('')}</li>`

import { formatLongDate, formatMoneyText, formatTime } from '../../i18n/format.ts'
import type { Label, Locale, Money } from '../../units.ts'

/** A decision on a dispute that both parties know and whose money has not moved. */
export type AnnouncedDecision = {
  client_amount: Money
  /** Before commission. */
  provider_amount: Money
  /** Null once the time to appeal has passed. */
  appeal_until: string | null
}

/** What a disputed order says between the decision and its execution: who gets what, and until when the reader can appeal. */
export const decidedStepFor = (reader: 'client' | 'provider', decision: AnnouncedDecision): Label => ({
  en: [`The dispute is decided: ${divisions[reader](decision).en}`, ...appealOf(decision, 'en')].join('. '),
  ar: [`صدر قرار النزاع: ${divisions[reader](decision).ar}`, ...appealOf(decision, 'ar')].join('. '),
})

const divisions: Readonly<Record<'client' | 'provider', (decision: AnnouncedDecision) => Label>> = {
  client: ({ client_amount, provider_amount }) => {
    const [back, rest] = [inBoth(client_amount), inBoth(provider_amount)]
    if (client_amount === 0) return { en: `the held ${rest.en} go to the provider`, ar: `يذهب المبلغ المحجوز ${rest.ar} إلى المزوّد` }
    if (provider_amount === 0) return { en: `the held ${back.en} go back to you`, ar: `يعود إليك المبلغ المحجوز ${back.ar}` }
    return { en: `${back.en} go back to you and ${rest.en} to the provider`, ar: `يعود إليك ${back.ar} ويذهب ${rest.ar} إلى المزوّد` }
  },
  provider: ({ client_amount, provider_amount }) => {
    const [back, rest] = [inBoth(client_amount), inBoth(provider_amount)]
    if (client_amount === 0)
      return { en: `the held ${rest.en} go to you, before commission`, ar: `يذهب إليك المبلغ المحجوز ${rest.ar} قبل العمولة` }
    if (provider_amount === 0) return { en: `the held ${back.en} go back to the client`, ar: `يعود المبلغ المحجوز ${back.ar} إلى العميل` }
    return {
      en: `${rest.en} go to you, before commission, and ${back.en} back to the client`,
      ar: `يذهب إليك ${rest.ar} قبل العمولة، ويعود ${back.ar} إلى العميل`,
    }
  },
}

function appealOf({ appeal_until }: AnnouncedDecision, locale: Locale): string[] {
  if (appeal_until === null) return []
  const until = momentIn(appeal_until, locale)
  return [locale === 'ar' ? `يمكنك الاعتراض حتى ${until}` : `You can appeal until ${until}`]
}

/** A day and a time as a part of a sentence. */
export const momentIn = (at: string, locale: Locale): string => [formatLongDate(at, locale), formatTime(at, locale)].map(isolated).join(' ')

const inBoth = (halalas: Money): Label => ({ en: isolated(formatMoneyText(halalas, 'en')), ar: isolated(formatMoneyText(halalas, 'ar')) })

/** Between U+2068 and U+2069, so that its direction does not affect the sentence. */
const isolated = (value: string): string => `\u2068${value}\u2069`

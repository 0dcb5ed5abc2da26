import { formatDay } from '@wasl/shared/i18n/format.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { shownDays } from '@wasl/shared/rules/hold-days.ts'
import { addDays } from '@wasl/shared/rules/periods.ts'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../ui/ButtonLink.tsx'

const kinds = ['rental', 'maintenance', 'block'] as const
/** The look of a hold by its kind. */
export const holdLooks = {
  rental: 'bg-good-soft text-good border-good',
  maintenance: 'bg-caution-soft text-caution border-caution',
  block: 'bg-sunken text-muted border-line-strong',
} as const

/** The shown weeks with the ones before and after, and what the colors mean. */
export function WeekLinks({ from, today }: { from: string; today: string }) {
  const { t } = useTranslation('fleet')
  const link = (day: string, name: 'earlier' | 'today' | 'later') => (
    <ButtonLink key={name} to={pages.ownCarCalendar({ from: day })} tone="plain" size="small" preventScrollReset>
      {t(`calendar.${name}`)}
    </ButtonLink>
  )
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <h2 className="text-lg">{t('calendar.range', { from: formatDay(from), to: formatDay(addDays(from, shownDays - 1)) })}</h2>
      <div className="flex flex-wrap gap-2">
        {link(addDays(from, -shownDays), 'earlier')}
        {from !== today && link(today, 'today')}
        {link(addDays(from, shownDays), 'later')}
      </div>
      <ul className="flex flex-wrap gap-2 text-sm sm:ms-auto">
        {kinds.map((kind) => (
          <li key={kind} className={`rounded-full border px-2.5 py-0.5 ${holdLooks[kind]}`}>
            {t(`hold.${kind}`)}
          </li>
        ))}
      </ul>
    </div>
  )
}

import { formatDay } from '@wasl/shared/i18n/format.ts'

/** Two days, the first of them where the line begins in both languages. */
export const DayRange = ({ from, to, className }: { from: string; to: string; className?: string }) => (
  <span className={className}>
    <bdi dir="ltr" className="whitespace-nowrap">
      {formatDay(from)}
    </bdi>{' '}
    –{' '}
    <bdi dir="ltr" className="whitespace-nowrap">
      {formatDay(to)}
    </bdi>
  </span>
)

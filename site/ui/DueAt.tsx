import { Countdown } from './Countdown.tsx'
import { DateText } from './DateText.tsx'
import { Icon } from './Icon.tsx'

type Props = { label: string; at: string; now: string; className?: string }

/** A deadline with the time left. */
export function DueAt({ label, at, now, className = '' }: Props) {
  return (
    <p className={`flex flex-wrap items-center gap-x-3 gap-y-1 ${className}`}>
      <span className="flex items-center gap-1.5 text-muted">
        <Icon name="clock" size={18} />
        {label}
      </span>
      <DateText at={at} show="time" />
      <Countdown key={at} dueAt={at} now={now} />
    </p>
  )
}

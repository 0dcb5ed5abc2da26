import './next-step.css'
import { ClockCircleOutlined } from '@ant-design/icons'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../app/useLocale.ts'
import { instantText } from '../../fields/format.ts'
import { StatusTag } from '../../ui/StatusTag.tsx'
import { TimeLeft } from './TimeLeft.tsx'

type Props = { declaration: AnyResource; row: AnyRow; readAt: number; onEnded: () => void }

/** What a row waits for: whose turn it is, what comes next and until when. `readAt`: when the row came, in milliseconds of this browser. */
export function NextStep({ declaration: { waits }, row, readAt, onEnded }: Props) {
  const { t } = useTranslation()
  const { say } = useLocale()
  const step = waits?.turns[String(row[waits.by])]
  if (!step) return null
  const { turn, next } = step
  const until = waits.until && turn !== 'nobody' && row[waits.until]
  return (
    <section className="card next-step" data-turn={turn} aria-labelledby="next-step">
      <h2 id="next-step">{t('next.title')}</h2>
      <StatusTag tone={turn === 'admin' ? 'warn' : 'plain'} text={t(`next.turn.${turn}`)} />
      <p>{say(next)}</p>
      {typeof until === 'string' && (
        <p className="next-until">
          <ClockCircleOutlined aria-hidden />
          <span>{t('next.deadline')}</span>
          <bdi dir="ltr">{instantText(until)}</bdi>
          {typeof row.now === 'string' && (
            <TimeLeft key={`${until} ${readAt}`} ms={Date.parse(until) - Date.parse(row.now)} since={readAt} onEnded={onEnded} />
          )}
        </p>
      )}
    </section>
  )
}

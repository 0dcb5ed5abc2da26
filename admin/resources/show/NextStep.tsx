import './next-step.css'
import { ClockCircleOutlined } from '@ant-design/icons'
import { adminPages } from '@wasl/shared/pages/admin-pages.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { DateTimeText } from '../../ui/DateTimeText.tsx'
import { StatusTag } from '../../ui/StatusTag.tsx'
import { useLocale } from '../../ui/useLocale.ts'
import { reviewOf } from '../overrides/reviews.ts'
import { currentStep } from '../queue.ts'
import { TimeLeft } from './TimeLeft.tsx'
import type { OpenedQueue } from './useOpenedQueue.ts'

type Props = { declaration: AnyResource; row: AnyRow; queue: OpenedQueue | null; readAt: number; onEnded: () => void }

/** Whose turn it is, what comes next and until when, and how many others wait. `readAt`: when the row was loaded, in milliseconds of the browser's clock. */
export function NextStep({ declaration, row, queue, readAt, onEnded }: Props) {
  const { name, pending } = declaration
  const navigate = useNavigate()
  const { t } = useTranslation()
  const { localize } = useLocale()
  const step = currentStep(declaration, row)
  const advice = pending?.advice?.[String(row[pending.statusField])]
  if (!step) return advice ? <Advice text={localize(advice)} /> : null
  const { turn, next, label, deadlineField } = step
  const until = deadlineField && turn !== 'nobody' && row[deadlineField]
  return (
    <section className="card next-step" data-turn={turn} aria-labelledby="next-step">
      <h2 id="next-step">{t('nextStep.title')}</h2>
      <StatusTag tone={turn === 'admin' ? 'warn' : 'plain'} text={label ? localize(label) : t(`nextStep.turn.${turn}`)} />
      <p>{localize(next)}</p>
      {reviewOf(name) && turn === 'admin' && (
        <Button type="primary" onClick={() => navigate(adminPages.reviewRow({ resource: name, id: String(row.id) }))}>
          {t('review.start')}
        </Button>
      )}
      {queue && (
        <p className="next-queue">
          <span>{t('nextStep.others', { count: queue.others })}</span>
          <Button onClick={queue.openNext}>{t('nextStep.skip')}</Button>
        </p>
      )}
      {typeof until === 'string' && (
        <p className="next-until">
          <ClockCircleOutlined aria-hidden />
          <span>{t('nextStep.deadline')}</span>
          <DateTimeText at={until} />
          {typeof row.now === 'string' && (
            <TimeLeft key={`${until} ${readAt}`} ms={Date.parse(until) - Date.parse(row.now)} since={readAt} onEnded={onEnded} />
          )}
        </p>
      )}
    </section>
  )
}

function Advice({ text }: { text: string }) {
  const { t } = useTranslation()
  return (
    <section className="card next-step" aria-labelledby="next-step">
      <h2 id="next-step">{t('nextStep.title')}</h2>
      <p>{text}</p>
    </section>
  )
}

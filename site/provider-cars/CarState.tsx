import type { OwnCarCard } from '@wasl/shared/contract/provider-cars.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionForm } from '../forms/ActionForm.tsx'
import { Badge, type BadgeTone, StatusBadge } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { DateText } from '../ui/DateText.tsx'
import { Icon } from '../ui/Icon.tsx'

const tones: Readonly<Record<OwnCarCard['status'], BadgeTone>> = {
  draft: 'plain',
  pending_review: 'warn',
  published: 'good',
  hidden: 'plain',
  stopped: 'bad',
  retired: 'bad',
}

/** Where a car is, and whether a change of it waits or was rejected. */
export function CarState({ car: { status, change } }: { car: Pick<OwnCarCard, 'status' | 'change'> }) {
  const { t } = useTranslation('fleet')
  return (
    <p className="flex flex-wrap gap-2">
      <StatusBadge tone={tones[status]}>{t(`status.${status}`)}</StatusBadge>
      {change && (
        <Badge tone={change.status === 'pending' ? 'warn' : 'bad'} icon="edit">
          {t(`change.${change.status}.badge`)}
        </Badge>
      )}
    </p>
  )
}

/** What the review says: that the car or its change waits, why it came back, or that we have stopped it. A change can be withdrawn. */
export function CarReview({ car: { status, change, return_reason } }: { car: Pick<OwnCarCard, 'status' | 'change' | 'return_reason'> }) {
  const { t } = useTranslation('fleet')
  return (
    <>
      {status === 'pending_review' && <Note tone="warn" title={t('review.pending')} hint={t('review.pendingHint')} />}
      {status === 'draft' && return_reason && (
        <Note tone="bad" title={t('review.returned')} reason={return_reason} hint={t('review.returnedHint')} />
      )}
      {status === 'stopped' && <Note tone="bad" title={t('review.stopped')} reason={return_reason} hint={t('review.stoppedHint')} />}
      {change && (
        <Note
          tone={change.status === 'pending' ? 'warn' : 'bad'}
          title={t(`change.${change.status}.title`)}
          reason={change.reject_reason}
          hint={
            <>
              {t(`change.${change.status}.hint`)} <DateText at={change.sent_at} />
            </>
          }
        >
          <ActionForm method="post">
            <Button tone="plain" size="small" name="intent" value="withdraw">
              {t(`change.${change.status}.withdraw`)}
            </Button>
          </ActionForm>
        </Note>
      )}
    </>
  )
}

type NoteProps = { tone: 'warn' | 'bad'; title: string; reason?: string | null; hint: ReactNode; children?: ReactNode }

function Note({ tone, title, reason, hint, children }: NoteProps) {
  const { t } = useTranslation('fleet')
  const isWarning = tone === 'warn'
  return (
    <section className={`flex gap-3 rounded-card p-4 ${isWarning ? 'bg-caution-soft text-caution' : 'bg-bad-soft text-bad'}`}>
      <Icon name={isWarning ? 'clock' : 'alert'} className="mt-1" />
      <div className="flex grow flex-col gap-2">
        <p className="font-semibold">{title}</p>
        {reason && (
          <p>
            {t('review.reason')} <bdi>{reason}</bdi>
          </p>
        )}
        <p>{hint}</p>
        {children}
      </div>
    </section>
  )
}

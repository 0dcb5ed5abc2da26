import type { ClosedRequest as Request } from '@wasl/shared/contract/orders.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../layout/PageHead.tsx'
import { useMarkAsRead } from '../notifications/useMarkAsRead.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'

/** The page of a request that the provider can no longer open: why, and where to go on. */
export function ClosedRequest({ id, request: { number, reason } }: { id: string; request: Request }) {
  const { t } = useTranslation('orders')
  useMarkAsRead(pages.order({ id }))
  const [title, hint] = {
    taken: [t('closedRequest.taken'), t('closedRequest.takenHint')],
    cancelled: [t('closedRequest.cancelled'), t('closedRequest.endedHint')],
    expired: [t('closedRequest.expired'), t('closedRequest.endedHint')],
    closed: [t('closedRequest.closed'), t('closedRequest.endedHint')],
    not_served: [t('closedRequest.notServed'), t('closedRequest.notServedHint')],
  }[reason]
  return (
    <div className="wrap flex flex-col gap-6 py-8">
      <PageHead title={`${t('number')} ${number}`} noIndex />
      <h1>{`${t('number')} ${number}`}</h1>
      <EmptyState
        icon="clock"
        title={title ?? ''}
        action={
          <div className="mt-3 flex flex-wrap justify-center gap-3">
            <ButtonLink to={pages.orders({ tab: 'new' })}>{t('closedRequest.openRequests')}</ButtonLink>
            <ButtonLink to={pages.notifications()} tone="plain">
              {t('closedRequest.notifications')}
            </ButtonLink>
          </div>
        }
      >
        {hint}
      </EmptyState>
    </div>
  )
}

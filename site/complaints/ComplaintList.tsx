import type { ComplaintsPage } from '@wasl/shared/contract/complaints.ts'
import { complaintLifecycle } from '@wasl/shared/lifecycle/complaints.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { StatusBadge } from '../ui/Badge.tsx'
import { DateText } from '../ui/DateText.tsx'
import { Ltr } from '../ui/Ltr.tsx'
import { PageLink } from '../ui/PageLink.tsx'

/** The complaints of a page, each linked to its own. */
export function ComplaintList({ complaints }: { complaints: ComplaintsPage['data'] }) {
  const { t } = useTranslation('complaints')
  return (
    <ul className="flex flex-col divide-y divide-line">
      {complaints.map(({ id, number, subject, status, order, created_at }) => (
        <li key={id} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-4 first:pt-0 last:pb-0">
          <div className="min-w-0">
            <PageLink to={pages.complaint({ id })} className="font-semibold wrap-anywhere hover:text-brand hover:underline">
              <bdi>{subject}</bdi>
            </PageLink>
            <p className="flex flex-wrap gap-x-3 text-sm text-muted">
              <Ltr>{number}</Ltr>
              <DateText at={created_at} />
              {order && (
                <span>
                  {t('list.about')} <Ltr>{order.number}</Ltr>
                </span>
              )}
            </p>
          </div>
          <StatusBadge tone={complaintLifecycle.tones[status]}>{t(`status.${status}`)}</StatusBadge>
        </li>
      ))}
    </ul>
  )
}

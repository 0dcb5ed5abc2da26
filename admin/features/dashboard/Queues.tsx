import { CheckCircleOutlined } from '@ant-design/icons'
import type { DashboardView } from '@wasl/shared/contract/dashboard.ts'
import { formatCount } from '@wasl/shared/i18n/format.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { filteredListPath } from '../../api/list-url.ts'
import { ageText } from '../../ui/age-text.ts'
import { useLocale } from '../../ui/useLocale.ts'

type Queue = DashboardView['queues'][number]

/** The queues the administration works on, each with a link to its list: what is overdue, then what this administrator has taken, then the rest. Empty queues are hidden. */
export function Queues({ queues }: { queues: readonly Queue[] }) {
  const { t } = useTranslation()
  const waiting = queues.filter(({ count }) => count > 0)
  const own = waiting.flatMap((queue) => (queue.own?.count ? [{ ...queue, ...queue.own, oldest_at: null }] : []))
  if (queues.length === 0) return null
  return (
    <section className="card" aria-labelledby="queues-title">
      <header className="card-header">
        <h2 id="queues-title">{t('dashboard.queues')}</h2>
      </header>
      {waiting.length === 0 && (
        <p className="queues-clear">
          <CheckCircleOutlined aria-hidden /> {t('dashboard.queuesClear')}
        </p>
      )}
      <QueueGroup kind="overdue" title={t('dashboard.overdue')} queues={waiting.filter(({ is_overdue }) => is_overdue)} />
      <QueueGroup kind="own" title={t('dashboard.own')} queues={own} />
      <QueueGroup kind="open" title={t('dashboard.others')} queues={waiting.filter(({ is_overdue }) => !is_overdue)} />
    </section>
  )
}

function QueueGroup({ kind, title, queues }: { kind: 'overdue' | 'own' | 'open'; title: string; queues: readonly Queue[] }) {
  const { t } = useTranslation()
  const { locale } = useLocale()
  if (queues.length === 0) return null
  return (
    <section className="queue-group" data-kind={kind} aria-label={title}>
      <h3>{title}</h3>
      <ul className="queues">
        {queues.map(({ label, resource, filter, count, oldest_at }) => (
          <li key={label.en}>
            <Link to={filteredListPath(resource, filter)} className="queue">
              <bdi dir="ltr" className="queue-count">
                {formatCount(count)}
              </bdi>
              <span>
                <strong>{label[locale]}</strong>
                {oldest_at && <small>{t('dashboard.oldest', { age: ageText(oldest_at, t) })}</small>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

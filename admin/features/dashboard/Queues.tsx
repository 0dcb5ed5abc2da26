import { CheckCircleOutlined } from '@ant-design/icons'
import type { DashboardView } from '@wasl/shared/contract/dashboard.ts'
import { formatCount } from '@wasl/shared/i18n/format.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { filteredListPath } from '../../api/list-url.ts'
import { ageText } from '../../ui/age-text.ts'
import { useLocale } from '../../ui/useLocale.ts'

/** The queues the administration works on: the count, the age of the oldest row, whether it is overdue, and a link to the filtered list. Empty queues are hidden. */
export function Queues({ queues }: { queues: DashboardView['queues'] }) {
  const { t } = useTranslation()
  const { locale } = useLocale()
  const waiting = queues.filter(({ count }) => count > 0)
  if (queues.length === 0) return null
  return (
    <section className="card" aria-labelledby="queues-title">
      <header className="card-header">
        <h2 id="queues-title">{t('dashboard.queues')}</h2>
      </header>
      {waiting.length === 0 ? (
        <p className="queues-clear">
          <CheckCircleOutlined aria-hidden /> {t('dashboard.queuesClear')}
        </p>
      ) : (
        <ul className="queues">
          {waiting.map(({ label, resource, filter, count, oldest_at, is_overdue }) => (
            <li key={label.en}>
              <Link to={filteredListPath(resource, filter)} className="queue" data-overdue={is_overdue}>
                <bdi dir="ltr" className="queue-count">
                  {formatCount(count)}
                </bdi>
                <span>
                  <strong>{label[locale]}</strong>
                  {oldest_at && <small>{t('dashboard.oldest', { age: ageText(oldest_at, t) })}</small>}
                  {is_overdue && <em>{t('dashboard.overdue')}</em>}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

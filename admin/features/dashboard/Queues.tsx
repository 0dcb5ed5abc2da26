import { CheckCircleOutlined } from '@ant-design/icons'
import type { DashboardView } from '@wasl/shared/contract/dashboard.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { filteredAddress } from '../../api/filtered-address.ts'
import { useLocale } from '../../app/useLocale.ts'
import { countText } from '../../fields/format.ts'
import { ageText } from '../../ui/age-text.ts'

/** What waits for the administration: how many, since when, whether that is too long, and the way to them. Empty queues are not shown. */
export function Queues({ queues }: { queues: DashboardView['queues'] }) {
  const { t } = useTranslation()
  const { locale } = useLocale()
  const waiting = queues.filter(({ count }) => count > 0)
  if (queues.length === 0) return null
  return (
    <section className="card" aria-labelledby="queues-title">
      <header className="card-head">
        <h2 id="queues-title">{t('dashboard.queues')}</h2>
      </header>
      {waiting.length === 0 ? (
        <p className="queues-clear">
          <CheckCircleOutlined aria-hidden /> {t('dashboard.queuesClear')}
        </p>
      ) : (
        <ul className="queues">
          {waiting.map(({ label, resource, filter, count, oldest_at, is_late }) => (
            <li key={label.en}>
              <Link to={filteredAddress(resource, filter)} className="queue" data-late={is_late}>
                <bdi dir="ltr" className="queue-count">
                  {countText(count)}
                </bdi>
                <span>
                  <strong>{label[locale]}</strong>
                  {oldest_at && <small>{t('dashboard.oldest', { age: ageText(oldest_at, t) })}</small>}
                  {is_late && <em>{t('dashboard.late')}</em>}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

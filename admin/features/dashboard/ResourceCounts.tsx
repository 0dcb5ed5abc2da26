import { useQueries } from '@tanstack/react-query'
import { formatTotal } from '@wasl/shared/i18n/format.ts'
import { adminPages } from '@wasl/shared/pages/admin-pages.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { countRows } from '../../api/resource-calls.ts'
import { ResourceIcon } from '../../ui/icons.tsx'
import { useLocale } from '../../ui/useLocale.ts'

/** The number of rows of each resource, linked to its list. */
export function ResourceCounts({ resources }: { resources: readonly AnyResource[] }) {
  const { t } = useTranslation()
  const { localize } = useLocale()
  const totals = useQueries({
    queries: resources.map(({ name }) => ({
      queryKey: ['count', name],
      queryFn: () => countRows(name, []),
    })),
  })
  return (
    <section aria-labelledby="counts-title">
      <h2 id="counts-title" className="visually-hidden">
        {t('dashboard.counts')}
      </h2>
      <ul className="counts">
        {resources.map(({ name, icon, label }, index) => {
          const total = totals[index]?.data
          return (
            <li key={name}>
              <Link to={adminPages.list({ resource: name })} className="count">
                <span className="count-icon">
                  <ResourceIcon name={icon} />
                </span>
                <span className="count-name">{localize(label.many)}</span>
                <bdi dir="ltr" className="count-total">
                  {total === undefined ? <CountPlaceholder failed={totals[index]?.isError ?? false} /> : formatTotal(total)}
                </bdi>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const CountPlaceholder = ({ failed }: { failed: boolean }) =>
  failed ? (
    '—'
  ) : (
    <span aria-busy>
      <Skeleton.Button size="small" active />
    </span>
  )

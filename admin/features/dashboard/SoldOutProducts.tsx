import type { CrudFilter } from '@refinedev/core'
import type { DashboardView } from '@wasl/shared/contract/dashboard.ts'
import { adminPages } from '@wasl/shared/pages/admin-pages.ts'
import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { listQuery } from '../../api/list-url.ts'
import { useLocale } from '../../ui/useLocale.ts'

/** Available products with no stock left, linked to their pages. */
export function SoldOutProducts({ products }: { products: NonNullable<DashboardView['sold_out']> }) {
  const { t } = useTranslation()
  const { locale } = useLocale()
  return (
    <section className="card" aria-labelledby="sold-out-title">
      <header className="card-header">
        <h2 id="sold-out-title">{t('dashboard.soldOut')}</h2>
        <Link to={`${adminPages.list({ resource: 'products' })}?${listQuery(soldOutFilter)}`}>{t('dashboard.seeAll')}</Link>
      </header>
      {products.length === 0 ? (
        <p className="muted">{t('dashboard.nothing')}</p>
      ) : (
        <ul className="newest-rows">
          {products.map(({ id, name }) => (
            <li key={id}>
              <Link to={adminPages.show({ resource: 'products', id })} className="row-title">
                <bdi>{name[locale]}</bdi>
              </Link>
              <Tag bordered={false} className="status" data-tone="bad">
                {t('dashboard.noneLeft')}
              </Tag>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const soldOutFilter: CrudFilter[] = [{ field: 'derived', operator: 'in', value: ['sold_out'] }]

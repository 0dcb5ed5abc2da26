import type { CrudFilter } from '@refinedev/core'
import type { DashboardView } from '@wasl/shared/contract/dashboard.ts'
import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addressOf } from '../../api/addresses.ts'
import { listQuery } from '../../api/list-query.ts'
import { useLocale } from '../../app/useLocale.ts'

/** Products on sale of which none is left, each a way to fill it up. */
export function SoldOut({ products }: { products: NonNullable<DashboardView['sold_out']> }) {
  const { t } = useTranslation()
  const { locale } = useLocale()
  return (
    <section className="card" aria-labelledby="sold-out-title">
      <header className="card-head">
        <h2 id="sold-out-title">{t('dashboard.soldOut')}</h2>
        <Link to={`${addressOf.list('products')}?${listQuery(noneLeft)}`}>{t('dashboard.seeAll')}</Link>
      </header>
      {products.length === 0 ? (
        <p className="none">{t('dashboard.nothing')}</p>
      ) : (
        <ul className="newest-rows">
          {products.map(({ id, name }) => (
            <li key={id}>
              <Link to={addressOf.show('products', id)} className="row-title">
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

const noneLeft: CrudFilter[] = [
  { field: 'quantity', operator: 'lte', value: 0 },
  { field: 'availability', operator: 'in', value: ['available'] },
]

import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { CountBadge } from '../ui/CountBadge.tsx'
import { Icon } from '../ui/Icon.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { useRootData } from '../ui/root-data.ts'

/** The cart of clients and guests in the header, with the number of its pieces. */
export function CartLink() {
  const { t } = useTranslation()
  const rootData = useRootData()
  const count = rootData?.cartCount ?? 0
  if (rootData?.viewer && rootData.viewer.role !== 'client') return null
  return (
    <PageLink
      to={pages.cart()}
      className="relative grid size-11 place-items-center rounded-control text-muted hover:bg-sunken hover:text-brand"
    >
      <Icon name="bag" size={22} />
      <span className="sr-only">{count > 0 ? `${t('nav.cart')}: ${t('cart', { count })}` : t('nav.cart')}</span>
      {count > 0 && <CountBadge count={count} className="absolute -end-0.5 top-0.5" />}
    </PageLink>
  )
}

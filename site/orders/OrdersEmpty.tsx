import type { OrderKind } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import type { OrderList } from '@wasl/shared/lifecycle/orders/tabs.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { useRootData } from '../ui/root-data.ts'

type Props = {
  reader: 'client' | 'provider'
  kind: OrderKind | null
  /** Null: the open requests. */
  list: OrderList | null
  /** Searched by a text or days. */
  isFiltered: boolean
  /** The reader may see all orders of the client. */
  seesAll: boolean
}

/** The empty state of the orders page. */
export function OrdersEmpty({ reader, kind, list, isFiltered, seesAll }: Props) {
  const { t } = useTranslation('orders')
  const viewer = useRootData()?.viewer
  if (isFiltered)
    return (
      <EmptyState icon="search" title={t('empty.search')}>
        {t('empty.searchHint')}
      </EmptyState>
    )
  if (list === null)
    return (
      <EmptyState icon="search" title={t('empty.open')}>
        {t('empty.openHint')}
      </EmptyState>
    )
  if (viewer?.role === 'colleague' && !viewer.can_order)
    return (
      <EmptyState icon="list" title={t(`empty.${list}`)}>
        {!seesAll && t('empty.colleague')}
      </EmptyState>
    )
  const [part, to, button] = parts[kind ?? 'service'] ?? servicePart
  return (
    <EmptyState icon="list" title={t(`empty.${list}`)} action={reader === 'client' && <ButtonLink to={to}>{t(button)}</ButtonLink>}>
      {t(part[reader])}
    </EmptyState>
  )
}

const servicePart = [{ client: 'empty.client', provider: 'empty.provider' }, pages.services(), 'empty.action'] as const
const storePart = [{ client: 'empty.storeClient', provider: 'empty.storeProvider' }, pages.store(), 'empty.toStore'] as const
const carPart = [{ client: 'empty.carClient', provider: 'empty.carProvider' }, pages.cars(), 'empty.toCars'] as const
const parts: Readonly<Partial<Record<OrderKind, typeof servicePart | typeof storePart | typeof carPart>>> = {
  store: storePart,
  car: carPart,
}

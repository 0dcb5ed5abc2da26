import type { OrderPage } from '@wasl/shared/contract/orders.ts'
import type { ReturnView } from '@wasl/shared/contract/returns.ts'
import { formatCount } from '@wasl/shared/i18n/format.ts'
import { returnLifecycle } from '@wasl/shared/lifecycle/returns.ts'
import { returnCauses } from '@wasl/shared/rules/return-causes.ts'
import { useTranslation } from 'react-i18next'
import { useLocale, useText } from '../i18n/locale.ts'
import type { ApiFailure } from '../server/api-error.server.ts'
import { StatusBadge } from '../ui/Badge.tsx'
import { Card } from '../ui/Card.tsx'
import { DateText } from '../ui/DateText.tsx'
import { DueAt } from '../ui/DueAt.tsx'
import { FileLinks } from '../ui/FileLinks.tsx'
import { Ltr } from '../ui/Ltr.tsx'
import { Money } from '../ui/Money.tsx'
import { UserText } from '../ui/UserText.tsx'
import { ReturnActions } from './ReturnActions.tsx'

type Props = {
  returns: NonNullable<OrderPage['goods']>['returns']
  reader: OrderPage['reader']
  now: OrderPage['now']
  failure: ApiFailure | null
  /** The step that was rejected. */
  failedAction: string
}

/** The returns of an order of the store, the newest first, with what the reader can do. */
export function ReturnList({ returns, ...rest }: Props) {
  const { t } = useTranslation('orders')
  return (
    <div id="returns" className="scroll-mt-24">
      <Card title={t('returns.title')}>
        <ul className="flex flex-col divide-y divide-line">
          {returns.toReversed().map((one) => (
            <ReturnItem key={one.id} one={one} {...rest} />
          ))}
        </ul>
      </Card>
    </div>
  )
}

function ReturnItem({ one, reader, now, failure, failedAction }: Omit<Props, 'returns'> & { one: ReturnView }) {
  const { t } = useTranslation('orders')
  const text = useText()
  const locale = useLocale()
  const goods = one.lines.map(({ title, quantity }) => `${text(title)} × ${formatCount(quantity)}`)
  return (
    <li className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-medium">
          <Ltr>{one.number}</Ltr> · <DateText at={one.created_at} />
        </span>
        <StatusBadge tone={returnLifecycle.tones[one.status]}>{text(returnLifecycle.statuses[one.status])}</StatusBadge>
      </div>
      <p>{goods.join(locale === 'ar' ? '، ' : ', ')}</p>
      <p className="text-sm text-muted">{text(returnCauses[one.cause])}</p>
      <UserText>{one.reason}</UserText>
      <FileLinks files={one.photos} />
      <p className="text-sm">{t(`returns.paidBy.${reader}.${one.shipping_paid_by}`)}</p>
      {one.tracking && (
        <p className="text-sm">
          {t('goods.tracking')} <Ltr>{one.tracking}</Ltr>
        </p>
      )}
      {one.reject_reason && (
        <p className="text-sm">
          {t('returns.rejectReason')} <bdi>{one.reject_reason}</bdi>
        </p>
      )}
      {one.refund_amount !== null && (
        <p className="font-medium">
          {t('returns.refunded')} <Money halalas={one.refund_amount} exact />
        </p>
      )}
      {one.due_at && (
        <div className="flex flex-col gap-1 text-sm">
          <DueAt label={`${t('page.deadline')}:`} at={one.due_at} now={now} />
          <p className="text-muted">{t(`returns.due.${dueKey(one)}`)}</p>
        </div>
      )}
      <ReturnActions one={one} failure={failure} failedAction={failedAction} />
    </li>
  )
}

const dueKey = ({ status }: ReturnView) => (status === 'accepted' || status === 'sent_back' ? status : 'requested')

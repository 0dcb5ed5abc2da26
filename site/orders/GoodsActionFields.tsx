import type { OrderPage } from '@wasl/shared/contract/orders.ts'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../forms/Checkbox.tsx'
import { TextInput } from '../forms/TextInput.tsx'
import type { ApiFailure } from '../server/api-error.server.ts'
import { type GoodsLine, GoodsQuantities } from './GoodsQuantities.tsx'

type Props = { goods: NonNullable<OrderPage['goods']>; errors: ApiFailure['errors'] | undefined }

/** The fields of the transitions of goods, by the name of the transition. */
export const goodsActionFields: Readonly<Record<string, (props: Props) => React.JSX.Element>> = {
  send_out: SendOutFields,
  deliver: DeliveryFields,
  refund_line: RefundFields,
}

/** How many of a line are neither sent out nor refunded. */
const openOf = ({ quantity, shipped, refunded }: GoodsLine): number => quantity - shipped - refunded

function SendOutFields({ goods, errors }: Props) {
  const { t } = useTranslation('orders')
  return (
    <>
      <GoodsQuantities form="send-out" legend={t('goods.sendNow')} lines={goods.lines} left={openOf} initial="all" errors={errors?.lines} />
      <TextInput name="carrier" id="shipment-carrier" label={t('goods.carrier')} maxLength={60} optional errors={errors?.carrier} />
      <TextInput
        name="tracking"
        id="shipment-tracking"
        label={t('goods.tracking')}
        dir="ltr"
        maxLength={60}
        optional
        errors={errors?.tracking}
      />
    </>
  )
}

function RefundFields({ goods, errors }: Props) {
  const { t } = useTranslation('orders')
  return (
    <>
      <GoodsQuantities
        form="refund"
        legend={t('goods.refundWhat')}
        lines={goods.lines}
        left={openOf}
        initial="none"
        errors={errors?.lines}
      />
      <Checkbox name="restock" id="refund-restock" label={t('goods.restock')} />
    </>
  )
}

function DeliveryFields({ errors }: Props) {
  const { t } = useTranslation('orders')
  return (
    <TextInput
      name="code"
      id="delivery-code"
      label={t('goods.enterCode')}
      inputMode="numeric"
      dir="ltr"
      maxLength={6}
      errors={errors?.code}
    />
  )
}

import type { OrderPage } from '@wasl/shared/contract/orders.ts'
import { maxProofPhotos } from '@wasl/shared/rules/limits.ts'
import { maxReturnPhotos, returnCauses } from '@wasl/shared/rules/return-causes.ts'
import { findEntry, typedEntries } from '@wasl/shared/utils/typed-entries.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../forms/Checkbox.tsx'
import { FileField } from '../forms/FileField.tsx'
import { Select } from '../forms/Select.tsx'
import { Textarea } from '../forms/Textarea.tsx'
import { TextInput } from '../forms/TextInput.tsx'
import { useText } from '../i18n/locale.ts'
import type { ApiFailure } from '../server/api-error.server.ts'
import { type GoodsLine, GoodsQuantities } from './GoodsQuantities.tsx'

type Props = { goods: NonNullable<OrderPage['goods']>; errors: ApiFailure['errors'] | undefined }

/** The fields of a transition of goods. */
export function GoodsActionFields({ name, ...props }: Props & { name: string }) {
  const Fields = findEntry(fieldsOf, name)
  return Fields ? <Fields {...props} /> : null
}

const fieldsOf: Readonly<Record<string, (props: Props) => ReactNode>> = {
  send_out: SendOutFields,
  deliver: DeliveryFields,
  refund_line: RefundFields,
  request_return: ReturnFields,
}

/** How many of a line are neither sent out nor refunded. */
const openOf = ({ quantity, shipped, refunded }: GoodsLine): number => quantity - shipped - refunded

function SendOutFields({ goods, errors }: Props) {
  const { t } = useTranslation('orders')
  return (
    <>
      <GoodsQuantities form="send-out" legend={t('goods.sendNow')} lines={goods.lines} left={openOf} initial="all" errors={errors} />
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
      <GoodsQuantities form="refund" legend={t('goods.refundWhat')} lines={goods.lines} left={openOf} initial="none" errors={errors} />
      <Checkbox name="restock" id="refund-restock" label={t('goods.restock')} />
    </>
  )
}

function ReturnFields({ goods, errors }: Props) {
  const { t } = useTranslation('orders')
  const text = useText()
  const causes = typedEntries(returnCauses).map(([value, label]) => ({ value, label: text(label) }))
  return (
    <>
      <GoodsQuantities form="return" legend={t('returns.what')} lines={goods.lines} left={returnableOf} initial="none" errors={errors} />
      <Select name="cause" id="return-cause" label={t('returns.cause')} options={causes} errors={errors?.cause} />
      <FileField
        name="file_ids"
        id="return-photos"
        label={t('returns.photos')}
        hint={t('returns.photosHint')}
        accept="image/jpeg,image/png,image/gif"
        types={t('returns.photoTypes')}
        max={maxReturnPhotos}
        errors={errors?.file_ids}
        optional
      />
    </>
  )
}

/** How many of a line the client has and can return. */
const returnableOf = ({ is_returnable, shipped, returned }: GoodsLine): number => (is_returnable ? shipped - returned : 0)

/** The delivery code, or photos and the reason in its place. */
function DeliveryFields({ goods: { codes_left }, errors }: Props) {
  const { t } = useTranslation('orders')
  return (
    <>
      {codes_left > 0 ? (
        <TextInput
          name="code"
          id="delivery-code"
          label={t('goods.enterCode')}
          inputMode="numeric"
          dir="ltr"
          maxLength={6}
          errors={errors?.code}
        />
      ) : (
        <p className="font-medium text-bad">{t('goods.codesLeft')}</p>
      )}
      <details open={codes_left === 0 || Boolean(errors?.reason) || undefined}>
        <summary className="py-1 font-medium text-brand">{t('goods.noCode')}</summary>
        <div className="mt-3 flex flex-col gap-4">
          <FileField
            name="proof"
            id="delivery-proof"
            label={t('goods.proof')}
            hint={t('goods.proofHint')}
            accept="image/jpeg,image/png,image/gif"
            types={t('returns.photoTypes')}
            max={maxProofPhotos}
            errors={errors?.file_ids}
            optional
          />
          <Textarea
            name="reason"
            id="delivery-reason"
            label={t('goods.reason')}
            rows={2}
            maxLength={500}
            optional
            errors={errors?.reason}
          />
        </div>
      </details>
    </>
  )
}

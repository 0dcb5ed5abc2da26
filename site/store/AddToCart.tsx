import type { ProductUnit } from '@wasl/shared/contract/store.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'
import { ActionForm } from '../forms/ActionForm.tsx'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import { Field } from '../forms/Field.tsx'
import type { FieldErrors } from '../server/api-error.server.ts'
import { Button } from '../ui/Button.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useRootData } from '../ui/root-data.ts'

/** What became of the form: added, or why not. `id`: of the next addition, which is made once however often the form is sent. */
export type Addition = { id: string; isAdded: boolean; msg?: string; errors?: FieldErrors }

// More of one product are entered in the cart.
const mostAtOnce = 10

/** Puts a unit into the cart of a client or guest, as a form that needs no script. */
export function AddToCart({ unit, addition: { id, isAdded, msg, errors } }: { unit: ProductUnit; addition: Addition }) {
  const { t } = useTranslation('store')
  const viewer = useRootData()?.viewer
  const busy = useNavigation().state === 'submitting'
  if (viewer && viewer.role !== 'client')
    return <p className="text-muted">{t(viewer.role === 'colleague' ? 'cart.colleague' : 'cart.clientsOnly')}</p>
  const labels = { quantity: t('cart.quantity'), unit_id: '' }
  const most = Math.min(mostAtOnce, unit.left ?? mostAtOnce)
  return (
    <>
      {isAdded && <AddedNote />}
      {unit.is_available && (
        <ActionForm method="post" noValidate preventScrollReset className="flex flex-col gap-4">
          <ErrorSummary msg={msg} errors={errors} labels={labels} />
          <input type="hidden" name="unit_id" value={unit.id} />
          <input type="hidden" name="addition_id" value={id} />
          <div className="flex items-end gap-3">
            <Field name="quantity" label={labels.quantity}>
              <select id="quantity" name="quantity" className="input w-24">
                {Array.from({ length: most }, (_, at) => at + 1).map((quantity) => (
                  <option key={quantity}>{quantity}</option>
                ))}
              </select>
            </Field>
            <Button size="large" icon="bag" busy={busy} className="grow">
              {t('cart.add')}
            </Button>
          </div>
        </ActionForm>
      )}
    </>
  )
}

function AddedNote() {
  const { t } = useTranslation('store')
  return (
    <div role="status" className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-good-soft p-4">
      <p className="flex items-center gap-2 font-medium text-good">
        <Icon name="check-circle" />
        {t('cart.added')}
      </p>
      <ButtonLink to={pages.cart()} tone="plain" size="small">
        {t('cart.open')}
      </ButtonLink>
    </div>
  )
}

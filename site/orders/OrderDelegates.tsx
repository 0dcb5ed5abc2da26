import type { OrderPage } from '@wasl/shared/contract/orders.ts'
import { deliveryLegs } from '@wasl/shared/lifecycle/delivery-legs.ts'
import { useTranslation } from 'react-i18next'
import { ActionForm } from '../forms/ActionForm.tsx'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import { Select } from '../forms/Select.tsx'
import { useText } from '../i18n/locale.ts'
import type { ApiFailure } from '../server/api-error.server.ts'
import { Badge } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'

type Delegates = NonNullable<OrderPage['delegates']>
type Props = { delegates: Delegates; failure: ApiFailure | null }

/** Who delivers an order, for those of its provider who assign it. */
export function OrderDelegates({ delegates: { legs, candidates }, failure }: Props) {
  const { t } = useTranslation('orders')
  const text = useText()
  return (
    <Card title={t('delegates.title')}>
      {failure && <ErrorSummary msg={failure.msg} errors={failure.errors} />}
      <ul className="flex flex-col gap-5">
        {legs.map(({ leg, delegation }) => (
          <li key={leg} className="flex flex-col gap-3">
            <h3 className="text-base">{text(deliveryLegs[leg])}</h3>
            {delegation && (
              <p className="flex flex-wrap items-center gap-2">
                <bdi className="font-medium">{delegation.user.name}</bdi>
                <Badge tone={delegation.status === 'started' ? 'warn' : 'note'}>{t(`delegates.status.${delegation.status}`)}</Badge>
              </p>
            )}
            <AssignForm leg={leg} candidates={candidates.filter(({ id }) => id !== delegation?.user.id)} isReplaced={delegation !== null} />
            {delegation && (
              <ActionForm method="post" preventScrollReset>
                <input type="hidden" name="intent" value="release_delegate" />
                <input type="hidden" name="leg" value={leg} />
                <Button tone="plain" size="small">
                  {t('delegates.release')}
                </Button>
              </ActionForm>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

type AssignProps = { leg: Delegates['legs'][number]['leg']; candidates: Delegates['candidates']; isReplaced: boolean }

function AssignForm({ leg, candidates, isReplaced }: AssignProps) {
  const { t } = useTranslation('orders')
  if (candidates.length === 0) return isReplaced ? null : <p className="text-sm text-muted">{t('delegates.nobody')}</p>
  return (
    <ActionForm method="post" preventScrollReset className="flex flex-wrap items-end gap-3">
      <input type="hidden" name="intent" value="assign_delegate" />
      <input type="hidden" name="leg" value={leg} />
      <Select
        name="user_id"
        id={`delegate-${leg}`}
        label={t('delegates.who')}
        className="min-w-0 grow basis-40"
        options={candidates.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Button tone="plain">{t(isReplaced ? 'delegates.replace' : 'delegates.assign')}</Button>
    </ActionForm>
  )
}

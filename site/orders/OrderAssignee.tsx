import type { OrderPage } from '@wasl/shared/contract/orders.ts'
import { useTranslation } from 'react-i18next'
import { ActionForm } from '../forms/ActionForm.tsx'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import { Select } from '../forms/Select.tsx'
import type { ApiFailure } from '../server/api-error.server.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'

type Props = { order: Pick<OrderPage, 'assignee' | 'candidates'>; failure: ApiFailure | null }

/** Who of the provider handles an order; for those who manage such orders, with the choice of somebody else. */
export function OrderAssignee({ order: { assignee, candidates }, failure }: Props) {
  const { t } = useTranslation('orders')
  const others = candidates.filter(({ id }) => id !== assignee?.id)
  return (
    <Card title={t('assignee.title')}>
      {failure && <ErrorSummary msg={failure.msg} errors={failure.errors} />}
      <p>{assignee ? <bdi className="font-medium">{assignee.name}</bdi> : <span className="text-muted">{t('assignee.nobody')}</span>}</p>
      {others.length > 0 && (
        <ActionForm method="post" preventScrollReset className="mt-4 flex flex-wrap items-end gap-3">
          <input type="hidden" name="intent" value="assign" />
          <Select
            name="user_id"
            id="assignee"
            label={t('assignee.who')}
            className="min-w-0 grow basis-40"
            options={others.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <Button tone="plain">{t('delegates.assign')}</Button>
        </ActionForm>
      )}
      {assignee && candidates.length > 0 && (
        <ActionForm method="post" preventScrollReset className="mt-3">
          <input type="hidden" name="intent" value="unassign" />
          <Button tone="plain" size="small">
            {t('assignee.remove')}
          </Button>
        </ActionForm>
      )}
    </Card>
  )
}

import type { OrderDraftCard } from '@wasl/shared/contract/order-drafts.ts'
import * as resourceRoutes from '@wasl/shared/pages/resource-routes.ts'
import { useTranslation } from 'react-i18next'
import { Form, useLocation } from 'react-router'
import { useLocale, useText } from '../i18n/locale.ts'
import { draftPath } from '../send-order/draft-path.ts'
import { clearDraft } from '../send-order/drafts.ts'
import { Button } from '../ui/Button.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Card } from '../ui/Card.tsx'

const pathOf = (draft: OrderDraftCard) => draftPath(draft).split('?', 1)[0] ?? ''

/** The client's orders that are not sent yet, each to continue or discard. */
export function OrderDrafts({ drafts }: { drafts: readonly OrderDraftCard[] }) {
  const { t } = useTranslation('send-order')
  const text = useText()
  const locale = useLocale()
  const { pathname, search } = useLocation()
  if (drafts.length === 0) return null
  return (
    <Card title={t('draft.title')}>
      <ul className="-my-3 divide-y divide-line">
        {drafts.map((draft) => {
          const { id, category, services } = draft
          const name = services.map((service) => text(service.name)).join(locale === 'ar' ? '، ' : ', ') || text(category.name)
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <div className="min-w-[min(14rem,100%)] grow basis-0">
                <p className="font-medium wrap-anywhere">{name}</p>
                <p className="text-sm text-muted">{text(category.name)}</p>
              </div>
              <ButtonLink to={draftPath(draft)} tone="soft" aria-label={t('draft.continueNamed', { name })}>
                {t('draft.continue')}
              </ButtonLink>
              <Form method="post" action={resourceRoutes.orderDrafts()} reloadDocument onSubmit={() => clearDraft(pathOf(draft))}>
                <input type="hidden" name="redirect_to" value={pathname + search} />
                <Button tone="plain" icon="trash" name="discard" value={id} aria-label={t('draft.discardNamed', { name })}>
                  {t('draft.discard')}
                </Button>
              </Form>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

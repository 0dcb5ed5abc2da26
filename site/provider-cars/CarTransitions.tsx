import type { OwnCarCard } from '@wasl/shared/contract/provider-cars.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { ActionForm } from '../forms/ActionForm.tsx'
import { Button } from '../ui/Button.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'

const offered = {
  draft: ['submit', 'retire'],
  pending_review: [],
  published: ['hide', 'retire'],
  hidden: ['show', 'retire'],
  stopped: ['retire'],
  retired: [],
} as const
const icons = { submit: 'check', hide: 'eye-off', show: 'eye', retire: 'trash' } as const

/** What a provider does with a car besides editing it. Retiring asks first, as it is final. */
export function CarTransitions({ car: { id, status } }: { car: Pick<OwnCarCard, 'id' | 'status'> }) {
  const { t } = useTranslation('fleet')
  const button = (name: keyof typeof icons) => (
    <Button key={name} tone={name === 'retire' ? 'danger' : 'plain'} size="small" name="intent" value={name} icon={icons[name]}>
      {t(`transition.${name}`)}
    </Button>
  )
  const names: readonly (keyof typeof icons)[] = offered[status]
  return (
    <div className="flex flex-wrap items-start gap-2 sm:ms-auto">
      {status !== 'retired' && (
        <ButtonLink to={pages.ownCarCalendar({ car: id })} tone="plain" size="small" icon="calendar">
          {t('calendar.block')}
        </ButtonLink>
      )}
      {status === 'published' && (
        <ButtonLink to={pages.car({ id })} tone="plain" size="small" icon="eye">
          {t('view')}
        </ButtonLink>
      )}
      <ActionForm method="post" className="flex flex-wrap gap-2">
        {names.filter((name) => name !== 'retire').map(button)}
      </ActionForm>
      {names.includes('retire') && (
        <details>
          <summary className="min-h-9 content-center px-2 text-muted">{t('transition.retire')}</summary>
          <ActionForm method="post" className="mt-2 flex max-w-xs flex-col gap-2">
            <p>{t('transition.retireHint')}</p>
            {button('retire')}
          </ActionForm>
        </details>
      )}
    </div>
  )
}

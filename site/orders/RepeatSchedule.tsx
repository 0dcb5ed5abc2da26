import type { OrderPage } from '@wasl/shared/contract/orders.ts'
import { formatDay } from '@wasl/shared/i18n/format.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { repeatIntervals } from '@wasl/shared/rules/order-repeats.ts'
import { useTranslation } from 'react-i18next'
import { ActionForm } from '../forms/ActionForm.tsx'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import { Select } from '../forms/Select.tsx'
import { useText } from '../i18n/locale.ts'
import type { ApiFailure } from '../server/api-error.server.ts'
import { Button } from '../ui/Button.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Card } from '../ui/Card.tsx'
import { Ltr } from '../ui/Ltr.tsx'

type Props = { order: Pick<OrderPage, 'repeat'>; failure: ApiFailure | null }

/** Reminds the client of a completed order in an interval, and sends it again with one press. */
export function RepeatSchedule({ order: { repeat }, failure }: Props) {
  const { t } = useTranslation('orders')
  const text = useText()
  const options = Object.entries(repeatIntervals).map(([value, label]) => ({ value, label: text(label) }))
  return (
    <Card title={t('schedule.title')}>
      <div className="flex flex-col gap-4">
        <ErrorSummary msg={failure?.msg} errors={failure?.errors} />
        {repeat && (
          <>
            <p>
              {text(repeatIntervals[repeat.every])}. {t('schedule.next')} <Ltr>{formatDay(repeat.next_on)}</Ltr>
            </p>
            {repeat.sent_as ? (
              <ButtonLink to={pages.order({ id: repeat.sent_as })} tone="plain">
                {t('schedule.openSent')}
              </ButtonLink>
            ) : (
              <ActionForm method="post" className="flex flex-col gap-2">
                <input type="hidden" name="intent" value="send_repeat" />
                <Button className="w-full">{t('schedule.send')}</Button>
                <p className="text-sm text-muted">{t('schedule.sendHint')}</p>
              </ActionForm>
            )}
          </>
        )}
        <ActionForm method="post" className="flex flex-col gap-3">
          <Select name="every" label={t('schedule.every')} options={options} defaultValue={repeat?.every ?? 'month'} />
          <div className="flex flex-wrap gap-3">
            <Button tone="plain" name="intent" value="repeat">
              {t(repeat ? 'schedule.change' : 'schedule.start')}
            </Button>
            {repeat && (
              <Button tone="danger" name="intent" value="stop_repeat">
                {t('schedule.stop')}
              </Button>
            )}
          </div>
        </ActionForm>
        {!repeat && <p className="text-sm text-muted">{t('schedule.hint')}</p>}
      </div>
    </Card>
  )
}

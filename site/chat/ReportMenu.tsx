import { reportReasons } from '@wasl/shared/contract/choices.ts'
import { typedEntries } from '@wasl/shared/utils/typed-entries.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'react-router'
import { useText } from '../i18n/locale.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'

/** Reports a message of the other side to the administration. Works without a script. */
export function ReportMenu({ seq }: { seq: number }) {
  const { t } = useTranslation('chat')
  const text = useText()
  const id = useId()
  return (
    <details className="open:w-full">
      <summary className="inline-flex min-h-6 cursor-pointer items-center gap-1 rounded-control hover:text-brand">
        <Icon name="more" size={16} />
        <span className="sr-only">{t('messageOptions')}</span>
      </summary>
      <Form method="post" className="card mt-1 flex flex-col gap-3 p-3 text-sm text-ink">
        <input type="hidden" name="intent" value="report" />
        <input type="hidden" name="seq" value={seq} />
        <label htmlFor={`${id}-reason`}>{t('reportReason')}</label>
        <select id={`${id}-reason`} name="reason" className="input">
          {typedEntries(reportReasons).map(([reason, label]) => (
            <option key={reason} value={reason}>
              {text(label)}
            </option>
          ))}
        </select>
        <label htmlFor={`${id}-note`}>{t('reportNote')}</label>
        <input id={`${id}-note`} name="note" dir="auto" maxLength={500} className="input" />
        <Button tone="danger" size="small">
          {t('reportSend')}
        </Button>
      </Form>
    </details>
  )
}

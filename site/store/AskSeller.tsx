import { useTranslation } from 'react-i18next'
import { ActionForm } from '../forms/ActionForm.tsx'
import { controlProps, Field } from '../forms/Field.tsx'
import { Button } from '../ui/Button.tsx'
import { useRootData } from '../ui/root-data.ts'

/** The form of a question: its id, what is typed in it, and why it was rejected. */
export type Question = { newId: string; text: string; maxLength: number; isReturning: boolean; errors?: readonly string[] }

type Props = { question: Question; hidesContacts: boolean }

/** Asks the seller of a product in a chat, as a form that needs no script. */
export function AskSeller({ question: { newId, text, maxLength, isReturning, errors }, hidesContacts }: Props) {
  const { t } = useTranslation('store')
  const viewer = useRootData()?.viewer
  if (viewer && viewer.role !== 'client') return null
  const isOpen = isReturning || errors !== undefined
  const field = {
    name: 'question',
    label: t('ask.question'),
    hint: viewer ? t(hidesContacts ? 'ask.hiddenHint' : 'ask.hint') : t('ask.guestHint'),
    errors,
  }
  return (
    <details open={isOpen} id="ask" className="group border-t border-line pt-2">
      <summary className="flex min-h-11 items-center font-medium text-brand">{t('ask.title')}</summary>
      <ActionForm key={newId} method="post" noValidate preventScrollReset className="flex flex-col gap-3 pt-2">
        <input type="hidden" name="intent" value="ask" />
        <input type="hidden" name="client_id" value={newId} />
        <Field {...field}>
          <textarea
            {...controlProps(field)}
            {...{ rows: 3, maxLength, defaultValue: text, autoFocus: isOpen }}
            dir="auto"
            className="input"
            aria-required
          />
        </Field>
        <Button tone="soft" icon="message">
          {t('ask.send')}
        </Button>
      </ActionForm>
    </details>
  )
}

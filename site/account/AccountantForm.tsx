import type { AccountantView } from '@wasl/shared/contract/accountant.ts'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'
import { ActionForm } from '../forms/ActionForm.tsx'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import { TextInput } from '../forms/TextInput.tsx'
import type { FieldErrors } from '../server/api-error.server.ts'
import { Badge } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Ltr } from '../ui/Ltr.tsx'

type Failure = { msg: string; errors: FieldErrors; values: Readonly<Partial<Record<string, string>>> }

const tones = { unconfirmed: 'warn', confirmed: 'good', stopped: 'bad' } as const

/** Where the tax documents of a company are also sent. */
export function AccountantForm({ accountant, failure }: { accountant: AccountantView; failure: Failure | undefined }) {
  const { t } = useTranslation('account')
  const busy = useNavigation().state === 'submitting'
  const { email, state } = accountant
  return (
    <Card title={t('accountant.title')}>
      <p className="-mt-2 mb-5 text-muted">{t('accountant.hint')}</p>
      {state !== 'none' && (
        <div className="mb-5 flex flex-wrap items-center gap-3">
          <Ltr>{email ?? ''}</Ltr>
          <Badge tone={tones[state]}>{t(`accountant.state.${state}`)}</Badge>
          <ActionForm method="post">
            <input type="hidden" name="intent" value="delete_accountant" />
            <Button tone="plain" size="small">
              {t('accountant.remove')}
            </Button>
          </ActionForm>
        </div>
      )}
      <ActionForm method="post" noValidate className="flex max-w-lg flex-col gap-5">
        <input type="hidden" name="intent" value="save_accountant" />
        <ErrorSummary msg={failure?.msg} errors={failure?.errors} labels={{ email: t('accountant.email') }} />
        <TextInput
          name="email"
          type="email"
          dir="ltr"
          label={t('accountant.email')}
          autoComplete="off"
          maxLength={254}
          defaultValue={failure?.values.email ?? (state === 'confirmed' ? '' : (email ?? ''))}
          errors={failure?.errors.email}
        />
        <Button busy={busy} className="self-start">
          {t('accountant.save')}
        </Button>
      </ActionForm>
    </Card>
  )
}

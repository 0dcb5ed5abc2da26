import { deletionPhrase } from '@wasl/shared/contract/choices.ts'
import type { DeletionObstacle } from '@wasl/shared/contract/personal-data.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'
import { ActionForm } from '../forms/ActionForm.tsx'
import { PasswordInput } from '../forms/PasswordInput.tsx'
import { TextInput } from '../forms/TextInput.tsx'
import { useLocale } from '../i18n/locale.ts'
import type { FieldErrors } from '../server/api-error.server.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { useRootData } from '../ui/root-data.ts'

type Props = { obstacles: readonly DeletionObstacle[]; errors: FieldErrors | undefined }

/** Deletes the account with password and typed word, or says what has to be finished before. */
export function DeleteAccount({ obstacles, errors = {} }: Props) {
  const { t } = useTranslation('account')
  const locale = useLocale()
  const isClient = useRootData()?.viewer?.role === 'client'
  const busy = useNavigation().formData?.get('intent') === 'delete_account'
  return (
    <Card title={t('privacy.delete')}>
      <p className="-mt-2 mb-4 text-muted">{t('privacy.deleteHint')}</p>
      {obstacles.length > 0 ? (
        <div className="rounded-card bg-caution-soft p-4">
          <p className="font-medium">{t('privacy.blockedBy')}</p>
          <ul className="mt-1 list-disc ps-5">
            {obstacles.map((obstacle) => (
              <li key={obstacle}>
                {t(`privacy.obstacles.${obstacle}`)}
                {isClient && (obstacle === 'balance' || obstacle === 'open_withdrawal') && (
                  <>
                    {' '}
                    <PageLink to={pages.withdraw()} className="font-medium underline underline-offset-4">
                      {t('privacy.withdraw')}
                    </PageLink>
                  </>
                )}
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <ActionForm method="post" noValidate className="flex max-w-lg flex-col gap-5">
          <PasswordInput name="password" label={t('privacy.password')} autoComplete="current-password" errors={errors.password} />
          <TextInput
            name="confirmation"
            label={t('privacy.confirmation', { word: deletionPhrase[locale] })}
            autoComplete="off"
            errors={errors.confirmation}
          />
          <Button tone="danger" icon="trash" name="intent" value="delete_account" busy={busy} className="self-start">
            {t('privacy.submit')}
          </Button>
        </ActionForm>
      )}
    </Card>
  )
}

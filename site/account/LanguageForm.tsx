import type { Profile } from '@wasl/shared/contract/accounts.ts'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'
import { ActionForm } from '../forms/ActionForm.tsx'
import { RadioCards } from '../forms/RadioCards.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'

/** The language of the account. */
export function LanguageForm({ profile }: { profile: Profile }) {
  const { t } = useTranslation('account')
  const busy = useNavigation().formData?.get('intent') === 'save_language'
  return (
    <Card>
      <ActionForm method="post" preventScrollReset className="flex flex-col gap-6">
        <RadioCards
          name="locale"
          legend={t('settings.language')}
          hint={t('settings.languageHint')}
          defaultValue={profile.locale}
          options={[
            { value: 'ar', label: t('settings.languages.ar') },
            { value: 'en', label: t('settings.languages.en') },
          ]}
        />
        <Button name="intent" value="save_language" size="large" busy={busy} className="self-start">
          {t('settings.saveLanguage')}
        </Button>
      </ActionForm>
    </Card>
  )
}
